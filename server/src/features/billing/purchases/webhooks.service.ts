import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { GatewayWebhook } from '../payment-gateways/index.ts';
import type { PaymentApplier } from './apply-payment.ts';
import type { BillingOptions } from './billing-options.ts';
import { insertWebhook } from './orders.queries.ts';

/** Other events are stored without effect. */
const handledEvents = ['payment.captured', 'order.paid', 'payment.failed', 'refund.processed'];

interface WebhookOptions extends BillingOptions {
  readonly paymentApplier: PaymentApplier;
}

export function createWebhooks({ db, payments, paymentApplier, complain }: WebhookOptions) {
  const apply = async (name: 'razorpay' | 'local', { event, payment, refund }: GatewayWebhook) => {
    if (!payment || !handledEvents.includes(event)) return;
    const isPartial = payment.refundedPaise > 0 && payment.refundedPaise < payment.amountPaise;
    if (event === 'refund.processed' && isPartial) {
      complain({ payment: payment.ref }, 'A payment was refunded in part: book it by hand.');
    }
    await paymentApplier.applyPayment(name, payment, refund?.ref);
  };

  return {
    /** Stored after it was applied, so the gateway sends it again if we fail. */
    async receive(body: Buffer, headers: Readonly<Record<string, unknown>>): Promise<void> {
      const { gateway } = payments;
      const webhook = gateway?.readWebhook(body, headers);
      if (!gateway || !webhook) throw new ProblemError('SIGNATURE_WRONG');
      await apply(gateway.name, webhook);
      const { ref: notice_ref, event, body: payload } = webhook;
      await insertWebhook(db, { gateway: gateway.name, notice_ref, event, body: payload });
    },
  };
}
