import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import type { SettingsValues } from './settings-values.ts';

export type FaultyField = Exclude<keyof SettingsValues, 'notifications'>;

/** Where a fault that the server found belongs on the page. */
const fieldsOnTheWire: ReadonlyMap<string, FaultyField> = new Map([
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['email', 'email'],
  ['mobile_number', 'mobile'],
  ['mananger_email_address', 'managerEmail'],
  ['mananger_mobile_number', 'managerMobile'],
]);

export interface PlacedFault {
  readonly field: FaultyField;
  /** A fault without words of the server has words of ours. */
  readonly message?: string;
  readonly key?: 'faults.emailTaken' | 'faults.mobileTaken';
}

export function placeFaults({ code, fields }: RequestError): PlacedFault[] {
  if (code === 'EMAIL_TAKEN') return [{ field: 'email', key: 'faults.emailTaken' }];
  if (code === 'MOBILE_TAKEN') return [{ field: 'mobile', key: 'faults.mobileTaken' }];
  return fields.flatMap(({ field, message }) => {
    const own = fieldsOnTheWire.get(field.split('.').at(-1) ?? '');
    return own ? [{ field: own, message }] : [];
  });
}
