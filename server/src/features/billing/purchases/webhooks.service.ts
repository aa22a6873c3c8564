import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { GatewayNotice } from '../payment-gateways/index.ts';
import type { PaymentApplier } from './apply-payment.ts';
import type { BillingOptions } from './billing-options.ts';
import { keepNotice } from './orders.queries.ts';

/** Which notices say something about a payment that counts. Others are kept and change nothing. */
const understood = ['payment.captured', 'order.paid', 'payment.failed', 'refund.processed'];

interface WebhookOptions extends BillingOptions {
  readonly paymentApplier: PaymentApplier;
}

export function createWebhooks({ db, payments, paymentApplier, complain }: WebhookOptions) {
  const apply = async (name: 'razorpay' | 'local', { event, payment, refund }: GatewayNotice) => {
    if (!payment || !understood.includes(event)) return;
    const isPartly = payment.refundedPaise > 0 && payment.refundedPaise < payment.amountPaise;
    if (event === 'refund.processed' && isPartly) {
      complain({ payment: payment.ref }, 'A payment was refunded in part: book it by hand.');
    }
    await paymentApplier.applyPayment(name, payment, refund?.ref);
  };

  return {
    /**
     * What the gateway tells. Only its signature over every byte makes it count. What fails on our side is not
     * kept, so that it is sent again; what was kept has had its effect.
     */
    async take(body: Buffer, headers: Readonly<Record<string, unknown>>): Promise<void> {
      const { gateway } = payments;
      const notice = gateway?.readNotice(body, headers);
      if (!gateway || !notice) throw new ProblemError('SIGNATURE_WRONG');
      await apply(gateway.name, notice);
      const { ref: notice_ref, event, body: words } = notice;
      await keepNotice(db, { gateway: gateway.name, notice_ref, event, body: words });
    },
  };
}
