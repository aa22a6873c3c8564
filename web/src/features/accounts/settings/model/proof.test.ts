import { describe, expect, it } from 'vitest';
import { codeAddress, proofMethods } from './proof.ts';
import { sampleRecord } from './sample-record.ts';

describe('proof methods', () => {
  it('sends a code only to a verified address, email first', () => {
    expect(codeAddress(sampleRecord())).toEqual({ kind: 'email', address: 'pallavi.reddy@mailbox.in' });
    expect(codeAddress(sampleRecord({ is_email_verified: false }))).toBeUndefined();
    expect(codeAddress(sampleRecord({ is_email_verified: false, is_mobile_verified: true }))).toEqual({
      kind: 'mobile',
      address: '+919849027318',
    });
  });

  it.each([
    [{}, ['password', 'code']],
    [{ has_password: false }, ['code']],
    [{ is_email_verified: false }, ['password']],
    [{ has_password: false, is_email_verified: false }, []],
  ] as const)('%j: %j', (change, methods) => {
    expect(proofMethods(sampleRecord(change))).toEqual(methods);
  });
});
