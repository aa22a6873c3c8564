import type { Purchase } from '@callboard/contract/billing/purchases';
import { product } from '../../../../shared/lib/product.ts';
import type { PaymentResult } from '../api.ts';

export type Checkout = NonNullable<Purchase['checkout']>;

interface RazorpayOptions {
  readonly key: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string };
  /** For a plan: the customer to charge in later months. */
  readonly customer_id?: string;
  readonly recurring?: '1';
  readonly handler: (answer: PaymentResult) => void;
  readonly modal: { readonly ondismiss: () => void; readonly confirm_close: boolean };
}

interface RazorpayWindow {
  open(): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayWindow;
  }
}

const scriptUrl = 'https://checkout.razorpay.com/v1/checkout.js';

let scriptLoading: Promise<void> | undefined;

/** The gateway's script is only loaded when someone pays. */
function loadScript(): Promise<void> {
  scriptLoading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      // The next payment tries again.
      scriptLoading = undefined;
      reject(new TypeError('The script of the gateway did not arrive'));
    };
    document.head.append(script);
  });
  return scriptLoading;
}

interface Payer {
  readonly name: string;
  readonly email: string | null;
}

/** Opens the gateway's checkout. Undefined when the buyer closes it. */
export async function payWithRazorpay(
  checkout: Checkout,
  description: string,
  payer: Payer,
): Promise<PaymentResult | undefined> {
  if (!window.Razorpay) await loadScript();
  const Gateway = window.Razorpay;
  if (!Gateway) throw new TypeError('The script of the gateway is not what it was');
  return new Promise((resolve) => {
    const gateway = new Gateway({
      key: checkout.key,
      order_id: checkout.order_id,
      amount: checkout.amount_paise,
      currency: checkout.currency,
      name: product.name,
      description,
      prefill: { name: payer.name, email: payer.email ?? '' },
      ...(checkout.customer_id !== null && { customer_id: checkout.customer_id, recurring: '1' }),
      // The gateway adds fields of its own. Only pass on the agreed ones.
      handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
        resolve({ razorpay_order_id, razorpay_payment_id, razorpay_signature }),
      modal: { ondismiss: () => resolve(undefined), confirm_close: true },
    });
    gateway.open();
  });
}
