import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import type { CheckoutError } from './checkout-state.ts';

const knownCodes = [
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
const explainedByServer: readonly CheckoutError['code'][] = ['CONFLICT', 'PAYMENT_FAILED'];

/** One or two sentences for a person, whatever went wrong. */
export const errorText = (t: TFunction<'billing'>, { code, detail }: CheckoutError): string =>
  detail && explainedByServer.includes(code)
    ? detail
    : t(`errors.${knownCodes.find((name) => name === code) ?? 'UNEXPECTED'}`);
