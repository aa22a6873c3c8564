import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { ChargeDeclinedError, type GatewayPayment, type PaymentGateway } from '../payment-gateways/index.ts';
import type { Outcome, PaymentApplier } from './apply-payment.ts';
import type { BillingOptions } from './billing-options.ts';
import * as orders from './orders.queries.ts';
import { isSettled } from './purchase.policy.ts';
import * as queries from './purchases.queries.ts';

export const checkAgainJob = 'billing/look-again';
const checkAfterMs = 15 * 60 * 1000;

type GatewayOrderOptions = BillingOptions & { readonly paymentApplier: PaymentApplier };

/** The captured payments; otherwise none while one is pending, or else the last failure. */
const decisivePayments = (payments: readonly GatewayPayment[]): readonly GatewayPayment[] => {
  const captured = payments.filter(({ state }) => state === 'captured');
  if (captured.length > 0) return captured;
  return payments.some(({ state }) => state !== 'failed') ? [] : payments.slice(-1);
};

/** The orders of a purchase at the gateway, one per attempt. */
export function createGatewayOrders({
  db,
  payments,
  paymentApplier,
  now = () => new Date(),
}: GatewayOrderOptions) {
  const requireGateway = (): PaymentGateway => {
    if (payments.gateway) return payments.gateway;
    throw new ProblemError('NOT_CONFIGURED', {
      detail: 'You can’t buy anything here. Payments aren’t set up.',
    });
  };

  /** Captures what the bank has only reserved. */
  const findPayments = async (gateway: PaymentGateway, orderRef: string) => {
    const found = await gateway.findPayments(orderRef);
    const held = found.filter(({ state }) => state === 'authorised');
    if (held.length === 0 || found.some(({ state }) => state === 'captured')) return found;
    try {
      for (const payment of held) await gateway.capture(payment);
    } catch (error) {
      // Captured or released meanwhile: the next check will tell.
      if (!(error instanceof ChargeDeclinedError)) throw error;
    }
    return gateway.findPayments(orderRef);
  };

  const checkOrder = async (orderRef: string): Promise<Outcome> => {
    const gateway = requireGateway();
    let outcome: Outcome = 'noted';
    for (const payment of decisivePayments(await findPayments(gateway, orderRef))) {
      outcome = await paymentApplier.applyPayment(gateway.name, payment);
    }
    return outcome;
  };

  const findCustomer = async (gateway: PaymentGateway, purchase: queries.PurchaseRow) => {
    if (purchase.plan === null) return undefined;
    if (purchase.customer_ref !== null) return purchase.customer_ref;
    const customerRef = await gateway.createCustomer(await queries.findBuyer(db, purchase.recruiter_id));
    await queries.changePurchase(db, purchase.id, { customer_ref: customerRef });
    return customerRef;
  };

  const listGatewayOrders = async (purchaseId: number) => {
    const { name } = requireGateway();
    return (await orders.listOrders(db, purchaseId)).filter(({ gateway }) => gateway === name);
  };

  interface StartOptions {
    /** Whether the payer permits later charges with it. */
    readonly withMandate: boolean;
    /** Uses an order that was created meanwhile. */
    readonly reuseExisting?: boolean;
    /** Runs in the transaction that stores the order. */
    readonly inSameTransaction?: (trx: Database) => Promise<void>;
  }

  return {
    requireGateway,
    checkOrder,
    listGatewayOrders,

    /** Also checks the orders of earlier attempts. */
    async checkOrders(purchaseId: number): Promise<void> {
      for (const { order_ref } of await listGatewayOrders(purchaseId)) await checkOrder(order_ref);
    },

    /** The gateway declined without creating a payment. */
    async recordDecline(orderRef: string, failure: string): Promise<void> {
      const emptyPayment = {
        amountPaise: 0,
        currency: 'INR',
        refundedPaise: 0,
        customerRef: null,
        mandateRef: null,
      };
      const declined = { ...emptyPayment, ref: 'none', orderRef, state: 'failed', failure } as const;
      await paymentApplier.applyPayment(requireGateway().name, declined);
    },

    /** In case neither the browser nor a webhook reports back. */
    checkLater: (purchaseId: number, inMs = checkAfterMs) =>
      addJob(db, {
        name: checkAgainJob,
        payload: { purchaseId },
        key: `${checkAgainJob}:${purchaseId}`,
        runAt: new Date(now().getTime() + inMs),
      }),

    async start(
      purchase: queries.PurchaseRow,
      { withMandate, reuseExisting, inSameTransaction }: StartOptions,
    ): Promise<string> {
      const gateway = requireGateway();
      const mandateCustomer = withMandate ? await findCustomer(gateway, purchase) : undefined;
      const amountPaise = purchase.total_paise;
      const receipt = `purchase-${purchase.id}`;
      const orderRef = await gateway.createOrder({ amountPaise, receipt, mandateCustomer });
      return db.transaction().execute(async (trx) => {
        const { status } = await queries.lockPurchase(trx, purchase.id);
        const [existing] = await orders.listOrders(trx, purchase.id);
        if (existing && (reuseExisting || isSettled(status))) return existing.order_ref;
        await inSameTransaction?.(trx);
        await orders.insertOrder(trx, {
          purchase_id: purchase.id,
          gateway: gateway.name,
          order_ref: orderRef,
          amount_paise: amountPaise,
          created_at: now(),
        });
        return orderRef;
      });
    },
  };
}
export type GatewayOrders = ReturnType<typeof createGatewayOrders>;
