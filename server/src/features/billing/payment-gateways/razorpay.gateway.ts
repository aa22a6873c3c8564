import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GatewayPayment, Payer, PaymentGateway } from './gateway.ts';
import { createRazorpayClient, type RazorpaySettings } from './razorpay.client.ts';
import { PaymentList, toPayment, toWebhook, WithId } from './razorpay.wire.ts';
import { isSignedBy, paymentClaim } from './signature.ts';

const currency = 'INR';

/** Twice the price, so a tax change does not need a new mandate. */
const mandate = (amountPaise: number) => ({ max_amount: amountPaise * 2, frequency: 'monthly' });

const contactOf = ({ email, mobile }: Payer) => ({
  ...(email !== null && { email }),
  ...(mobile !== null && { contact: mobile }),
});

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

export function createRazorpay(settings: RazorpaySettings, timeoutMs = 8000): PaymentGateway {
  const { keyId, keySecret, webhookSecret } = settings;
  const request = createRazorpayClient(settings, timeoutMs);
  const encode = encodeURIComponent;

  return {
    name: 'razorpay',
    key: keyId,

    async createCustomer(payer) {
      const body = { name: payer.name, ...contactOf(payer), fail_existing: '0' };
      return (await request({ path: '/customers', body, responseSchema: WithId })).id;
    },

    async createOrder({ amountPaise, receipt, mandateCustomer }) {
      const recurring = mandateCustomer !== undefined && {
        customer_id: mandateCustomer,
        method: 'card',
        token: mandate(amountPaise),
      };
      const body = { amount: amountPaise, currency, receipt, payment_capture: true, ...recurring };
      return (await request({ path: '/orders', body, responseSchema: WithId })).id;
    },

    isGenuine: ({ orderRef, paymentRef, signature }) =>
      isSignedBy(paymentClaim(orderRef, paymentRef), signature, keySecret),

    async findPayments(orderRef) {
      const { items } = await request({
        path: `/orders/${encode(orderRef)}/payments`,
        responseSchema: PaymentList,
      });
      return items.map(toPayment).filter((payment): payment is GatewayPayment => payment !== undefined);
    },

    async capture({ ref, amountPaise }) {
      const body = { amount: amountPaise, currency };
      await request({ path: `/payments/${encode(ref)}/capture`, body, responseSchema: WithId });
    },

    readWebhook(body, headers) {
      if (!isSignedBy(body, headers['x-razorpay-signature'], webhookSecret)) return undefined;
      const eventId = z.string().min(1).max(100).safeParse(headers['x-razorpay-event-id']);
      const ref = eventId.data ?? createHash('sha256').update(body).digest('hex');
      return toWebhook(ref, parseJson(body));
    },

    async refund({ paymentRef, amountPaise, key }) {
      const body = { amount: amountPaise, speed: 'normal', receipt: key };
      const headers = { 'x-refund-idempotency': key };
      return (
        await request({
          path: `/payments/${encode(paymentRef)}/refund`,
          body,
          headers,
          responseSchema: WithId,
        })
      ).id;
    },

    async chargeMandate({ orderRef, amountPaise, customerRef, mandateRef, payer }) {
      const body = {
        ...contactOf(payer),
        amount: amountPaise,
        currency,
        order_id: orderRef,
        customer_id: customerRef,
        token: mandateRef,
        recurring: true,
        description: 'Callboard plan',
      };
      await request({
        path: '/payments/create/recurring',
        body,
        responseSchema: z.object({ razorpay_payment_id: z.string() }),
      });
    },
  };
}
