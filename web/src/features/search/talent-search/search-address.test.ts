import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from './search-address.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the URL of a search', () => {
  it('survives a round trip', () => {
    const query = 'gender=1&minAge=22&maxAge=34&userName=Ananya+R&sort=active&page=3&view=list';
    expect(writeSearch(read(query)).toString()).toBe(query);
    expect(read('')).toEqual({ filters: {}, sort: 'match', page: 1, layout: 'grid' });
    expect(writeSearch(read('')).toString()).toBe('');
  });

  it('ignores invalid values and keeps the rest', () => {
    expect(read('gender=female&skills=3,4&minAge=40&maxAge=20&utm_source=x')).toEqual({
      filters: { skills: [3, 4], maxAge: 20 },
      sort: 'match',
      page: 1,
      layout: 'grid',
    });
    expect(read('page=-1&sort=random&view=tiles').page).toBe(1);
    expect(read('page=1000000000').page).toBe(400);
  });

  it('leaves out filters that are switched off', () => {
    const { filters } = readSearch(new URLSearchParams('passport=false&hasVideo=true'));
    expect(filters).toStrictEqual({ hasVideo: true });
  });

  it('cuts a name that is too long, because without it everyone would be found', () => {
    expect(read(`userName=${'x'.repeat(300)}`).filters).toEqual({ userName: 'x'.repeat(80) });
  });
});
