import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import type { CheckoutTrouble } from './checkout-state.ts';

const known = [
  'NETWORK',
  'RATE_LIMITED',
  'PROFILE_FROZEN',
  'CONFLICT',
  'ALREADY_SETTLED',
  'NOT_CONFIGURED',
  'PAYMENT_FAILED',
  'UNAVAILABLE',
  'script',
] as const;

/** Here the server knows better why. */
const speaking: readonly CheckoutTrouble['code'][] = ['CONFLICT', 'PAYMENT_FAILED'];

/** One or two sentences for a person, whatever went wrong. */
export const troubleWords = (t: TFunction<'billing'>, { code, detail }: CheckoutTrouble): string =>
  detail && speaking.includes(code)
    ? detail
    : t(`errors.${known.find((name) => name === code) ?? 'UNEXPECTED'}`);
