import { auditionKinds } from '@callboard/contract/casting/job-values';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { fillJobs } from '../../../../test/many-jobs.ts';
import {
  type PlainSort,
  type PlainWishes,
  plainCount,
  plainFacets,
  plainGroups,
  plainPage,
  plainWithout,
} from '../../../../test/plain-jobs.ts';
import { howMany } from '../../../../test/random-tests.ts';
import { guest } from '../../../platform/http/actor.ts';
import { createCurrentIndex } from './current-index.ts';
import { pageOfJobs } from './index-of-jobs/page-of-jobs.ts';
import { createJobSearch } from './job-search.service.ts';

const database = useTestDatabase();
let recruiters: string[] = [];
beforeAll(async () => {
  await fillJobs(database().pool, { jobs: howMany(400, 3000), recruiters: 12 });
  const { rows } = await database().pool.query(`select public_id from account where kind = 'recruiter'`);
  recruiters = rows.map(({ public_id }) => public_id);
});

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const ids = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 4 });
const wishes = fc.record({
  text: some(fc.constantFrom('mumbai', 'lov', 'train Riv', 's', 'house banyan', 'rao', 'film 4', '!!')),
  gender_id: some(ids(4)),
  min_age: some(fc.integer({ min: 0, max: 60 })),
  max_age: some(fc.integer({ min: 20, max: 100 })),
  project_id: some(ids(24)),
  location_id: some(ids(20)),
  remote: some(fc.constant(true)),
  paid: some(fc.constant(true)),
  pay_min: some(fc.constantFrom(500, 1000, 5000, 20_000)),
  audition_kind: some(fc.uniqueArray(fc.constantFrom(...auditionKinds), { minLength: 1, maxLength: 2 })),
  recruiter: some(fc.nat({ max: 11 })),
  activeJobs: fc.boolean(),
});
/** Few at a time, or nothing would be left. */
const fewWishes = fc
  .tuple(wishes, fc.uniqueArray(fc.nat({ max: 10 }), { maxLength: 3 }))
  .map(([all, kept]): PlainWishes => {
    const names = Object.keys(all).filter((name) => name !== 'activeJobs');
    const entries = Object.entries(all).filter(
      ([name, value]) => value !== undefined && kept.includes(names.indexOf(name)),
    );
    const { recruiter, ...others } = Object.fromEntries(entries);
    return {
      activeJobs: all.activeJobs,
      ...others,
      ...(typeof recruiter === 'number' && { recruiter: recruiters[recruiter] }),
    };
  });

const query = async (statement: string) => (await database().pool.query(statement)).rows;
const countPlainly = async (asked: PlainWishes) =>
  // Signs alone are no word that a job could have.
  asked.text === '!!' ? 0 : Number((await query(plainCount(asked)))[0]?.count);

const byId = (values: readonly { readonly id: number | string; readonly count: number }[]) =>
  values.toSorted((one, other) => (one.id < other.id ? -1 : 1));

test('counts, what each filter costs and each choice, as plain SQL says', async () => {
  const search = createJobSearch({ ...database(), photoUrl: async (key) => key });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fewWishes, async (asked) => {
      const { count, filterDrops, facets } = await search.count(guest, asked);
      expect(count).toBe(await countPlainly(asked));
      found += Math.min(1, count);
      expect(filterDrops.map(({ group }) => group)).toEqual(plainGroups(asked));
      for (const { group, count: without } of filterDrops)
        expect([group, without]).toEqual([group, await countPlainly(plainWithout(asked, group))]);
      if (asked.text === '!!') return;
      for (const [name, statement] of Object.entries(plainFacets(asked))) {
        const values = facets.find(({ facet }) => facet === name)?.values ?? [];
        expect([name, byId(values)]).toEqual([name, byId(await query(statement))]);
      }
    }),
    { numRuns: howMany(40, 400) },
  );
  expect(found).toBeGreaterThan(howMany(40, 400) / 3);
});

test('pages in every order, on any page, as plain SQL says', async () => {
  const { index } = await createCurrentIndex(database())();
  const sorts: readonly PlainSort[] = ['newest', 'closing', 'pay'];
  await fc.assert(
    fc.asyncProperty(fewWishes, fc.constantFrom(...sorts), fc.nat({ max: 12 }), async (asked, sort, page) => {
      if (asked.text === '!!') return;
      const { ids: found } = pageOfJobs(index, asked, undefined, sort, { limit: 10, offset: page * 10 });
      const rows = await query(plainPage(asked, sort, 10, page * 10));
      expect(found).toEqual(rows.map(({ id }) => id));
    }),
    { numRuns: howMany(80, 800) },
  );
});
