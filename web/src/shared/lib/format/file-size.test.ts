import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 kB'],
    [15_360, '15 kB'],
    [3_565_158, '3.4 MB'],
    [5_368_709_120, '5.0 GB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(formatFileSize(bytes)).toBe(words);
  });
});
