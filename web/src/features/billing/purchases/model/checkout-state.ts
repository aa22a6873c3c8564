import type { Purchase } from '@callboard/contract/billing/purchases';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import type { Offer } from './offer.ts';

/** What is to be paid: something new, or a purchase that was begun before. */
export type Goods =
  | { readonly offer: Offer; readonly purchase?: undefined }
  | { readonly purchase: Purchase; readonly offer?: undefined };

/**
 * `review`: the sum is shown and nothing is asked of anybody. `window`: the gateway's window is open. `asking`: the
 * bank is being asked. `left`: the window was closed and nothing paid.
 */
export type Stage = 'review' | 'window' | 'asking' | 'left' | 'failed' | 'paid';

/** `script`: the window of the gateway did not come. */
export interface CheckoutError {
  readonly code: RequestError['code'] | 'script';
  readonly detail?: string | undefined;
}

export interface CheckoutState {
  readonly stage: Stage;
  readonly purchase: Purchase | undefined;
  /** The sum is another one than was shown. */
  readonly isChanged: boolean;
  readonly error: CheckoutError | undefined;
  readonly isBusy: boolean;
  /** The gateway said that it was paid: a bank that knows nothing yet is asked again. */
  readonly expectsPayment: boolean;
  /** What the window handed back is on its way; until that is answered the bank need not be asked. */
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

/** Where the state of a purchase leads somebody who waits for it. */
export function stageOf({ status }: Purchase, expectsPayment: boolean): Stage {
  if (status === 'paid' || status === 'refunded') return 'paid';
  if (status === 'waiting') return expectsPayment ? 'asking' : 'left';
  return 'failed';
}
