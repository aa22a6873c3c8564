import { describe, expect, test } from 'vitest';
import { decideUploads, type Standing, standingOf } from './allowance.policy.ts';

const megabyte = 1024 * 1024;
const nothing = { waitingBytes: 0, waitingFiles: 0, keptBytes: 0 };

test.each([
  [false, false, false, 'unverified'],
  [false, true, true, 'unverified'],
  [true, false, false, 'new'],
  [true, true, false, 'established'],
  [true, false, true, 'established'],
] as const)(
  'reachable %s, published %s, verified company %s: %s',
  (isReachable, isPublished, isVerifiedCompany, standing) => {
    expect(standingOf({ isReachable, isPublished, isVerifiedCompany })).toBe(standing);
  },
);

test.each([
  ['unverified', 50],
  ['new', 600],
  ['established', 1600],
] as const)('who is %s may announce %i MB at once', (standing, most) => {
  expect(decideUploads(standing, nothing, [most * megabyte])).toEqual({ left: 0 });
  expect(decideUploads(standing, nothing, [most * megabyte + 1])).toMatchObject({
    left: most * megabyte,
    refusal: expect.stringContaining(`${most} MB`),
  });
});

describe('what is kept counts as well', () => {
  test.each([
    ['unverified', 100],
    ['new', 1200],
    ['established', 4096],
  ] as const)('who is %s has %i MB in all', (standing: Standing, most) => {
    const use = { ...nothing, keptBytes: (most - 3) * megabyte };
    expect(decideUploads(standing, use, [megabyte])).toEqual({ left: 2 * megabyte });
    expect(decideUploads(standing, use, [4 * megabyte])).toMatchObject({ left: 3 * megabyte });
    expect(decideUploads(standing, use, [4 * megabyte])).toHaveProperty('refusal');
  });

  test('who has more than is allowed today is not told of less than nothing', () => {
    const use = { ...nothing, keptBytes: 5000 * megabyte };
    expect(decideUploads('established', use, [1])).toMatchObject({ left: 0 });
  });
});

test('many small files cannot wait without end either', () => {
  const use = { waitingBytes: 11, waitingFiles: 11, keptBytes: 0 };
  expect(decideUploads('unverified', use, [1])).not.toHaveProperty('refusal');
  expect(decideUploads('unverified', use, [1, 1])).toMatchObject({
    refusal: expect.stringContaining('waiting'),
  });
});
