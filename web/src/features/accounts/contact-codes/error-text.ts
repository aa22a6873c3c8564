import type { TFunction } from '../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../shared/lib/api/request-error.ts';

const codesWithText = [
  'NETWORK',
  'RATE_LIMITED',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'PROFILE_FROZEN',
  'CONFLICT',
  'UNEXPECTED',
] as const;

export function codeErrorText(t: TFunction<'contactCodes'>, { code, detail, fields }: RequestError): string {
  if (code === 'VALIDATION_FAILED' && fields[0]) return fields[0].message;
  // The server knows how many tries are left and how long to wait.
  if (code === 'CODE_WRONG' && detail) return `${t('errors.CODE_WRONG')} ${detail}`;
  if (code === 'RATE_LIMITED' && detail) return t('errors.RATE_LIMITED_detail', { detail });
  return t(`errors.${codesWithText.find((name) => name === code) ?? 'UNEXPECTED'}`);
}
