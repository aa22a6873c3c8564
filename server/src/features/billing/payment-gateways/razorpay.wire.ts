import { z } from 'zod';
import type { GatewayPayment, GatewayWebhook, PaymentState } from './gateway.ts';

/** The fields we read of Razorpay's responses. */
const Payment = z.object({
  id: z.string().min(1).max(100),
  order_id: z.string().min(1).max(100).nullish(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  captured: z.boolean().nullish(),
  amount_refunded: z.int().nullish(),
  error_description: z.string().nullish(),
  customer_id: z.string().nullish(),
  token_id: z.string().nullish(),
});

export const WithId = z.object({ id: z.string().min(1).max(100) });
export const PaymentList = z.object({ items: z.array(Payment) });
export const ErrorBody = z.object({ error: z.object({ description: z.string().min(1) }) });

const WebhookBody = z.object({
  event: z.string().min(1).max(100),
  payload: z
    .object({
      payment: z.object({ entity: Payment }).optional(),
      refund: z.object({ entity: WithId.extend({ payment_id: z.string().min(1) }) }).optional(),
    })
    .optional(),
});

const states: Readonly<Record<string, PaymentState>> = {
  authorized: 'authorised',
  captured: 'captured',
  refunded: 'captured',
  failed: 'failed',
};

/** A released authorisation is reported as refunded, but was never captured. */
const stateOf = ({ status, captured }: z.infer<typeof Payment>): PaymentState =>
  status === 'refunded' && captured === false ? 'failed' : (states[status] ?? 'pending');

const shorten = (text: string) => text.trim().slice(0, 300) || null;

/** Undefined for a payment without an order, which is not ours. */
export const toPayment = (wire: z.infer<typeof Payment>): GatewayPayment | undefined => {
  if (!wire.order_id) return undefined;
  return {
    ref: wire.id,
    orderRef: wire.order_id,
    state: stateOf(wire),
    amountPaise: wire.amount,
    currency: wire.currency,
    refundedPaise: wire.amount_refunded ?? 0,
    failure: shorten(wire.error_description ?? ''),
    customerRef: wire.customer_id ?? null,
    mandateRef: wire.token_id ?? null,
  };
};

/** Unknown events are stored too, without a payment. */
export const toWebhook = (ref: string, body: unknown): GatewayWebhook => {
  const { data } = WebhookBody.safeParse(body);
  const withEvent = z.object({ event: z.string().min(1).max(100) }).safeParse(body);
  const payment = data?.payload?.payment?.entity;
  const refund = data?.payload?.refund?.entity;
  return {
    ref,
    event: withEvent.data?.event ?? 'unknown',
    body,
    payment: payment && toPayment(payment),
    refund: refund && { ref: refund.id, paymentRef: refund.payment_id },
  };
};
