import { confirmPurchase, type Purchase } from '@callboard/contract/billing/purchases';
import { api } from '../../../../shared/lib/api.ts';

/** What the window for paying hands back. */
export interface PaymentAnswer {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export const sendPayment = (id: number, body: PaymentAnswer): Promise<Purchase> =>
  api(confirmPurchase, { params: { id }, body });
