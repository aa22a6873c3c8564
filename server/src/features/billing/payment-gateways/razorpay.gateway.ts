import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GatewayPayment, Payer, PaymentGateway } from './gateway.ts';
import { createRazorpayClient, type RazorpaySettings } from './razorpay.client.ts';
import { Identified, PaymentList, toNotice, toPayment } from './razorpay.wire.ts';
import { isSignedBy, paymentClaim } from './signature.ts';

const currency = 'INR';

/** Leave for twice the price, so that a change of the tax does not need it to be given anew. */
const mandate = (amountPaise: number) => ({ max_amount: amountPaise * 2, frequency: 'monthly' });

const reached = ({ email, mobile }: Payer) => ({
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
  const ask = createRazorpayClient(settings, timeoutMs);
  const inPath = encodeURIComponent;

  return {
    name: 'razorpay',
    key: keyId,

    async createCustomer(payer) {
      const body = { name: payer.name, ...reached(payer), fail_existing: '0' };
      return (await ask({ path: '/customers', body, answer: Identified })).id;
    },

    async createOrder({ amountPaise, receipt, mandateOf }) {
      const recurring = mandateOf !== undefined && {
        customer_id: mandateOf,
        method: 'card',
        token: mandate(amountPaise),
      };
      const body = { amount: amountPaise, currency, receipt, payment_capture: true, ...recurring };
      return (await ask({ path: '/orders', body, answer: Identified })).id;
    },

    isGenuine: ({ orderRef, paymentRef, signature }) =>
      isSignedBy(paymentClaim(orderRef, paymentRef), signature, keySecret),

    async findPayments(orderRef) {
      const { items } = await ask({ path: `/orders/${inPath(orderRef)}/payments`, answer: PaymentList });
      return items.map(toPayment).filter((payment): payment is GatewayPayment => payment !== undefined);
    },

    async capture({ ref, amountPaise }) {
      const body = { amount: amountPaise, currency };
      await ask({ path: `/payments/${inPath(ref)}/capture`, body, answer: Identified });
    },

    readNotice(body, headers) {
      if (!isSignedBy(body, headers['x-razorpay-signature'], webhookSecret)) return undefined;
      const given = z.string().min(1).max(100).safeParse(headers['x-razorpay-event-id']);
      const ref = given.data ?? createHash('sha256').update(body).digest('hex');
      return toNotice(ref, parseJson(body));
    },

    async refund({ paymentRef, amountPaise, key }) {
      const body = { amount: amountPaise, speed: 'normal', receipt: key };
      const headers = { 'x-refund-idempotency': key };
      return (
        await ask({ path: `/payments/${inPath(paymentRef)}/refund`, body, headers, answer: Identified })
      ).id;
    },

    async chargeAgain({ orderRef, amountPaise, customerRef, mandateRef, payer }) {
      const body = {
        ...reached(payer),
        amount: amountPaise,
        currency,
        order_id: orderRef,
        customer_id: customerRef,
        token: mandateRef,
        recurring: true,
        description: 'Callboard plan',
      };
      await ask({
        path: '/payments/create/recurring',
        body,
        answer: z.object({ razorpay_payment_id: z.string() }),
      });
    },
  };
}
