import type { Database } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { lockCredits } from '../credits/index.ts';
import type { GatewayPayment, PaymentGateway } from '../payment-gateways/index.ts';
import { purchaseFailed } from './billing.events.ts';
import type { BillingOptions } from './billing-options.ts';
import * as orders from './orders.queries.ts';
import { failMonth, noteMandate } from './plans.ts';
import type { Post } from './post.ts';
import { afterEvent, isSettled } from './purchase.policy.ts';
import * as queries from './purchases.queries.ts';
import { bookRefund } from './refund-booking.ts';
import { createSettling, type Received } from './settling.ts';

/** `unknown`: no order of ours. `refused`: another sum than the one we asked for. */
export type Outcome = 'settled' | 'noted' | 'unknown' | 'refused';
export const surplusJob = 'billing/give-back-surplus';

export function createSettlement(options: BillingOptions & { readonly post: Post }) {
  const { db, events, post, seller, complain, now: clock = () => new Date() } = options;
  const settle = createSettling(options);

  const receive = async (trx: Database, context: Received): Promise<Outcome> => {
    const { gateway, order, purchase, payment } = context;
    if (payment.amountPaise !== order.amount_paise || payment.currency !== 'INR') {
      const facts = { purchase: purchase.id, payment: payment.ref, paise: payment.amountPaise };
      complain(facts, 'A payment is of another sum than we asked for. It was not credited.');
      return 'refused';
    }
    if (await orders.findPayment(trx, gateway, payment.ref)) {
      await noteMandate(trx, purchase, payment);
    } else {
      const settles = !isSettled(purchase.status);
      const id = await orders.insertPayment(trx, {
        order_id: order.id,
        purchase_id: purchase.id,
        gateway,
        payment_ref: payment.ref,
        amount_paise: payment.amountPaise,
        settles,
        received_at: context.now,
      });
      if (settles) await settle(trx, context);
      else if (payment.refundedPaise === 0)
        await addJob(trx, { name: surplusJob, payload: { paymentId: id }, key: `${surplusJob}:${id}` });
    }
    return 'settled';
  };

  const noteFailure = async (
    trx: Database,
    { order, purchase, payment, now }: Received,
  ): Promise<Outcome> => {
    await orders.markOrderFailed(trx, order.id, now);
    const [newest] = await orders.listOrders(trx, purchase.id);
    // What failed before another attempt began says nothing about that one, however often it is told.
    const isOld = newest?.id !== order.id || (order.failed_at !== null && purchase.status === 'waiting');
    if (isOld) return 'noted';
    await fail(trx, purchase, payment.failure ?? 'The bank refused the payment');
    return 'noted';
  };

  const fail = async (trx: Database, purchase: queries.PurchaseRow, failure: string) => {
    const status = afterEvent(purchase.status, 'failed');
    if (status !== 'failed') return;
    await queries.changePurchase(trx, purchase.id, { status, failure });
    if (purchase.status === 'failed') return;
    await failMonth(trx, post, purchase, { failure, now: clock() });
    const { id: purchaseId, recruiter_id: recruiterId } = purchase;
    await events.record(trx, purchaseFailed, { purchaseId, recruiterId });
  };

  return {
    /**
     * The one way by which a payment comes to count, whoever tells of it: the browser, a notice, somebody asking
     * or a job. It may be told twice, late and in any order.
     */
    settlePayment: (gateway: PaymentGateway['name'], payment: GatewayPayment, refundRef?: string) =>
      db.transaction().execute(async (trx): Promise<Outcome> => {
        const recruiterId = await orders.findRecruiterOfOrder(trx, gateway, payment.orderRef);
        if (recruiterId === undefined) return 'unknown';
        await lockCredits(trx, recruiterId);
        const order = await orders.findOrder(trx, gateway, payment.orderRef);
        if (!order) return 'unknown';
        const purchase = await queries.lockPurchase(trx, order.purchase_id);
        const context = { gateway, order, purchase, payment, now: clock() };
        if (payment.state === 'failed') return noteFailure(trx, context);
        if (payment.state !== 'captured') return 'noted';
        const outcome = await receive(trx, context);
        if (outcome === 'settled' && payment.refundedPaise >= payment.amountPaise) {
          const known = { gateway, paymentRef: payment.ref, refundRef: refundRef ?? payment.ref };
          await bookRefund(trx, { ...known, events, post, seller, now: context.now });
        }
        return outcome;
      }),

    /** Nobody could be asked, or nobody answered. */
    failPurchase: (purchaseId: number, failure: string) =>
      db.transaction().execute(async (trx) => {
        const found = await queries.findPurchase(trx, purchaseId);
        if (!found) return;
        await lockCredits(trx, found.recruiter_id);
        await fail(trx, await queries.lockPurchase(trx, purchaseId), failure);
      }),
  };
}
export type Settlement = ReturnType<typeof createSettlement>;
