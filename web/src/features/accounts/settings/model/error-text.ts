import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';

const codesWithText = [
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

export function errorText(t: TFunction<'settings'>, { code, detail, fields }: RequestError): string {
  if (code === 'VALIDATION_FAILED' && fields[0]) return fields[0].message;
  // The server knows how many tries are left and how long to wait.
  if (code === 'CODE_WRONG' && detail) return `${t('errors.CODE_WRONG')} ${detail}`;
  if (code === 'RATE_LIMITED' && detail) return t('errors.RATE_LIMITED_detail', { detail });
  return t(`errors.${codesWithText.find((name) => name === code) ?? 'UNEXPECTED'}`);
}

/** A toast adds its own punctuation. */
export const toastError = (t: TFunction<'settings'>, error: unknown): void => {
  toast(errorText(t, readRequestError(error)).replace(/\.$/, ''), { severity: 'error' });
};
