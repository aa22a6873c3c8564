import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../../test/database.ts';
import { howMany } from '../../../../../test/random-tests.ts';
import { fillSearch } from '../../../../../test/search-cast.ts';
import { someFilters } from '../../../../../test/search-filters.ts';
import { someRequirements } from '../../../../../test/some-characters.ts';
import { bitmapsOf, facet } from '../facets.ts';
import { planSearch } from '../plan-search.ts';
import { findPage } from '../reading/read.queries.ts';
import { rankingFor } from './character-ranking.policy.ts';
import { type Preference, type Ranking, rankedBy, totalWeight } from './ranking.policy.ts';
import { similarityOf } from './similarity.policy.ts';

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

const fitOf = ({ all }: Person, preferences: readonly Preference[]) =>
  preferences
    .filter(({ any, none }) => any.some((one) => all.has(one)) && !none.some((one) => all.has(one)))
    .reduce((sum, { weight }) => sum + weight, 0);

const meetsAll = ({ all }: Person, { musts }: Ranking) =>
  musts.every(({ facets, negated }) => facets.some((one) => all.has(one)) !== negated);

/** Ranks everyone who matches, without the bitmaps. */
async function rankPlainly(filters: TalentFilters, ranking: Ranking) {
  const { query } = await planSearch(database(), filters, searcher);
  const { people: matching } = await findPage(database().statements, query, 'match', {
    limit: 2000,
    offset: 0,
  });
  const allowed = new Set(matching);
  return people
    .filter(({ talent_no }) => allowed.has(talent_no))
    .map((person) => ({
      talent_no: person.talent_no,
      score: person.score,
      fit: fitOf(person, ranking.preferences),
      meets: meetsAll(person, ranking),
    }))
    .sort(
      (one, other) =>
        Number(other.meets) - Number(one.meets) ||
        other.fit - one.fit ||
        other.score - one.score ||
        one.talent_no - other.talent_no,
    );
}

/** On every page, also where it begins with the last who meet all musts. */
async function compareWithPlain(filters: TalentFilters, ranking: Ranking, page: number) {
  expect(totalWeight(ranking.preferences)).toBeLessThan(128);
  const { query } = await planSearch(database(), filters, searcher);
  const found = await findPage(database().statements, query, ranking, { limit: 24, offset: 24 * page });
  const all = await rankPlainly(filters, ranking);
  const ranked = all.slice(24 * page, 24 * page + 24);
  expect(found.people).toEqual(ranked.map(({ talent_no }) => talent_no));
  expect(found.fits).toEqual(ranked.map(({ fit }) => fit));
  expect(found.meets).toEqual(ranked.map(({ meets }) => meets));
  return all;
}

test('ranks as a full comparison does', async () => {
  let mixed = 0;
  await fc.assert(
    fc.asyncProperty(someFilters, someRequirements, fc.nat({ max: 4 }), async (set, requirements, page) => {
      // Few filters, so that someone is left to rank.
      const filters = Object.fromEntries(Object.entries(set).slice(0, 1)) as TalentFilters;
      const all = await compareWithPlain(filters, rankingFor(requirements), page);
      if (new Set(all.map(({ meets }) => meets)).size === 2) mixed += 1;
    }),
    { numRuns: howMany(50, 300) },
  );
  expect(mixed).toBeGreaterThan(howMany(50, 300) * 0.1);
});

test('ranks by a talent as a full comparison does', async () => {
  for (const { facets } of people.slice(0, howMany(10, 60)))
    await compareWithPlain({}, rankedBy(similarityOf(facets, false)), 0);
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
