import type { Purchase } from '@callboard/contract/billing/purchases';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { BillingOptions } from './billing-options.ts';
import type { GatewayOrders } from './gateway-orders.ts';
import * as orders from './orders.queries.ts';
import type { PurchaseReader } from './purchase-reader.ts';
import { findOwnPurchase } from './purchases.queries.ts';

/** Earlier than that, the browser reports the result itself. */
const checkAfterMs = 5000;
const pauseSeconds = 3;
const retryMs = 30_000;

interface PaymentProof {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

interface PayingOptions extends BillingOptions {
  readonly gatewayOrders: GatewayOrders;
  readonly reader: PurchaseReader;
}

const isUnavailable = (error: unknown) => error instanceof ProblemError && error.code === 'UNAVAILABLE';

export function createPaying(options: PayingOptions) {
  const { db, payments, gatewayOrders, reader, now = () => new Date() } = options;

  /** Finds payments whose buyer closed the tab. */
  const checkIfOverdue = async (id: number) => {
    const [newest] = await orders.listOrders(db, id);
    if (!newest || newest.created_at.getTime() > now().getTime() - checkAfterMs) return;
    if (!(await orders.claimCheck(db, newest.id, now(), pauseSeconds))) return;
    try {
      await gatewayOrders.checkOrders(id);
    } catch (error) {
      // Without the gateway the purchase is shown as it is.
      if (!isUnavailable(error)) throw error;
    }
  };

  return {
    async read(recruiterId: number, id: number): Promise<Purchase> {
      const { status } = await reader.requireOwn(recruiterId, id);
      if (status === 'waiting' && payments.gateway) await checkIfOverdue(id);
      return reader.read(recruiterId, id);
    },

    /** The signature proves the payment, the gateway tells its state. */
    async confirm(recruiterId: number, id: number, proof: PaymentProof): Promise<Purchase> {
      const gateway = gatewayOrders.requireGateway();
      await reader.requireOwn(recruiterId, id);
      const { razorpay_order_id: orderRef, razorpay_payment_id: paymentRef } = proof;
      const order = await orders.findOrder(db, gateway.name, orderRef);
      if (order?.purchase_id !== id) throw invalidField('razorpay_order_id', 'Not an order of this purchase');
      const claim = { orderRef, paymentRef, signature: proof.razorpay_signature };
      if (!gateway.isGenuine(claim)) throw new ProblemError('SIGNATURE_WRONG');
      try {
        if ((await gatewayOrders.checkOrder(orderRef)) === 'refused') {
          throw new ProblemError('PAYMENT_FAILED', {
            detail: 'The amount paid doesn’t match the total. No credits were added. Contact us.',
          });
        }
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        await gatewayOrders.checkLater(id, retryMs);
      }
      return reader.read(recruiterId, id);
    },

    /** What the buyer does in the local gateway's checkout. */
    async payLocally(recruiterId: number, orderRef: string, outcome: 'paid' | 'failed') {
      const order = await orders.findOrder(db, 'local', orderRef);
      const isOwn = order && (await findOwnPurchase(db, recruiterId, order.purchase_id));
      const paid = isOwn && (await payments.local?.pay(orderRef, outcome));
      if (paid === undefined) throw new ProblemError('NOT_FOUND');
      // The local gateway sends no webhooks, so a failure is applied here.
      if (paid === null) await gatewayOrders.checkOrder(orderRef);
      return {
        razorpay_order_id: orderRef,
        razorpay_payment_id: paid?.paymentRef ?? null,
        razorpay_signature: paid?.signature ?? null,
      };
    },
  };
}
