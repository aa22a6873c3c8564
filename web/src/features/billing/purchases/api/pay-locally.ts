import { payLocally } from '@callboard/contract/billing/purchases';
import { api } from '../../../../shared/lib/api.ts';
import type { PaymentAnswer } from './confirm-purchase.ts';

/** Pays, or fails to pay, where no money moves. Nothing when it failed. */
export async function sendPractice(
  orderId: string,
  outcome: 'paid' | 'failed',
): Promise<PaymentAnswer | undefined> {
  const answer = await api(payLocally, { params: { id: orderId }, body: { outcome } });
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = answer;
  return razorpay_payment_id !== null && razorpay_signature !== null
    ? { razorpay_order_id, razorpay_payment_id, razorpay_signature }
    : undefined;
}
