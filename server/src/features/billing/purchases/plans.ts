import type { Database } from '../../../platform/db/database.ts';
import type { GatewayPayment, PaymentGateway } from '../payment-gateways/index.ts';
import { renewalFailedEmail } from './billing.emails.ts';
import { addDays, dayInIndia, monthsLater } from './plan-months.ts';
import { cancelUnpaidMonths, type PurchaseRow } from './purchases.queries.ts';
import type { SendBillingEmail } from './send-billing-email.ts';
import { afterEvent, retryAfterDays, type SubscriptionEvent } from './subscription.policy.ts';
import * as queries from './subscriptions.queries.ts';

type GatewayName = PaymentGateway['name'];
const noTries = { tries: 0, next_try_on: null, failure: null } as const;

/** Also deletes everything we could charge. */
export async function endPlan(trx: Database, subscriptionId: number, now: Date): Promise<void> {
  const ended = { status: 'ended', ended_at: now, customer_ref: null, mandate_ref: null, next_try_on: null };
  await queries.changeSubscription(trx, subscriptionId, ended);
  await cancelUnpaidMonths(trx, subscriptionId);
}

const nextStatus = (row: queries.SubscriptionRow, event: SubscriptionEvent) => {
  const state = afterEvent(row.status, event);
  if (!state) throw new Error(`A plan that is ${row.status} cannot be ${event}`);
  return state;
};

/** The first month. An earlier plan ends, its credits stay. */
async function startSubscription(
  trx: Database,
  purchase: PurchaseRow,
  payment: GatewayPayment,
  context: MonthContext,
) {
  const active = await queries.findActiveSubscription(trx, purchase.recruiter_id);
  if (active) await endPlan(trx, active.id, context.now);
  if (purchase.plan === null) throw new Error('A pack begins no plan');
  const month = dayInIndia(context.now);
  const subscriptionId = await queries.insertSubscription(trx, {
    recruiter_id: purchase.recruiter_id,
    plan: purchase.plan,
    counted_from: month,
    renews_on: monthsLater(month, 1),
    gateway: context.gateway,
    customer_ref: payment.customerRef ?? purchase.customer_ref,
    mandate_ref: payment.mandateRef,
  });
  return { subscriptionId, month };
}

interface MonthContext {
  readonly gateway: GatewayName;
  readonly now: Date;
}

/** The first payment starts the plan, later ones extend it. */
export async function payMonth(
  trx: Database,
  purchase: PurchaseRow,
  payment: GatewayPayment,
  context: MonthContext,
): Promise<{ subscriptionId: number; month: string }> {
  const { subscription_id: subscriptionId, month } = purchase;
  if (subscriptionId === null || month === null) return startSubscription(trx, purchase, payment, context);
  const row = await queries.findSubscription(trx, subscriptionId);
  const status = nextStatus(row, 'paid');
  if (status !== 'ended' && row.renews_on === month) {
    const months = row.months + 1;
    const mandate = payment.mandateRef !== null && {
      mandate_ref: payment.mandateRef,
      customer_ref: payment.customerRef ?? row.customer_ref,
      gateway: context.gateway,
    };
    const renews_on = monthsLater(row.counted_from, months);
    await queries.changeSubscription(trx, row.id, { ...noTries, ...mandate, status, months, renews_on });
  }
  return { subscriptionId, month };
}

/** The mandate may be reported after the payment. */
export async function saveMandate(trx: Database, purchase: PurchaseRow, payment: GatewayPayment) {
  if (purchase.subscription_id === null || payment.mandateRef === null) return;
  const row = await queries.findSubscription(trx, purchase.subscription_id);
  if (row.status === 'ended' || row.mandate_ref !== null) return;
  const customer_ref = row.customer_ref ?? payment.customerRef;
  await queries.changeSubscription(trx, row.id, { mandate_ref: payment.mandateRef, customer_ref });
}

/** Retries a failed month, and ends the plan after the fourth attempt. Each failure sends an email. */
export async function failMonth(
  trx: Database,
  sendBillingEmail: SendBillingEmail,
  purchase: PurchaseRow,
  { failure, now }: { failure: string; now: Date },
): Promise<void> {
  if (purchase.subscription_id === null) return;
  const row = await queries.findSubscription(trx, purchase.subscription_id);
  if (row.status !== 'active' && row.status !== 'past_due') return;
  const tries = row.tries + 1;
  const inDays = retryAfterDays[tries - 1];
  const tomorrow = addDays(dayInIndia(now), 1);
  const planned = inDays === undefined ? null : addDays(row.renews_on, inDays);
  const nextTryOn = planned === null || planned > tomorrow ? planned : tomorrow;
  const status = nextStatus(row, nextTryOn === null ? 'gaveUp' : 'failed');
  await queries.changeSubscription(trx, row.id, {
    tries,
    failure,
    ...(status !== 'ended' && { status, next_try_on: nextTryOn }),
  });
  if (status === 'ended') await endPlan(trx, row.id, now);
  await sendBillingEmail(trx, purchase, `renewal-failed:${purchase.id}:${tries}`, renewalFailedEmail, {
    failure,
    nextTryOn,
  });
}
