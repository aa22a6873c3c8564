import { expect, test } from 'vitest';
import { createCounter } from './counter.ts';

test('counts each key by itself and begins anew', () => {
  let now = 0;
  const isWithin = createCounter<string>({ max: 2, everyMs: 1000, now: () => now });
  expect(['a', 'a', 'a', 'b'].map(isWithin)).toEqual([true, true, false, true]);
  now = 999;
  expect(isWithin('a')).toBe(false);
  now = 1000;
  expect(isWithin('a')).toBe(true);
});
