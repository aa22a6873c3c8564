import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import type { SettingsValues } from './settings-values.ts';

export type FormField = Exclude<keyof SettingsValues, 'notifications'>;

/** Which form field shows the error of which field of the request body. */
const formFields: ReadonlyMap<string, FormField> = new Map([
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['email', 'email'],
  ['mobile_number', 'mobile'],
  ['mananger_email_address', 'managerEmail'],
  ['mananger_mobile_number', 'managerMobile'],
]);

export interface FieldErrorEntry {
  readonly field: FormField;
  readonly message?: string;
  readonly key?: 'fieldErrors.emailTaken' | 'fieldErrors.mobileTaken';
}

export function fieldErrorsOf({ code, fields }: RequestError): FieldErrorEntry[] {
  if (code === 'EMAIL_TAKEN') return [{ field: 'email', key: 'fieldErrors.emailTaken' }];
  if (code === 'MOBILE_TAKEN') return [{ field: 'mobile', key: 'fieldErrors.mobileTaken' }];
  return fields.flatMap(({ field, message }) => {
    const own = formFields.get(field.split('.').at(-1) ?? '');
    return own ? [{ field: own, message }] : [];
  });
}
