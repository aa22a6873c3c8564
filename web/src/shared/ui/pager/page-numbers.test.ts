import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 51, '1 2 gap 51'],
    [3, 51, '1 2 3 4 gap 51'],
    [4, 51, '1 2 3 4 5 gap 51'],
    [8, 51, '1 gap 7 8 9 gap 51'],
    [51, 51, '1 gap 50 51'],
  ])('page %i of %i shows %s', (page, of, shown) => {
    expect(pageNumbers(page, of).join(' ')).toBe(shown);
  });
});
