import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { createAttempts } from './attempts.ts';
import { createBillingDetails } from './billing-details.service.ts';
import type { BillingOptions } from './billing-options.ts';
import { createBuying } from './buying.service.ts';
import { createInvoices } from './invoice/invoices.service.ts';
import { offersAt } from './offers.ts';
import { letGoOfNoticeWords } from './orders.queries.ts';
import { createPaying } from './paying.service.ts';
import { createPost } from './post.ts';
import { createPurchaseReader } from './purchase-reader.ts';
import { createReconciling } from './reconciling.ts';
import { createRefunds } from './refunds.service.ts';
import { createRenewals } from './renewals.service.ts';
import { createSettlement } from './settlement.ts';
import { createSubscriptions } from './subscriptions.service.ts';
import { createWebhooks } from './webhooks.service.ts';

export const renewJob = 'billing/renew-plans';
export const reconcileJob = 'billing/reconcile';
const noticeWordsKeptDays = 30;

export function createBilling(options: BillingOptions) {
  const post = createPost(options);
  const settlement = createSettlement({ ...options, post });
  const attempts = createAttempts({ ...options, settlement });
  const reader = createPurchaseReader(options);
  const parts = { ...options, post, settlement, attempts, reader };
  const refunds = createRefunds(parts);
  const reconciling = createReconciling(parts);
  const renewals = createRenewals(parts);
  return {
    offers: () => offersAt(options.payments),
    buying: createBuying(parts),
    paying: createPaying(parts),
    reader,
    webhooks: createWebhooks(parts),
    invoices: createInvoices(parts),
    details: createBillingDetails(options),
    subscriptions: createSubscriptions(options),
    renewals,
    reconciling,
    refunds,
    jobs: [
      ...refunds.jobs,
      ...reconciling.jobs,
      dailyJob({
        name: reconcileJob,
        at: '20:40',
        run: async () => {
          await letGoOfNoticeWords(options.db, noticeWordsKeptDays);
          await reconciling.reconcile();
        },
      }),
      // Ten in the morning in Mumbai: who is told that a payment failed can do something about it.
      dailyJob({ name: renewJob, at: '04:30', run: () => renewals.renewDue() }),
    ],
  };
}
export type Billing = ReturnType<typeof createBilling>;
