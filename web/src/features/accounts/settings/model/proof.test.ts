import { describe, expect, it } from 'vitest';
import { codeAddress, proofWays } from './proof.ts';
import { sampleRecord } from './sample-record.ts';

describe('what somebody can show', () => {
  it('a code goes only to an address that has answered, the e-mail first', () => {
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
  ] as const)('%j: %j', (change, ways) => {
    expect(proofWays(sampleRecord(change))).toEqual(ways);
  });
});
