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

/** For these the server's own explanation is more specific. */
const explainedByServer: readonly CheckoutError['code'][] = ['CONFLICT', 'PAYMENT_FAILED'];

export const errorText = (t: TFunction<'billing'>, { code, detail }: CheckoutError): string =>
  detail && explainedByServer.includes(code)
    ? detail
    : t(`errors.${knownCodes.find((name) => name === code) ?? 'UNEXPECTED'}`);
