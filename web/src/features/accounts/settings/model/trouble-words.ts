import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';

const known = [
  'NETWORK',
  'RATE_LIMITED',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'PROFILE_FROZEN',
  'CONFLICT',
  'PROOF_REQUIRED',
  'LAST_SIGN_IN_METHOD',
  'UNEXPECTED',
] as const;

/** Details worth passing on: how many tries are left, how long to wait. */
const speaking: readonly RequestError['code'][] = ['CODE_WRONG', 'RATE_LIMITED'];

/** One sentence for a person, whatever went wrong. */
export function troubleWords(t: TFunction<'settings'>, { code, detail, fields }: RequestError): string {
  if (code === 'VALIDATION_FAILED' && fields[0]) return fields[0].message;
  const words = t(`errors.${known.find((name) => name === code) ?? 'UNEXPECTED'}`);
  return detail && speaking.includes(code) ? `${words} ${detail}` : words;
}
