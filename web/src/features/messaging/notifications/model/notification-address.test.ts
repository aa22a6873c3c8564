import { describe, expect, it } from 'vitest';
import { readQuestion, readSearch, searchQuery } from './notification-address.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the URL of the page', () => {
  it.each(['', '?group=turn', '?search=Monsoon+Line', '?group=seen&search=a'])(
    '%s reads as it was written',
    (query) => expect(searchQuery(read(query))).toBe(query),
  );

  it('ignores unknown values', () => {
    expect(read('?group=constructor&page=7')).toEqual({ group: 'all', search: '' });
    expect(read(`?search=${'x'.repeat(500)}`).search).toHaveLength(120);
  });

  it.each([
    ['?question=12', 12],
    ['?question=-1', undefined],
    ['?question=1.5', undefined],
    ['?question=x', undefined],
    ['?question=', undefined],
    ['?question=99999999999999999999', undefined],
    ['', undefined],
  ])('%s asks question %s', (query, id) => expect(readQuestion(new URLSearchParams(query))).toBe(id));
});
