import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { reclaimCredits } from '../credits/index.ts';
import type { PaymentGateway } from '../payment-gateways/index.ts';
import { paidTwiceEmail, refundedEmail } from './billing.emails.ts';
import { purchaseRefunded } from './billing.events.ts';
import type { Seller } from './billing-options.ts';
import { issueInvoice } from './invoice/issue-invoice.ts';
import * as orders from './orders.queries.ts';
import { monthsLater } from './plan-months.ts';
import { endPlan } from './plans.ts';
import { afterEvent } from './purchase.policy.ts';
import * as queries from './purchases.queries.ts';
import type { SendBillingEmail } from './send-billing-email.ts';
import { findSubscription } from './subscriptions.queries.ts';

interface RefundContext {
  readonly gateway: PaymentGateway['name'];
  readonly paymentRef: string;
  readonly refundRef: string;
  readonly events: EventRecorder;
  readonly sendBillingEmail: SendBillingEmail;
  readonly seller: Seller;
  readonly now: Date;
}

/** Ends the plan when its current month was refunded. */
const endRefundedPlan = async (trx: Database, purchase: queries.PurchaseRow, now: Date) => {
  if (purchase.subscription_id === null) return;
  const row = await findSubscription(trx, purchase.subscription_id);
  const isLastPaid = purchase.month === monthsLater(row.counted_from, row.months - 1);
  if (row.status !== 'ended' && isLastPaid) await endPlan(trx, row.id, now);
};

/**
 * Reclaims unspent credits and issues a credit note. An extra payment is only refunded. Idempotent; the
 * caller holds the recruiter's lock.
 */
export async function recordRefund(trx: Database, context: RefundContext): Promise<void> {
  const { gateway, paymentRef, refundRef, events, sendBillingEmail, seller, now } = context;
  const payment = await orders.findPayment(trx, gateway, paymentRef);
  if (!payment || !(await orders.markRefunded(trx, payment.id, refundRef, now))) return;
  const purchase = await queries.lockPurchase(trx, payment.purchase_id);
  if (!payment.settles) {
    await sendBillingEmail(trx, purchase, `paid-twice:${payment.id}`, paidTwiceEmail, {});
    return;
  }
  const status = afterEvent(purchase.status, 'refunded');
  if (!status || purchase.credit_lot_id === null) throw new Error(`Purchase ${purchase.id} was not paid`);
  await queries.changePurchase(trx, purchase.id, { status });
  const creditsReclaimed = await reclaimCredits(trx, {
    recruiterId: purchase.recruiter_id,
    lotId: String(purchase.credit_lot_id),
    atMost: purchase.credits,
    cause: `purchase-refund:${purchase.id}`,
    note: 'The purchase was refunded',
  });
  await endRefundedPlan(trx, purchase, now);
  const { id: purchaseId, recruiter_id: recruiterId } = purchase;
  await events.record(trx, purchaseRefunded, { purchaseId, recruiterId });
  const isPractice = gateway === 'local';
  const creditNote = await issueInvoice(trx, { kind: 'credit_note', purchase, seller, isPractice, now });
  await sendBillingEmail(trx, purchase, `refunded:${purchase.id}`, refundedEmail, {
    creditNote,
    creditsReclaimed,
  });
}
