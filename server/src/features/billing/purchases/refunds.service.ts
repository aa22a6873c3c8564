import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import { lockCredits } from '../credits/index.ts';
import { surplusJob } from './apply-payment.ts';
import type { BillingOptions } from './billing-options.ts';
import type { GatewayOrders } from './gateway-orders.ts';
import * as orders from './orders.queries.ts';
import { findPurchase } from './purchases.queries.ts';
import { recordRefund } from './record-refund.ts';
import type { SendBillingEmail } from './send-billing-email.ts';

interface RefundOptions extends BillingOptions {
  readonly gatewayOrders: GatewayOrders;
  readonly sendBillingEmail: SendBillingEmail;
}

interface Paid {
  readonly recruiterId: number;
  readonly paymentRef: string;
  readonly amountPaise: number;
  /** The gateway refunds once per key. */
  readonly key: string;
}

export function createRefunds({
  db,
  events,
  gatewayOrders,
  sendBillingEmail,
  seller,
  now = () => new Date(),
}: RefundOptions) {
  const refundPayment = async ({ recruiterId, paymentRef, amountPaise, key }: Paid) => {
    const gateway = gatewayOrders.requireGateway();
    const refundRef = await gateway.refund({ paymentRef, amountPaise, key });
    await db.transaction().execute(async (trx) => {
      await lockCredits(trx, recruiterId);
      const refs = { gateway: gateway.name, paymentRef, refundRef };
      await recordRefund(trx, { ...refs, events, sendBillingEmail, seller, now: now() });
    });
  };

  return {
    /** Refunds the money and reclaims unspent credits. */
    async refund(purchaseId: number): Promise<void> {
      const purchase = await findPurchase(db, purchaseId);
      const payment = purchase && (await orders.findSettlingPayment(db, purchaseId));
      if (purchase?.status !== 'paid' || !payment) {
        throw new Error('There is no paid purchase of that number.');
      }
      if (payment.gateway !== gatewayOrders.requireGateway().name) {
        throw new Error(`It was paid at another gateway: ${payment.gateway}.`);
      }
      await refundPayment({
        recruiterId: purchase.recruiter_id,
        paymentRef: payment.payment_ref,
        amountPaise: payment.amount_paise,
        key: `refund-purchase-${purchaseId}`,
      });
    },
    jobs: [
      job({
        name: surplusJob,
        payload: z.object({ paymentId: z.int() }),
        run: async ({ paymentId }) => {
          const surplus = await orders.findSurplus(db, paymentId);
          if (!surplus) return;
          await refundPayment({
            recruiterId: surplus.recruiter_id,
            paymentRef: surplus.payment_ref,
            amountPaise: surplus.amount_paise,
            key: `refund-surplus-${surplus.id}`,
          });
        },
      }),
    ],
  };
}
