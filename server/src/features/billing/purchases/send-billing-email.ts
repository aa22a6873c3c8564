import type { Database } from '../../../platform/db/database.ts';
import type { EmailKind } from '../../../platform/feature/email.ts';
import type { PurchaseFacts } from './billing.emails.ts';
import { type BillingOptions, pages } from './billing-options.ts';
import { nameOf } from './products.ts';
import { findBuyer, type PurchaseRow } from './purchases.queries.ts';

type EmailedPurchase = Pick<PurchaseRow, 'recruiter_id' | 'plan' | 'month' | 'credits' | 'total_paise'>;

/** Sent once per key. */
export const createSendBillingEmail =
  ({ emails, publicUrl }: Pick<BillingOptions, 'emails' | 'publicUrl'>) =>
  async <Facts extends object>(
    trx: Database,
    purchase: EmailedPurchase,
    dedupeKey: string,
    kind: EmailKind<PurchaseFacts & Facts>,
    more: Facts,
  ): Promise<void> => {
    const buyer = await findBuyer(trx, purchase.recruiter_id);
    const facts: PurchaseFacts = {
      firstName: buyer.first_name,
      what: nameOf(purchase),
      totalPaise: purchase.total_paise,
      url: `${publicUrl}${pages.payment}`,
      plansUrl: `${publicUrl}${pages.subscription}`,
    };
    await emails.send(trx, kind, { to: buyer, facts: { ...facts, ...more }, dedupeKey });
  };
export type SendBillingEmail = ReturnType<typeof createSendBillingEmail>;
