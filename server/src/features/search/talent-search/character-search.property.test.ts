import type { OwnCharacter } from '@callboard/contract/casting/characters';
import { type Condition, conditions } from '@callboard/contract/casting/project-values';
import type { RecruiterTalentCard } from '@callboard/contract/search/talent-search';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { howMany } from '../../../../test/random-tests.ts';
import { fillSearch } from '../../../../test/search-cast.ts';

/** Characters of a real recruiter, searched for among the cast through the calls of the browser. */

const testApp = useTestApp();
let recruiter = { id: 0, headers: {} };

beforeAll(async () => {
  const { db, pool, as } = testApp();
  await fillSearch({ db, pool }, 400);
  const { id } = await createRecruiter(db, { recruiter: { verified_at: new Date() } });
  recruiter = { id, headers: await as({ id }) };
});

const ask = async <T>(path: string, query: Record<string, string>) => {
  const url = `${path}?${new URLSearchParams(query)}`;
  const answer = await testApp().app.inject({ url, headers: recruiter.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
};

interface Found {
  readonly results: RecruiterTalentCard[];
  readonly totalResults: number;
}
const find = (query: Record<string, string>) =>
  ask<Found>('/v1/talenter/find-talents', { limit: '100', ...query });

async function filtersOf(characterId: number) {
  const { results } = await ask<{ results: OwnCharacter[] }>(
    '/v1/recruiter-project-character-library/get-all',
    {},
  );
  const filters = results.find(({ id }) => id === characterId)?.filters;
  return { ...filters, characterId: String(characterId) };
}

/** Common enough that somebody fits, and with musts that leave somebody out. */
const someCharacter = fc.record({
  gender: fc.constantFrom(1, 2),
  from: fc.integer({ min: 16, max: 50 }),
  years: fc.integer({ min: 1, max: 15 }),
  height: fc.option(fc.integer({ min: 150, max: 170 }), { nil: null }),
  looks: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
  languages: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 })), {
    maxLength: 2,
    selector: ([id]) => id,
  }),
  skills: fc.uniqueArray(fc.constantFrom(101, 102, 103, 201, 301), { maxLength: 2 }),
  city: fc.constantFrom(1, 2, 3),
  musts: fc.subarray(
    conditions.filter((one) => one !== 'dates'),
    { maxLength: 4 },
  ),
});
type SomeCharacter = typeof someCharacter extends fc.Arbitrary<infer Character> ? Character : never;

const create = (one: SomeCharacter, musts: readonly Condition[] = one.musts) =>
  createCharacter(testApp().db, recruiter, {
    project: { city_id: one.city },
    character: {
      gender_id: one.gender,
      playing_age_min: one.from,
      playing_age_max: one.from + one.years,
      height_min_mm: one.height === null ? null : one.height * 10,
      height_max_mm: one.height === null ? null : one.height * 10 + 150,
      musts: [...musts],
    },
    looks: one.looks,
    languages: one.languages.map(([id, level]) => ({ id, level })),
    skills: one.skills,
  });

const misses = ({ reasons }: RecruiterTalentCard) => reasons.filter(({ fits, must }) => must && !fits);

test('nobody who misses a must appears, and nobody who meets them all is left out', async () => {
  let left = 0;
  await fc.assert(
    fc.asyncProperty(someCharacter, async (one) => {
      // The gender decides in any case, so it has to filter for both to agree.
      const { id } = await create(one, [...new Set<Condition>(['gender', ...one.musts])]);
      const filters = await filtersOf(id);
      const { results, totalResults } = await find(filters);
      expect(results.flatMap(misses)).toEqual([]);
      const everyone = await find({ characterId: String(id) });
      const first = everyone.results.filter((card) => misses(card).length === 0);
      expect(first).toHaveLength(Math.min(100, totalResults));
      expect(results.map(({ user_id }) => user_id)).toEqual(first.map(({ user_id }) => user_id));
      left += Math.min(1, totalResults);
    }),
    { numRuns: howMany(25, 200) },
  );
  expect(left).toBeGreaterThan(howMany(25, 200) * 0.2);
});

test('the list reads from the best down, and who misses a must comes last', async () => {
  await fc.assert(
    fc.asyncProperty(someCharacter, async (one) => {
      const { id } = await create(one);
      const { results } = await find({ characterId: String(id) });
      const scores = results.map(({ match }) => match ?? 0);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      for (const card of results) expect((card.match ?? 0) < 50).toBe(misses(card).length > 0);
    }),
    { numRuns: howMany(10, 100) },
  );
});

test('what the musts ask is counted with what each must costs, before a character is saved', async () => {
  const { id } = await create({
    gender: 1,
    from: 24,
    years: 8,
    height: null,
    looks: [],
    languages: [[1, 3]],
    skills: [],
    city: 1,
    musts: ['gender', 'age', 'languages'],
  });
  const { characterId, ...filters } = await filtersOf(id);
  const { count, filterDrops } = await ask<{
    count: number;
    filterDrops: { filter: string; count: number }[];
  }>('/v1/talenter/findTalent-count', { ...filters, filterDrops: 'true' });
  expect(count).toBe((await find({ ...filters, characterId: characterId })).totalResults);
  expect(filterDrops.map(({ filter }) => filter).sort()).toEqual(['age', 'gender', 'language']);
  for (const drop of filterDrops) expect(drop.count).toBeGreaterThan(count);
});

test('the cast spreads over many scores, men under 40 % for a woman’s part', async () => {
  const { id } = await create({
    gender: 1,
    from: 24,
    years: 8,
    height: 155,
    looks: [],
    languages: [
      [1, 3],
      [2, 3],
    ],
    skills: [102, 103],
    city: 1,
    musts: ['gender', 'age'],
  });
  const { results } = await find(await filtersOf(id));
  expect(results.length).toBeGreaterThan(10);
  expect(new Set(results.map(({ match }) => match)).size).toBeGreaterThanOrEqual(5);
  const full = results.filter(({ match }) => match === 100);
  for (const { reasons } of full) expect(reasons.every(({ fits }) => fits)).toBe(true);
  const men = await find({ characterId: String(id), gender: '2' });
  expect(men.results.length).toBeGreaterThan(10);
  for (const { match } of men.results) expect(match).toBeLessThan(40);
});
