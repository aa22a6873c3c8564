import { describe, expect, it } from 'vitest';
import { namesTheAccount, toClosing } from './closing-form.ts';

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
