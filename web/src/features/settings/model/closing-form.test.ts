import { describe, expect, it } from 'vitest';
import { codeAddress, namesTheAccount, toClosing } from './closing-form.ts';
import { sampleRecord } from './sample-record.ts';

describe('namesTheAccount', () => {
  const record = { name: 'Pallavi  Reddy' };

  it.each(['Pallavi Reddy', ' pallavi  reddy ', 'PALLAVI REDDY'])('takes %j', (typed) => {
    expect(namesTheAccount(record, typed)).toBe(true);
  });

  it.each(['', 'Pallavi', 'Reddy Pallavi', 'PallaviReddy'])('refuses %j', (typed) => {
    expect(namesTheAccount(record, typed)).toBe(false);
  });
});

describe('toClosing', () => {
  const values = { name: 'Pallavi Reddy', password: 'secret words', code: '123456', reason: '  ' };

  it('sends the proof that was chosen and nothing of the other', () => {
    expect(toClosing(values, 'password')).toEqual({ password: 'secret words' });
    expect(toClosing(values, 'code')).toEqual({ otp: '123456' });
  });

  it('sends a reason only when there is one', () => {
    expect(toClosing({ ...values, reason: ' Moving abroad ' }, 'code')).toEqual({
      otp: '123456',
      reason: 'Moving abroad',
    });
  });
});

describe('codeAddress', () => {
  it('prefers the e-mail and falls back to the mobile', () => {
    expect(codeAddress(sampleRecord())).toEqual({ kind: 'email', address: 'pallavi.reddy@mailbox.in' });
    expect(codeAddress(sampleRecord({ email: null }))).toEqual({ kind: 'mobile', address: '+919849027318' });
    expect(codeAddress(sampleRecord({ email: null, mobile_number: null }))).toBeUndefined();
  });
});
