import { Email } from '@callboard/contract/accounts/credentials';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { normaliseMobile } from '../../../../shared/lib/typed/mobile.ts';

const nameMaximum = 80;

/** Checks of each field that answer an error text. An optional field may stay empty. */
export const fieldChecks = (t: TFunction<'settings'>) => ({
  firstName: (text: string) => (text.trim() === '' ? t('fieldErrors.firstName') : checkLength(t, text)),
  lastName: (text: string) => checkLength(t, text),
  email: (isNeeded: boolean) => (text: string) =>
    (!isNeeded && text.trim() === '') || Email.safeParse(text).success || t('fieldErrors.email'),
  mobile: (isNeeded: boolean) => (text: string) =>
    (!isNeeded && text.trim() === '') || normaliseMobile(text) !== undefined || t('fieldErrors.mobile'),
});

function checkLength(t: TFunction<'settings'>, text: string): true | string {
  return text.trim().length <= nameMaximum || t('fieldErrors.tooLong', { most: nameMaximum });
}
