import { describe, expect, it } from 'vitest';
import { castingsPath, isFiltered, readCastingFilter } from './casting-filter.ts';

const read = (search: string) => readCastingFilter(new URLSearchParams(search));

describe('the address of castings', () => {
  it.each([{ page: 1 }, { page: 3, type: 2, year: 2026, text: 'Asha K. & co' }])(
    'says %o and is read again',
    (filter) => {
      const [, search = ''] = castingsPath(filter).split('?');
      expect(read(search)).toEqual({ type: undefined, year: undefined, text: undefined, ...filter });
    },
  );

  it('leaves out what makes no sense', () => {
    const filter = read('page=0&type=x&year=1999&text=%20%20');
    expect(filter).toEqual({ page: 1, type: undefined, year: undefined, text: undefined });
    expect(isFiltered(filter)).toBe(false);
    expect(read(`text=${'a'.repeat(200)}`).text).toHaveLength(80);
    expect(isFiltered(read('year=2025'))).toBe(true);
  });
});
