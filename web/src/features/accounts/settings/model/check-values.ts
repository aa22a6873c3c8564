import { Email } from '@callboard/contract/accounts/credentials';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { normaliseMobile } from './mobile.ts';

const mostInAName = 80;

/** The checks of each field, in words; the server checks again. An empty line is well where nothing was. */
export const checksIn = (t: TFunction<'settings'>) => ({
  firstName: (text: string) => (text.trim() === '' ? t('faults.firstName') : checkLength(t, text)),
  lastName: (text: string) => checkLength(t, text),
  email: (isNeeded: boolean) => (text: string) =>
    (!isNeeded && text.trim() === '') || Email.safeParse(text).success || t('faults.email'),
  mobile: (isNeeded: boolean) => (text: string) =>
    (!isNeeded && text.trim() === '') || normaliseMobile(text) !== undefined || t('faults.mobile'),
});

function checkLength(t: TFunction<'settings'>, text: string): true | string {
  return text.trim().length <= mostInAName || t('faults.tooLong', { most: mostInAName });
}
