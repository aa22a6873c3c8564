import { gstPercent } from '@callboard/contract/billing/money';
import { mostBoughtPack, packs, plans } from '@callboard/contract/billing/purchases';
import { z } from 'zod';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Payments } from '../payment-gateways/index.ts';
import { createPaymentApplier, type PaymentApplier } from './apply-payment.ts';
import { failedEmail } from './billing.emails.ts';
import { createBillingDetails } from './billing-details.service.ts';
import type { BillingOptions } from './billing-options.ts';
import { createBuying } from './buying.service.ts';
import { checkAgainJob, createGatewayOrders, type GatewayOrders } from './gateway-orders.ts';
import { createInvoices } from './invoice/invoices.service.ts';
import * as orders from './orders.queries.ts';
import { deleteOldWebhookBodies } from './orders.queries.ts';
import { createPaying } from './paying.service.ts';
import { afterEvent } from './purchase.policy.ts';
import { createPurchaseReader } from './purchase-reader.ts';
import * as queries from './purchases.queries.ts';
import { createRefunds } from './refunds.service.ts';
import { createRenewals } from './renewals.service.ts';
import { createSendBillingEmail, type SendBillingEmail } from './send-billing-email.ts';
import { createSubscriptions } from './subscriptions.service.ts';
import { createWebhooks } from './webhooks.service.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Nobody returns to a checkout after a day, but a bank may take days for a renewal. */
const checkoutExpiresMs = 24 * hourMs;
const renewalExpiresMs = 4 * 24 * hourMs;

interface ReconcilingOptions extends BillingOptions {
  readonly gatewayOrders: GatewayOrders;
  readonly paymentApplier: PaymentApplier;
  readonly sendBillingEmail: SendBillingEmail;
}

/** Settles purchases that nobody reported to us. */
function createReconciling(options: ReconcilingOptions) {
  const { db, payments, gatewayOrders, paymentApplier, sendBillingEmail, now = () => new Date() } = options;

  const abandon = (id: number) =>
    db.transaction().execute(async (trx) => {
      const { status } = await queries.lockPurchase(trx, id);
      const next = afterEvent(status, 'left');
      if (next && status === 'waiting') await queries.changePurchase(trx, id, { status: next });
    });

  const emailFailure = async (purchase: queries.PurchaseRow) => {
    const [newest] = await orders.listOrders(db, purchase.id);
    const { failure } = purchase;
    // A failed renewal has its own email.
    if (!newest || failure === null || purchase.subscription_id !== null) return;
    await sendBillingEmail(db, purchase, `payment-failed:${newest.id}`, failedEmail, { failure });
  };

  const checkAgain = async (id: number): Promise<void> => {
    if (!payments.gateway) return;
    await gatewayOrders.checkOrders(id);
    const purchase = await queries.findPurchase(db, id);
    if (purchase?.status === 'failed') await emailFailure(purchase);
    if (purchase?.status !== 'waiting') return;
    const [newest] = await orders.listOrders(db, id);
    const age = now().getTime() - (newest ?? purchase).created_at.getTime();
    const isMonth = purchase.subscription_id !== null;
    if (age < (isMonth ? renewalExpiresMs : checkoutExpiresMs)) {
      await gatewayOrders.checkLater(id, age < hourMs ? hourMs : 6 * hourMs);
    } else if (isMonth) await paymentApplier.failPurchase(id, 'The bank didn’t respond');
    else await abandon(id);
  };

  return {
    checkAgain,
    /** Checks everything that has waited for 15 minutes. One failure does not stop the rest. */
    async reconcile(): Promise<void> {
      const waiting = await queries.listWaitingSince(db, new Date(now().getTime() - 15 * minuteMs));
      const results: PromiseSettledResult<void>[] = [];
      for (const id of waiting) results.push(...(await Promise.allSettled([checkAgain(id)])));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    jobs: [
      job({
        name: checkAgainJob,
        payload: z.object({ purchaseId: z.int() }),
        run: ({ purchaseId }) => checkAgain(purchaseId),
      }),
    ],
  };
}

const packSizes = [25, 100, 500] as const;
const planNames = ['free', 'studio', 'agency'] as const;

const offersAt = ({ gateway }: Payments) => ({
  packs: packSizes.map((credits) => {
    const { net_paise } = packs[credits];
    const each_paise = Math.round(net_paise / credits);
    return { credits, net_paise, each_paise, is_most_bought: credits === mostBoughtPack };
  }),
  plans: planNames.map((name) => ({ name, ...plans[name] })),
  gst_percent: gstPercent,
  gateway: gateway?.name ?? null,
});

export const renewJob = 'billing/renew-plans';
export const reconcileJob = 'billing/reconcile';
const webhookBodyKeptDays = 30;

export function createBilling(options: BillingOptions) {
  const sendBillingEmail = createSendBillingEmail(options);
  const paymentApplier = createPaymentApplier({ ...options, sendBillingEmail });
  const gatewayOrders = createGatewayOrders({ ...options, paymentApplier });
  const reader = createPurchaseReader(options);
  const services = { ...options, sendBillingEmail, paymentApplier, gatewayOrders, reader };
  const refunds = createRefunds(services);
  const reconciling = createReconciling(services);
  const renewals = createRenewals(services);
  return {
    offers: () => offersAt(options.payments),
    buying: createBuying(services),
    paying: createPaying(services),
    reader,
    webhooks: createWebhooks(services),
    invoices: createInvoices(services),
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
          await deleteOldWebhookBodies(options.db, webhookBodyKeptDays);
          await reconciling.reconcile();
        },
      }),
      // Ten in the morning in Mumbai, when people can react to a failed payment.
      dailyJob({ name: renewJob, at: '04:30', run: () => renewals.renewDue() }),
    ],
  };
}
export type Billing = ReturnType<typeof createBilling>;
