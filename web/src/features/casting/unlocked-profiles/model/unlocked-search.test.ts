import { describe, expect, it } from 'vitest';
import { defaultSearch, hasFilters, readUnlockedSearch, unlockedLink } from './unlocked-search.ts';

const path = '/app/recruiter/dashboard/my-unlocked-profiles';
const read = (query: string) => readUnlockedSearch(new URLSearchParams(query));

describe('the URL of the unlocked profiles', () => {
  it('survives a round trip', () => {
    const query = 'search=Meera+Rao&status=asked&project=7&sort=contact&page=3';
    expect(unlockedLink(read(query))).toBe(`${path}?${query}`);
    expect(unlockedLink(read(''))).toBe(path);
  });

  it('ignores invalid values', () => {
    expect(read('status=lost&sort=random&project=-1&page=x&utm_source=y')).toEqual(defaultSearch);
    expect(read('page=1e99').page).toBe(100_000);
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(120);
  });

  it('knows whether filters are set', () => {
    expect(hasFilters(read('sort=name&page=2'))).toBe(false);
    expect(['search=a', 'status=cast', 'project=2'].map((query) => hasFilters(read(query)))).toEqual([
      true,
      true,
      true,
    ]);
  });
});
