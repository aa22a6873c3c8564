import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../../test/database.ts';
import { howMany } from '../../../../../test/random-tests.ts';
import { fillSearch } from '../../../../../test/search-cast.ts';
import { someFilters } from '../../../../../test/search-filters.ts';
import { bitmapsOf, facet } from '../facets.ts';
import { planSearch } from '../plan-search.ts';
import { findPage } from '../reading/read.queries.ts';
import type { CharacterRequirements } from './fit-facts.ts';
import { type Preference, preferencesOf, similarityOf, totalWeight } from './preferences.policy.ts';

const database = useTestDatabase();
const searcher = { kind: 'recruiter', id: 1, isVerified: true, isFrozen: false } as const;

interface Person {
  readonly talent_no: number;
  readonly score: number;
  readonly facets: number[];
  /** Including the bitmaps of ranges. */
  readonly all: Set<number>;
}
let people: Person[] = [];

beforeAll(async () => {
  await fillSearch(database(), 700);
  const { rows } = await database().pool.query('select talent_no, score, facets from talent_search');
  people = rows.map((row) => ({ ...row, all: new Set(row.facets.flatMap(bitmapsOf)) }));
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });
const someRequirements: fc.Arbitrary<CharacterRequirements> = fc.record({
  characterId: fc.constant(1),
  name: fc.constant('Meera'),
  genderId: maybe(fc.constantFrom(1, 2, 3)),
  genderName: fc.constant('Female'),
  ageMin: maybe(fc.integer({ min: 10, max: 40 })),
  ageMax: maybe(fc.integer({ min: 41, max: 70 })),
  heightMinMm: maybe(fc.integer({ min: 1400, max: 1650 })),
  heightMaxMm: maybe(fc.integer({ min: 1651, max: 1900 })),
  lookId: maybe(fc.integer({ min: 1, max: 10 })),
  lookName: fc.constant('North Indian'),
  languages: fc
    .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 11 })
    .chain((ids) =>
      fc.tuple(...ids.map((id) => fc.integer({ min: 1, max: 4 }).map((levelId) => ({ id, levelId })))),
    )
    .map((list) => list.map((one) => ({ ...one, name: 'Tamil', levelName: 'Basic' }))),
  skills: fc
    .uniqueArray(fc.nat({ max: 400 }), { maxLength: 12 })
    .map((ids) => ids.map((id) => ({ id, name: 'Kathak' }))),
  cityId: maybe(fc.integer({ min: 1, max: 10 })),
  cityName: fc.constant('Mumbai'),
  shootFrom: fc.constant(null),
  shootTo: fc.constant(null),
});

const fitOf = ({ all }: Person, preferences: readonly Preference[]) =>
  preferences
    .filter(({ any, none }) => any.some((one) => all.has(one)) && !none.some((one) => all.has(one)))
    .reduce((sum, { weight }) => sum + weight, 0);

/** Ranks everyone who matches, without the bitmaps. */
async function rankPlainly(filters: TalentFilters, preferences: readonly Preference[]) {
  const { query } = await planSearch(database(), filters, searcher);
  const { people: matching } = await findPage(database().statements, query, 'match', {
    limit: 2000,
    offset: 0,
  });
  const allowed = new Set(matching);
  return people
    .filter(({ talent_no }) => allowed.has(talent_no))
    .map((person) => ({ talent_no: person.talent_no, score: person.score, fit: fitOf(person, preferences) }))
    .sort((one, other) => other.fit - one.fit || other.score - one.score || one.talent_no - other.talent_no);
}

test('ranks as a full comparison does', async () => {
  await fc.assert(
    fc.asyncProperty(someFilters, someRequirements, fc.nat({ max: 4 }), async (set, requirements, page) => {
      // Few filters, so that someone is left to rank.
      const filters = Object.fromEntries(Object.entries(set).slice(0, 1)) as TalentFilters;
      const preferences = preferencesOf(requirements);
      expect(totalWeight(preferences)).toBeLessThan(128);
      const { query } = await planSearch(database(), filters, searcher);
      const found = await findPage(database().statements, query, preferences, {
        limit: 24,
        offset: 24 * page,
      });
      const ranked = (await rankPlainly(filters, preferences)).slice(24 * page, 24 * page + 24);
      expect(found.people).toEqual(ranked.map(({ talent_no }) => talent_no));
      expect(found.fits).toEqual(ranked.map(({ fit }) => fit));
    }),
    { numRuns: howMany(50, 300) },
  );
});

test('nobody is more similar to a talent than the talent', () => {
  for (const person of people.slice(0, 200)) {
    for (const forGuest of [false, true]) {
      const likeness = similarityOf(person.facets, forGuest);
      expect(totalWeight(likeness)).toBeLessThan(128);
      expect(fitOf(person, likeness)).toBe(totalWeight(likeness));
    }
  }
});

test('similarity for guests ignores looks and measurements', () => {
  const [person] = people;
  const named = similarityOf(person?.facets ?? [], true).flatMap(({ any, none }) => [...any, ...none]);
  const hidden = [
    facet('look', 0),
    facet('skin', 0),
    facet('hair', 0),
    facet('body_type', 0),
    facet('height_from', 0),
  ];
  for (const first of hidden)
    expect(named.filter((one) => one >= first && one < first + 1_000_000)).toEqual([]);
});
