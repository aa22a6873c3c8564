import type { Database } from '../../../platform/db/database.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { creditsPurchased, purchaseFailed, purchaseRefunded } from './billing.events.ts';
import { pages } from './billing-options.ts';
import { rupees } from './money-in-text.ts';
import { findPurchase, type PurchaseRow } from './purchases.queries.ts';
import { nameOf } from './what-is-sold.ts';

/** The letters about money say more, and are written by those who move it. */
const kind = { notificationType: 2, topic: 'credits', letters: 'none' } as const;

const tell = async (
  trx: Database,
  purchaseId: number,
  which: (purchase: PurchaseRow) => boolean = () => true,
) => {
  const purchase = await findPurchase(trx, purchaseId);
  if (!purchase || !which(purchase)) return undefined;
  const { credits, total_paise, failure } = purchase;
  return {
    variables: {
      what: nameOf(purchase),
      sum: rupees(total_paise),
      credits: String(credits),
      why: (failure ?? 'The bank refused it').replace(/\.$/, ''),
    },
  };
};

const isRenewal = ({ subscription_id }: PurchaseRow) => subscription_id !== null;

export const billingNotifications: readonly NotificationKind[] = [
  notification({
    ...kind,
    ref: 'billing.paid',
    event: creditsPurchased,
    words: {
      message: 'We received **{{sum}}** for your {{what}}. **{{credits}} credits** were added.',
      path: pages.payment,
    },
    to: ({ recruiterId }) => recruiterId,
    tell: (trx, { purchaseId }) => tell(trx, purchaseId),
  }),
  notification({
    ...kind,
    ref: 'billing.failed',
    event: purchaseFailed,
    words: {
      message: 'Your payment of **{{sum}}** for the {{what}} did not go through: {{why}}. Nothing is owed.',
      path: pages.payment,
    },
    to: ({ recruiterId }) => recruiterId,
    tell: (trx, { purchaseId }) => tell(trx, purchaseId, (purchase) => !isRenewal(purchase)),
  }),
  notification({
    ...kind,
    ref: 'billing.renewal-failed',
    event: purchaseFailed,
    words: {
      message: 'Your {{what}} could not be renewed: {{why}}. Credits you have stay yours.',
      path: pages.subscription,
    },
    to: ({ recruiterId }) => recruiterId,
    tell: (trx, { purchaseId }) => tell(trx, purchaseId, isRenewal),
  }),
  notification({
    ...kind,
    ref: 'billing.refunded',
    event: purchaseRefunded,
    words: {
      message: '**{{sum}}** for your {{what}} go back to where you paid from.',
      path: pages.payment,
    },
    to: ({ recruiterId }) => recruiterId,
    tell: (trx, { purchaseId }) => tell(trx, purchaseId),
  }),
];
