import {
  Email,
  NewPassword,
  passwordMaximum,
  passwordMinimum,
} from '@callboard/contract/accounts/credentials';
import { Line } from '@callboard/contract/scalars';
import { z } from 'zod';
import { auth } from '../../../../shared/i18n/en/auth.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { normaliseMobile } from '../../../../shared/lib/typed/mobile.ts';

type ErrorKey = keyof typeof auth.fieldErrors;

const isErrorKey = (message: string): message is ErrorKey => message in auth.fieldErrors;

const text = (isValid: (value: string) => boolean, error: ErrorKey) => z.string().refine(isValid, error);

/** The contract's rules for each field. The message of an issue is a key of the catalogue. */
export const fieldSchemas = {
  firstName: text((value) => Line(80).safeParse(value).success, 'firstName'),
  lastName: text((value) => value.trim().length <= 80, 'lastName'),
  company: text((value) => Line(160).safeParse(value).success, 'company'),
  email: text((value) => Email.safeParse(value).success, 'email'),
  mobile: text((value) => normaliseMobile(value) !== undefined, 'mobile'),
  password: text((value) => value !== '', 'password'),
  newPassword: (common: ReadonlySet<string> | undefined) =>
    z.string().superRefine((value, context) => {
      const addIssue = (message: ErrorKey) => context.addIssue({ code: 'custom', message });
      if (common?.has(value.toLowerCase().replace(/\s+/g, ''))) addIssue('passwordCommon');
      else if (!NewPassword.safeParse(value).success)
        addIssue(value.length > passwordMaximum ? 'passwordLong' : 'passwordShort');
    }),
};

/** Translates our own errors; a message from the server is shown as it is. */
export function useFieldErrorText() {
  const { t } = useTranslation('auth');
  return (message: unknown): string | undefined => {
    if (typeof message !== 'string' || message === '') return undefined;
    return isErrorKey(message)
      ? t(`fieldErrors.${message}`, { minimum: passwordMinimum, maximum: passwordMaximum })
      : message;
  };
}
