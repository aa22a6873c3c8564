import { changeTypes, planCreditsLastDays } from '@callboard/contract/billing/credits';
import { taxOn, totalOf } from '@callboard/contract/billing/money';
import type { Database } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { giveCredits, lockCredits } from '../credits/index.ts';
import type { GatewayPayment, PaymentGateway } from '../payment-gateways/index.ts';
import { paidEmail } from './billing.emails.ts';
import { creditsPurchased, purchaseFailed } from './billing.events.ts';
import { findDetails } from './billing-details.queries.ts';
import type { BillingOptions } from './billing-options.ts';
import { issueInvoice } from './invoice/issue-invoice.ts';
import type { OrderRow } from './orders.queries.ts';
import * as orders from './orders.queries.ts';
import { failMonth, payMonth, saveMandate } from './plans.ts';
import { afterEvent, isSettled } from './purchase.policy.ts';
import * as queries from './purchases.queries.ts';
import { recordRefund } from './record-refund.ts';
import type { SendBillingEmail } from './send-billing-email.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface PaymentContext {
  readonly gateway: PaymentGateway['name'];
  readonly order: OrderRow;
  readonly purchase: queries.PurchaseRow;
  readonly payment: GatewayPayment;
  readonly now: Date;
}

/** The buyer may have changed their state since. The split of the tax follows if the total stays the same. */
const recalculateTax = async (trx: Database, purchase: queries.PurchaseRow) => {
  const details = await findDetails(trx, purchase.recruiter_id);
  const state_code = details?.state_code ?? purchase.state_code;
  const tax = taxOn(purchase.net_paise, state_code);
  const isSame = totalOf(purchase.net_paise, tax) === purchase.total_paise;
  return isSame ? { ...tax, state_code } : {};
};

const grantCredits = async (trx: Database, { purchase, payment, gateway, now }: PaymentContext) => {
  const { recruiter_id: recruiterId, credits, plan } = purchase;
  if (plan === null) {
    const cause = `purchase:${purchase.id}`;
    const pack = { recruiterId, credits, cause, changeType: changeTypes.purchase, source: 'pack' } as const;
    return { given: await giveCredits(trx, pack), planFields: {} };
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
  return { given, planFields: { subscription_id: subscriptionId, month } };
};

/** Everything a payment causes, in the caller's transaction. The caller holds the locks. */
const createMarkPaid =
  ({
    events,
    sendBillingEmail,
    seller,
  }: Pick<BillingOptions, 'events' | 'seller'> & { readonly sendBillingEmail: SendBillingEmail }) =>
  async (trx: Database, context: PaymentContext): Promise<void> => {
    const { purchase, now, gateway } = context;
    const { given, planFields } = await grantCredits(trx, context);
    if (!given) throw new Error(`Purchase ${purchase.id} had its credits before it was paid`);
    const tax = await recalculateTax(trx, purchase);
    const paid = { status: 'paid', paid_at: now, failure: null, credit_lot_id: Number(given.lotId) } as const;
    await queries.changePurchase(trx, purchase.id, { ...paid, ...tax, ...planFields });
    const updated = await queries.lockPurchase(trx, purchase.id);
    const isPractice = gateway === 'local';
    const invoiceNumber = await issueInvoice(trx, {
      kind: 'invoice',
      purchase: updated,
      seller,
      isPractice,
      now,
    });
    const { recruiter_id: recruiterId, credits } = updated;
    await events.record(trx, creditsPurchased, { purchaseId: updated.id, recruiterId, credits });
    await sendBillingEmail(trx, updated, `paid:${updated.id}`, paidEmail, {
      invoiceNumber,
      credits,
      isPractice,
    });
  };

/** `unknown`: not our order. `refused`: not the amount we asked for. */
export type Outcome = 'settled' | 'noted' | 'unknown' | 'refused';
export const surplusJob = 'billing/give-back-surplus';

export function createPaymentApplier(
  options: BillingOptions & { readonly sendBillingEmail: SendBillingEmail },
) {
  const { db, events, sendBillingEmail, seller, complain, now: clock = () => new Date() } = options;
  const markPaid = createMarkPaid(options);

  const recordPayment = async (trx: Database, context: PaymentContext): Promise<Outcome> => {
    const { gateway, order, purchase, payment } = context;
    if (payment.amountPaise !== order.amount_paise || payment.currency !== 'INR') {
      const facts = { purchase: purchase.id, payment: payment.ref, paise: payment.amountPaise };
      complain(facts, 'A payment is of another sum than we asked for. It was not credited.');
      return 'refused';
    }
    if (await orders.findPayment(trx, gateway, payment.ref)) {
      await saveMandate(trx, purchase, payment);
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
      if (settles) await markPaid(trx, context);
      else if (payment.refundedPaise === 0)
        await addJob(trx, { name: surplusJob, payload: { paymentId: id }, key: `${surplusJob}:${id}` });
    }
    return 'settled';
  };

  const recordFailure = async (
    trx: Database,
    { order, purchase, payment, now }: PaymentContext,
  ): Promise<Outcome> => {
    await orders.markOrderFailed(trx, order.id, now);
    const [newest] = await orders.listOrders(trx, purchase.id);
    // A failure of an earlier attempt says nothing about the current one.
    const isOutdated = newest?.id !== order.id || (order.failed_at !== null && purchase.status === 'waiting');
    if (isOutdated) return 'noted';
    await fail(trx, purchase, payment.failure ?? 'The bank declined the payment');
    return 'noted';
  };

  const fail = async (trx: Database, purchase: queries.PurchaseRow, failure: string) => {
    const status = afterEvent(purchase.status, 'failed');
    if (status !== 'failed') return;
    await queries.changePurchase(trx, purchase.id, { status, failure });
    if (purchase.status === 'failed') return;
    await failMonth(trx, sendBillingEmail, purchase, { failure, now: clock() });
    const { id: purchaseId, recruiter_id: recruiterId } = purchase;
    await events.record(trx, purchaseFailed, { purchaseId, recruiterId });
  };

  return {
    /**
     * Every payment is applied here, whether a browser, a webhook, a request or a job reports it. It may be
     * reported twice, late and in any order.
     */
    applyPayment: (gateway: PaymentGateway['name'], payment: GatewayPayment, refundRef?: string) =>
      db.transaction().execute(async (trx): Promise<Outcome> => {
        const recruiterId = await orders.findRecruiterOfOrder(trx, gateway, payment.orderRef);
        if (recruiterId === undefined) return 'unknown';
        await lockCredits(trx, recruiterId);
        const order = await orders.findOrder(trx, gateway, payment.orderRef);
        if (!order) return 'unknown';
        const purchase = await queries.lockPurchase(trx, order.purchase_id);
        const context = { gateway, order, purchase, payment, now: clock() };
        if (payment.state === 'failed') return recordFailure(trx, context);
        if (payment.state !== 'captured') return 'noted';
        const outcome = await recordPayment(trx, context);
        if (outcome === 'settled' && payment.refundedPaise >= payment.amountPaise) {
          const refs = { gateway, paymentRef: payment.ref, refundRef: refundRef ?? payment.ref };
          await recordRefund(trx, { ...refs, events, sendBillingEmail, seller, now: context.now });
        }
        return outcome;
      }),

    /** For a payment that could not be made, or that the bank never answered. */
    failPurchase: (purchaseId: number, failure: string) =>
      db.transaction().execute(async (trx) => {
        const found = await queries.findPurchase(trx, purchaseId);
        if (!found) return;
        await lockCredits(trx, found.recruiter_id);
        await fail(trx, await queries.lockPurchase(trx, purchaseId), failure);
      }),
  };
}
export type PaymentApplier = ReturnType<typeof createPaymentApplier>;
