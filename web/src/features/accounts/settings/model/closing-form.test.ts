import { describe, expect, it } from 'vitest';
import { matchesAccountName, toClosing } from './closing-form.ts';

describe('matchesAccountName', () => {
  const record = { name: 'Pallavi  Reddy' };

  it.each(['Pallavi Reddy', ' pallavi  reddy ', 'PALLAVI REDDY'])('accepts %j', (typed) => {
    expect(matchesAccountName(record, typed)).toBe(true);
  });

  it.each(['', 'Pallavi', 'Reddy Pallavi', 'PallaviReddy'])('rejects %j', (typed) => {
    expect(matchesAccountName(record, typed)).toBe(false);
  });
});

describe('toClosing', () => {
  const values = { name: 'Pallavi Reddy', password: 'secret words', code: '123456', reason: '  ' };

  it('sends only the chosen proof', () => {
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
