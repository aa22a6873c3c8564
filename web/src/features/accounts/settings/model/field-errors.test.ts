import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from './field-errors.ts';

const validation = (...fields: string[]) =>
  fieldErrorsOf({
    code: 'VALIDATION_FAILED',
    fields: fields.map((field) => ({ field, message: 'Is not right' })),
  });

describe('fieldErrorsOf', () => {
  it('shows a taken address at its field', () => {
    expect(fieldErrorsOf({ code: 'EMAIL_TAKEN', fields: [] })).toEqual([
      { field: 'email', key: 'fieldErrors.emailTaken' },
    ]);
    expect(fieldErrorsOf({ code: 'MOBILE_TAKEN', fields: [] })).toEqual([
      { field: 'mobile', key: 'fieldErrors.mobileTaken' },
    ]);
  });

  it('maps contract field names, nested or not', () => {
    expect(validation('first_name', 'settings.mananger_mobile_number')).toEqual([
      { field: 'firstName', message: 'Is not right' },
      { field: 'managerMobile', message: 'Is not right' },
    ]);
  });

  it('leaves out errors that belong to no field', () => {
    expect(validation('settings.notifications.0.topic', 'toString')).toEqual([]);
    expect(fieldErrorsOf({ code: 'NETWORK', fields: [] })).toEqual([]);
  });
});
