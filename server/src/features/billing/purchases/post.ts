import type { Database } from '../../../platform/db/database.ts';
import { tellPerson } from '../../messaging/outbox/index.ts';
import { type BillingOptions, pages } from './billing-options.ts';
import { findBuyer, type PurchaseRow } from './purchases.queries.ts';
import { nameOf } from './what-is-sold.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface About {
  readonly firstName: string;
  readonly what: string;
  readonly totalPaise: number;
  readonly url: string;
  /** Where plans are chosen. */
  readonly plansUrl: string;
}

/** Writes to the buyer of a purchase, once under each key. */
export const createPost =
  ({ outbox, publicUrl }: Pick<BillingOptions, 'outbox' | 'publicUrl'>) =>
  async (
    trx: Database,
    purchase: Pick<PurchaseRow, 'recruiter_id' | 'plan' | 'month' | 'credits' | 'total_paise'>,
    dedupeKey: string,
    write: (about: About) => Mail,
  ): Promise<void> => {
    const buyer = await findBuyer(trx, purchase.recruiter_id);
    const mail = write({
      firstName: buyer.first_name,
      what: nameOf(purchase),
      totalPaise: purchase.total_paise,
      url: `${publicUrl}${pages.payment}`,
      plansUrl: `${publicUrl}${pages.subscription}`,
    });
    await tellPerson(outbox, trx, buyer, { mail, message: `Callboard: ${mail.subject}`, dedupeKey });
  };
export type Post = ReturnType<typeof createPost>;
