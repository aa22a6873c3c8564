import type { Database } from '../../../platform/db/database.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { creditsPurchased, purchaseFailed, purchaseRefunded } from './billing.events.ts';
import { pages } from './billing-options.ts';
import { rupees } from './format-money.ts';
import { nameOf } from './products.ts';
import { findPurchase, type PurchaseRow } from './purchases.queries.ts';

/** The services that move money send longer emails of their own. */
const kind = { notificationType: 2, topic: 'credits', emails: 'none' } as const;

const loadContent = async (
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
      why: (failure ?? 'The bank declined it').replace(/\.$/, ''),
    },
  };
};

const isRenewal = ({ subscription_id }: PurchaseRow) => subscription_id !== null;

export const billingNotifications: readonly NotificationKind[] = [
  notification({
    ...kind,
    ref: 'billing.paid',
    event: creditsPurchased,
    text: {
      message: 'We received **{{sum}}** for your {{what}} and added **{{credits}} credits**.',
      path: pages.payment,
    },
    to: ({ recruiterId }) => recruiterId,
    loadContent: (trx, { purchaseId }) => loadContent(trx, purchaseId),
  }),
  notification({
    ...kind,
    ref: 'billing.failed',
    event: purchaseFailed,
    text: {
      message: 'Your payment of **{{sum}}** for the {{what}} failed: {{why}}. You don’t owe anything.',
      path: pages.payment,
    },
    to: ({ recruiterId }) => recruiterId,
    loadContent: (trx, { purchaseId }) => loadContent(trx, purchaseId, (purchase) => !isRenewal(purchase)),
  }),
  notification({
    ...kind,
    ref: 'billing.renewal-failed',
    event: purchaseFailed,
    text: {
      message: 'Couldn’t renew your {{what}}: {{why}}. You keep your credits.',
      path: pages.subscription,
    },
    to: ({ recruiterId }) => recruiterId,
    loadContent: (trx, { purchaseId }) => loadContent(trx, purchaseId, isRenewal),
  }),
  notification({
    ...kind,
    ref: 'billing.refunded',
    event: purchaseRefunded,
    text: {
      message: 'We’ve refunded **{{sum}}** for your {{what}} to where you paid from.',
      path: pages.payment,
    },
    to: ({ recruiterId }) => recruiterId,
    loadContent: (trx, { purchaseId }) => loadContent(trx, purchaseId),
  }),
];
