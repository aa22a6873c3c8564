import type { Purchase } from '@callboard/contract/billing/purchases';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import type { Offer } from './offer.ts';

/** A new offer, or a purchase that was started before. */
export type Goods =
  | { readonly offer: Offer; readonly purchase?: undefined }
  | { readonly purchase: Purchase; readonly offer?: undefined };

/**
 * `review`: the total is shown. `window`: the gateway's checkout is open. `pending`: waiting for the bank.
 * `abandoned`: the checkout was closed without a payment.
 */
export type Stage = 'review' | 'window' | 'pending' | 'abandoned' | 'failed' | 'paid';

/** `script`: the gateway's script did not load. */
export interface CheckoutError {
  readonly code: RequestError['code'] | 'script';
  readonly detail?: string | undefined;
}

export interface CheckoutState {
  readonly stage: Stage;
  readonly purchase: Purchase | undefined;
  /** The total differs from the one shown. */
  readonly isChanged: boolean;
  readonly error: CheckoutError | undefined;
  readonly isBusy: boolean;
  /** The gateway reported a payment, so keep polling until the bank confirms it. */
  readonly expectsPayment: boolean;
  /** The payment is being confirmed. No polling until that has finished. */
  readonly isConfirming: boolean;
}

export const initialState = ({ purchase }: Goods): CheckoutState => ({
  stage: 'review',
  purchase,
  isChanged: false,
  error: undefined,
  isBusy: false,
  expectsPayment: false,
  isConfirming: false,
});

export function stageOf({ status }: Purchase, expectsPayment: boolean): Stage {
  if (status === 'paid' || status === 'refunded') return 'paid';
  if (status === 'waiting') return expectsPayment ? 'pending' : 'abandoned';
  return 'failed';
}
