import { setGroups, withoutGroup } from '@callboard/contract/search/filter-groups';
import { facetNames, talentSorts } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { plainSearch, takePlainOrder } from '../../../../test/plain-search.ts';
import { howMany } from '../../../../test/random-tests.ts';
import { fillSearch } from '../../../../test/search-cast.ts';
import { filtersWithDays, someFilters } from '../../../../test/search-filters.ts';
import { createLimits } from '../../../platform/limits/limits.ts';
import { createTalentSearch } from './index.ts';
import { planSearch } from './plan-search.ts';
import { findPage } from './reading/read.queries.ts';

const database = useTestDatabase();
/** Has unlocked talents of the demo cast. */
const recruiterId = 1;
const searcher = { kind: 'recruiter', id: recruiterId, isVerified: true, isFrozen: false } as const;
/** The rules are compared with a model, far more often than the limit allows. */
const limits = () => ({ ...createLimits(database().db), takeDistinct: async () => undefined });
const search = () =>
  createTalentSearch({ ...database(), limits: limits(), photoUrl: async (key) => `/${key}` });

const searches = howMany(300, 2000);
const searchesByDays = howMany(100, 300);
let ownJobs: number[] = [];
let ownCharacter: number | undefined;
beforeAll(async () => {
  await fillSearch(database(), 500, 'update talent set is_found_by_days = account_id % 7 <> 0');
  await takePlainOrder(database().pool);
  const { rows } = await database().pool.query('select id from job where recruiter_id = $1', [recruiterId]);
  ownJobs = rows.map(({ id }) => id);
  await database().pool.query(
    `insert into profile_view (talent_id, recruiter_id)
     select account_id, $1 from talent where account_id % 3 = 0 on conflict do nothing`,
    [recruiterId],
  );
  const parts = await database().pool.query(
    `select part.id from project_character part join project on project.id = part.project_id
     where project.recruiter_id = $1 and project.status <> 'closed' order by part.id limit 1`,
    [recruiterId],
  );
  ownCharacter = parts.rows[0]?.id;
  await database().pool.query(
    `insert into character_not_for (character_id, talent_id)
     select $1, account_id from talent where account_id % 5 = 0 on conflict do nothing`,
    [ownCharacter],
  );
});

/** The ids of one page, straight from the bitmaps. */
async function pageOf(
  filters: TalentFilters,
  sort: (typeof talentSorts)[number],
  limit: number,
  offset: number,
) {
  const { pool } = database();
  const { query } = await planSearch(database(), filters, searcher);
  const { total, people } = await findPage(database().statements, query, sort, { limit, offset });
  const { rows } = await pool.query<{ talent_id: number; talent_no: number }>(
    'select talent_id, talent_no from talent_search where talent_no = any($1)',
    [people],
  );
  const idOf = new Map(rows.map((row) => [row.talent_no, row.talent_id]));
  return { total, ids: people.map((one) => idOf.get(one)) };
}

/** Where all must match, a count says what is left with one more. */
const choicesWith = (
  filters: TalentFilters,
  name: 'gender' | 'language' | 'skills' | 'skin' | 'ethnicity',
  value: number,
) => {
  const mustMatchAll =
    (name === 'language' && filters.languageMatch) || (name === 'skills' && filters.skillsMatch);
  return mustMatchAll ? [...(filters[name] ?? []), value] : [value];
};

describe('search matches plain SQL', () => {
  test('counts and pages, in every order, on any page', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        someFilters,
        fc.constantFrom(...talentSorts),
        fc.nat({ max: 5 }),
        fc.option(fc.nat({ max: 30 }), { freq: 12 }),
        async (filters, sort, page, job) => {
          const jobApply = job === null ? undefined : ownJobs[job % ownJobs.length];
          const asked = {
            ...filters,
            ...(jobApply !== undefined && { jobApply }),
            ...(filters.hideNotFor && page % 2 === 0 && { characterId: ownCharacter }),
          };
          const all = await plainSearch(database().pool, asked, { sort, recruiterId });
          const { total, ids } = await pageOf(asked, sort, 24, page * 24);
          expect(total).toBe(all.length);
          expect(ids).toEqual(all.slice(page * 24, page * 24 + 24));
          found += Math.min(1, all.length);
        },
      ),
      { numRuns: searches },
    );
    // Filters without matches would prove nothing.
    expect(found).toBeGreaterThan(searches * 0.3);
  });

  test('dates apply unless few match without them, and never for talents who opted out', async () => {
    let narrowed = 0;
    let leftOut = 0;
    await fc.assert(
      fc.asyncProperty(filtersWithDays, async (filters) => {
        const plainly = (asked: TalentFilters) =>
          plainSearch(database().pool, asked, { sort: 'match', recruiterId });
        const without = await plainly(withoutGroup(filters, 'available'));
        const { total, ids } = await pageOf(filters, 'match', 600, 0);
        expect(ids).toEqual(await plainly(filters));
        if (without.length >= 10 && total < without.length) narrowed += 1;
        if (without.length > 0 && without.length < 10 && !filters.unlocked) {
          expect(ids).toEqual(without);
          leftOut += 1;
        }
      }),
      { numRuns: searchesByDays },
    );
    expect(narrowed).toBeGreaterThan(searchesByDays * 0.1);
    expect(leftOut).toBeGreaterThan(searchesByDays * 0.03);
  });

  test('counts without each filter', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(someFilters, filtersWithDays), async (filters) => {
        const { count, filterDrops } = await search().count(
          { filters, filterDrops: true, facets: [] },
          searcher,
        );
        const plainly = async (asked: TalentFilters) =>
          (await plainSearch(database().pool, asked, { sort: 'match', recruiterId })).length;
        expect(count).toBe(await plainly(filters));
        for (const { filter, count: without } of filterDrops) {
          expect([filter, without]).toEqual([filter, await plainly(withoutGroup(filters, filter))]);
        }
        expect(filterDrops.map(({ filter }) => filter)).toEqual(setGroups(filters));
      }),
      { numRuns: howMany(15, 60) },
    );
  });

  test('counts for each choice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(someFilters, filtersWithDays), async (filters) => {
        const { facets } = await search().count(
          { filters, filterDrops: false, facets: facetNames },
          searcher,
        );
        const lists = ['gender', 'language', 'skills', 'skin', 'ethnicity'] as const;
        for (const name of lists) {
          for (const { value, count } of (facets[name] ?? []).slice(0, 2)) {
            const asked = {
              ...withoutGroup(filters, 'available'),
              [name]: choicesWith(filters, name, value),
            };
            const all = await plainSearch(database().pool, asked, { sort: 'match', recruiterId });
            expect([name, value, count]).toEqual([name, value, all.length]);
          }
        }
        const bar = facets.age?.[3];
        const asked = { ...withoutGroup(withoutGroup(filters, 'age'), 'available'), minAge: 25, maxAge: 29 };
        const all = await plainSearch(database().pool, asked, { sort: 'match', recruiterId });
        expect(bar).toEqual({ value: 25, count: all.length });
      }),
      { numRuns: howMany(6, 25) },
    );
  });
});
