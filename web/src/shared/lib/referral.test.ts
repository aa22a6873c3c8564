import { beforeEach, describe, expect, it } from 'vitest';
import { clearReferral, readReferral, storedReferral, storeReferral } from './referral.ts';

beforeEach(() => localStorage.clear());

describe('readReferral', () => {
  it.each(['asha', 'studio-2026', 'a.b_c~d', 'x'.repeat(80)])('takes %s', (text) =>
    expect(readReferral(text)).toBe(text),
  );
  it.each([null, '', '  ', '<script>', 'a b', 'a/b', '"', 'x'.repeat(81), 'प्र'])('refuses %j', (text) =>
    expect(readReferral(text)).toBeUndefined(),
  );
});

describe('the stored referral', () => {
  it('stays until it is cleared', () => {
    storeReferral('asha');
    expect(storedReferral()).toBe('asha');
    clearReferral();
    expect(storedReferral()).toBeUndefined();
  });

  it('is checked again when it is read', () => {
    localStorage.setItem('callboard-ref', '<b>');
    expect(storedReferral()).toBeUndefined();
  });
});
