import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../../../shared/lib/api/fake-server-for-test.ts';
import type { Walk } from '../../../../shared/lib/talent-walk.ts';
import { crowd, pageOf } from '../results-for-test.ts';
import { fetchWalkPage } from './fetch-walk-page.ts';

const everyone = crowd(60);

/** Answers the search without those who were viewed. */
function serve(viewed: readonly number[]) {
  const left = everyone.filter(({ user_id }) => !viewed.includes(user_id));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const page = Number(new URL(String(input), 'http://localhost').searchParams.get('page') ?? 1);
    return json(200, pageOf(left.slice((page - 1) * 24, page * 24), left.length, page));
  });
}

const walk = (query: string): Walk => ({
  walk: `/find-talents?${query}`,
  list: 'findTalents',
  perPage: 24,
  total: 60,
  lastPage: 3,
  pages: [],
});

const idsOf = async (query: string, page: number) => {
  const { talents } = await fetchWalkPage(new QueryClient(), walk(query), page, undefined);
  return talents.map(({ user_id }) => user_id);
};

afterEach(() => vi.unstubAllGlobals());

describe('the next page of a walk', () => {
  it('is the page of the search', async () => {
    serve([]);
    expect((await idsOf('gender=1', 2))[0]).toBe(25);
  });

  it('misses no one where those viewed on the way are hidden by now', async () => {
    serve([3, 4, 5, 6, 7]);
    const ids = await idsOf('hideSeen=true', 2);
    expect(ids).toEqual(Array.from({ length: 24 }, (_, at) => 25 + at));
  });

  it('misses no one when the whole page before was viewed', async () => {
    serve(Array.from({ length: 24 }, (_, at) => at + 1));
    expect((await idsOf('hideSeen=true', 2))[0]).toBe(25);
  });
});
