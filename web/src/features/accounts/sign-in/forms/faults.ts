import {
  Email,
  NewPassword,
  passwordMaximum,
  passwordMinimum,
} from '@callboard/contract/accounts/credentials';
import { Line } from '@callboard/contract/scalars';
import type { FieldError } from 'react-hook-form';
import { z } from 'zod';
import { auth } from '../../../../shared/i18n/en/auth.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { normaliseMobile } from '../mobile/format-mobile.ts';

type Fault = keyof typeof auth.faults;

const isFault = (message: string): message is Fault => message in auth.faults;

const typed = (isGood: (text: string) => boolean, fault: Fault) => z.string().refine(isGood, fault);

/** What each field must be, by the contract's own rules, with the name of the fault as its message. */
export const fields = {
  firstName: typed((text) => Line(80).safeParse(text).success, 'firstName'),
  lastName: typed((text) => text.trim().length <= 80, 'lastName'),
  company: typed((text) => Line(160).safeParse(text).success, 'company'),
  email: typed((text) => Email.safeParse(text).success, 'email'),
  mobile: typed((text) => normaliseMobile(text) !== undefined, 'mobile'),
  password: typed((text) => text !== '', 'password'),
  newPassword: (common: ReadonlySet<string> | undefined) =>
    z.string().superRefine((text, context) => {
      const refuse = (message: Fault) => context.addIssue({ code: 'custom', message });
      if (common?.has(text.toLowerCase().replace(/\s+/g, ''))) refuse('passwordCommon');
      else if (!NewPassword.safeParse(text).success)
        refuse(text.length > passwordMaximum ? 'passwordLong' : 'passwordShort');
    }),
};

/** Our words for a fault we found; the server's own for one that it found. */
export function useFaultWords() {
  const { t } = useTranslation('auth');
  return (error: FieldError | undefined): string | undefined => {
    const message = error?.message;
    if (!message) return undefined;
    return isFault(message)
      ? t(`faults.${message}`, { minimum: passwordMinimum, maximum: passwordMaximum })
      : message;
  };
}
