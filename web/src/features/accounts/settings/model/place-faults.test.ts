import { describe, expect, it } from 'vitest';
import { placeFaults } from './place-faults.ts';

const validation = (...fields: string[]) =>
  placeFaults({
    code: 'VALIDATION_FAILED',
    fields: fields.map((field) => ({ field, message: 'Is not right' })),
  });

describe('placeFaults', () => {
  it('puts a taken address on its field', () => {
    expect(placeFaults({ code: 'EMAIL_TAKEN', fields: [] })).toEqual([
      { field: 'email', key: 'faults.emailTaken' },
    ]);
    expect(placeFaults({ code: 'MOBILE_TAKEN', fields: [] })).toEqual([
      { field: 'mobile', key: 'faults.mobileTaken' },
    ]);
  });

  it('knows the wire’s names, nested or not', () => {
    expect(validation('first_name', 'settings.mananger_mobile_number')).toEqual([
      { field: 'firstName', message: 'Is not right' },
      { field: 'managerMobile', message: 'Is not right' },
    ]);
  });

  it('leaves to the page what belongs to no field', () => {
    expect(validation('settings.notifications.0.topic', 'toString')).toEqual([]);
    expect(placeFaults({ code: 'NETWORK', fields: [] })).toEqual([]);
  });
});
