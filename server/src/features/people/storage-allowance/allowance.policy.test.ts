import { describe, expect, test } from 'vitest';
import { type AccountLevel, accountLevel, decideUploads } from './allowance.policy.ts';

const megabyte = 1024 * 1024;
const nothing = { waitingBytes: 0, waitingFiles: 0, storedBytes: 0 };

test.each([
  [false, false, false, 'unverified'],
  [false, true, true, 'unverified'],
  [true, false, false, 'new'],
  [true, true, false, 'established'],
  [true, false, true, 'established'],
] as const)(
  'reachable %s, published %s, verified company %s: %s',
  (isReachable, isPublished, isVerifiedCompany, level) => {
    expect(accountLevel({ isReachable, isPublished, isVerifiedCompany })).toBe(level);
  },
);

test.each([
  ['unverified', 50],
  ['new', 600],
  ['established', 1600],
] as const)('who is %s may announce %i MB at once', (level, most) => {
  expect(decideUploads(level, nothing, [most * megabyte])).toEqual({ left: 0 });
  expect(decideUploads(level, nothing, [most * megabyte + 1])).toMatchObject({
    left: most * megabyte,
    error: expect.stringContaining(`${most} MB`),
  });
});

describe('stored files count as well', () => {
  test.each([
    ['unverified', 100],
    ['new', 1200],
    ['established', 4096],
  ] as const)('who is %s has %i MB in all', (level: AccountLevel, most) => {
    const use = { ...nothing, storedBytes: (most - 3) * megabyte };
    expect(decideUploads(level, use, [megabyte])).toEqual({ left: 2 * megabyte });
    expect(decideUploads(level, use, [4 * megabyte])).toMatchObject({ left: 3 * megabyte });
    expect(decideUploads(level, use, [4 * megabyte])).toHaveProperty('error');
  });

  test('an account above today’s limit has 0 bytes left, not less', () => {
    const use = { ...nothing, storedBytes: 5000 * megabyte };
    expect(decideUploads('established', use, [1])).toMatchObject({ left: 0 });
  });
});

test('many small files cannot wait without end either', () => {
  const use = { waitingBytes: 11, waitingFiles: 11, storedBytes: 0 };
  expect(decideUploads('unverified', use, [1])).not.toHaveProperty('error');
  expect(decideUploads('unverified', use, [1, 1])).toMatchObject({
    error: expect.stringContaining('waiting'),
  });
});
