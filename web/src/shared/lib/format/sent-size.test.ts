import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';
import { formatSent } from './sent-size.ts';

describe('formatSent', () => {
  it.each([
    [1_992_294, 3_145_728, '1.9 of 3.0 MB'],
    [0, 10_485_760, '0.0 of 10.0 MB'],
    [348_160, 737_280, '340 of 720 kB'],
    [12_000, 40_000, '12 of 40 kB'],
    [50_000, 40_000, '40 of 40 kB'],
  ])('%d of %d bytes', (sent, all, words) => {
    const { sent: here, all: whole } = formatSent(sent, all);
    expect(`${here} of ${whole}`).toBe(words);
  });
});

describe('formatDuration', () => {
  it.each([
    [42_000, '0:42'],
    [725_400, '12:05'],
    [3_750_000, '1:02:30'],
    [400, '0:00'],
  ])('%d ms is %s', (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });
});
