import type { Database } from '../../../platform/db/database.ts';
import { lockCredits } from '../credits/index.ts';
import { ChargeDeclinedError } from '../payment-gateways/index.ts';
import type { PaymentApplier } from './apply-payment.ts';
import { findDetails } from './billing-details.queries.ts';
import type { BillingOptions } from './billing-options.ts';
import type { GatewayOrders } from './gateway-orders.ts';
import { dayInIndia } from './plan-months.ts';
import { endPlan } from './plans.ts';
import { priceOf } from './products.ts';
import { afterEvent, isSettled } from './purchase.policy.ts';
import * as purchases from './purchases.queries.ts';
import * as queries from './subscriptions.queries.ts';

interface RenewalOptions extends BillingOptions {
  readonly gatewayOrders: GatewayOrders;
  readonly paymentApplier: PaymentApplier;
}

export function createRenewals(options: RenewalOptions) {
  const { db, gatewayOrders, paymentApplier, complain, now = () => new Date() } = options;

  /** Created once, and set back to waiting when it failed before. */
  const prepareMonth = async (trx: Database, row: queries.SubscriptionRow) => {
    const details = await findDetails(trx, row.recruiter_id);
    const price = priceOf({ plan: row.plan }, details?.state_code ?? null);
    const month = { recruiter_id: row.recruiter_id, subscription_id: row.id, month: row.renews_on };
    await purchases.insertPurchase(trx, { ...month, ...price, created_at: now() });
    const purchase = await purchases.findMonth(trx, row.id, row.renews_on);
    const status = purchase && afterEvent(purchase.status, 'retried');
    if (!purchase || !status) return undefined;
    await purchases.changePurchase(trx, purchase.id, { status, failure: null });
    return { ...purchase, status };
  };

  /** Undefined when nothing is to be charged. */
  const prepare = (id: number) =>
    db.transaction().execute(async (trx) => {
      const { recruiter_id } = await queries.findSubscription(trx, id);
      await lockCredits(trx, recruiter_id);
      const row = await queries.findSubscription(trx, id);
      const buyer = await purchases.findBuyer(trx, recruiter_id);
      const isDue = (row.next_try_on ?? row.renews_on) <= dayInIndia(now());
      if (row.status === 'ended' || !isDue) return undefined;
      // People who left or are frozen could not use the credits.
      if (row.status === 'ending' || !buyer.is_welcome) {
        await endPlan(trx, id, now());
        return undefined;
      }
      const purchase = await prepareMonth(trx, row);
      return purchase && { row, buyer, purchase };
    });

  /** Reuses an order without a payment, because an order can be paid only once. */
  const findOrStartOrder = async (purchase: purchases.PurchaseRow) => {
    const [newest] = await gatewayOrders.listGatewayOrders(purchase.id);
    if (newest && newest.failed_at === null && newest.amount_paise === purchase.total_paise) {
      const payments = await gatewayOrders.requireGateway().findPayments(newest.order_ref);
      if (payments.length === 0) return newest.order_ref;
      if (payments.some(({ state }) => state !== 'failed')) return undefined;
    }
    return gatewayOrders.start(purchase, { withMandate: false });
  };

  const charge = async ({ row, buyer, purchase }: NonNullable<Awaited<ReturnType<typeof prepare>>>) => {
    const gateway = gatewayOrders.requireGateway();
    const { customer_ref: customerRef, mandate_ref: mandateRef } = row;
    if (customerRef === null || mandateRef === null || row.gateway !== gateway.name) {
      return paymentApplier.failPurchase(purchase.id, 'There’s no saved card to charge');
    }
    const orderRef = await findOrStartOrder(purchase);
    await gatewayOrders.checkLater(purchase.id);
    // A charge is pending; whoever reports it first settles it.
    if (orderRef === undefined) return undefined;
    try {
      const amountPaise = purchase.total_paise;
      await gateway.chargeMandate({ orderRef, amountPaise, customerRef, mandateRef, payer: buyer });
    } catch (error) {
      if (!(error instanceof ChargeDeclinedError)) throw error;
      return gatewayOrders.recordDecline(orderRef, error.message);
    }
    await gatewayOrders.checkOrder(orderRef);
    return undefined;
  };

  const renew = async (id: number): Promise<void> => {
    const due = await prepare(id);
    if (!due) return;
    // An earlier charge counts even if its response was lost, so nobody is charged twice.
    await gatewayOrders.checkOrders(due.purchase.id);
    const purchase = await purchases.findPurchase(db, due.purchase.id);
    if (purchase && !isSettled(purchase.status)) await charge({ ...due, purchase });
  };

  return {
    async renewDue(): Promise<void> {
      for (const id of await queries.listDue(db, dayInIndia(now()))) {
        try {
          await renew(id);
        } catch (error) {
          const reason = error instanceof Error ? error.message : 'unknown';
          complain({ subscription: id, reason }, 'A plan could not be renewed. It is tried again tomorrow.');
        }
      }
    },
  };
}
