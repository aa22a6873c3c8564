import { changeTypes, planCreditsLastDays } from '@callboard/contract/billing/credits';
import { taxOn, totalOf } from '@callboard/contract/billing/money';
import type { Database } from '../../../platform/db/database.ts';
import { giveCredits } from '../credits/index.ts';
import type { GatewayPayment, PaymentGateway } from '../payment-gateways/index.ts';
import { paidEmail } from './billing.emails.ts';
import { creditsPurchased } from './billing.events.ts';
import { findDetails } from './billing-details.queries.ts';
import type { BillingOptions } from './billing-options.ts';
import { issueInvoice } from './invoice/issue-invoice.ts';
import type { OrderRow } from './orders.queries.ts';
import { payMonth } from './plans.ts';
import type { Post } from './post.ts';
import * as queries from './purchases.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A payment that came, for an order and a purchase of ours. */
export interface Received {
  readonly gateway: PaymentGateway['name'];
  readonly order: OrderRow;
  readonly purchase: queries.PurchaseRow;
  readonly payment: GatewayPayment;
  readonly now: Date;
}

/** The buyer may have said since where they are: the tax is split anew if the sum stays. */
const taxed = async (trx: Database, purchase: queries.PurchaseRow) => {
  const details = await findDetails(trx, purchase.recruiter_id);
  const state_code = details?.state_code ?? purchase.state_code;
  const tax = taxOn(purchase.net_paise, state_code);
  const isSame = totalOf(purchase.net_paise, tax) === purchase.total_paise;
  return isSame ? { ...tax, state_code } : {};
};

const give = async (trx: Database, { purchase, payment, gateway, now }: Received) => {
  const { recruiter_id: recruiterId, credits, plan } = purchase;
  if (plan === null) {
    const cause = `purchase:${purchase.id}`;
    const pack = { recruiterId, credits, cause, changeType: changeTypes.purchase, source: 'pack' } as const;
    return { given: await giveCredits(trx, pack), sold: {} };
  }
  const { subscriptionId, month } = await payMonth(trx, purchase, payment, { gateway, now });
  const given = await giveCredits(trx, {
    recruiterId,
    credits,
    plan,
    planMonth: month,
    changeType: changeTypes.bonus,
    source: 'plan',
    cause: `plan:${subscriptionId}:${month}`,
    expiresAt: new Date(now.getTime() + planCreditsLastDays * dayMs),
  });
  return { given, sold: { subscription_id: subscriptionId, month } };
};

/** All that follows from a payment, in the caller's transaction. The caller holds the locks. */
export const createSettling =
  ({ events, post, seller }: Pick<BillingOptions, 'events' | 'seller'> & { readonly post: Post }) =>
  async (trx: Database, context: Received): Promise<void> => {
    const { purchase, now, gateway } = context;
    const { given, sold } = await give(trx, context);
    if (!given) throw new Error(`Purchase ${purchase.id} had its credits before it was paid`);
    const tax = await taxed(trx, purchase);
    const paid = { status: 'paid', paid_at: now, failure: null, credit_lot_id: Number(given.lotId) } as const;
    await queries.changePurchase(trx, purchase.id, { ...paid, ...tax, ...sold });
    const settled = await queries.lockPurchase(trx, purchase.id);
    const isPractice = gateway === 'local';
    const invoiceNumber = await issueInvoice(trx, {
      kind: 'invoice',
      purchase: settled,
      seller,
      isPractice,
      now,
    });
    const { recruiter_id: recruiterId, credits } = settled;
    await events.record(trx, creditsPurchased, { purchaseId: settled.id, recruiterId, credits });
    await post(trx, settled, `paid:${settled.id}`, paidEmail, {
      invoiceNumber,
      credits,
      isPractice,
    });
  };
