import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFilterQuery } from './filter-address.ts';
import { filterGroupNames, filterGroups, setGroups, withoutGroup } from './filter-groups.ts';
import { measureRanges } from './filter-rules.ts';
import { filterShape, TalentFilters } from './talent-filters.ts';

const parse = (query: Record<string, unknown>) => TalentFilters.parse(query);
const issuePaths = (query: Record<string, unknown>) =>
  TalentFilters.safeParse(query).error?.issues.map(({ path, code }) =>
    code === 'unrecognized_keys' ? code : path.join('.'),
  );

describe('talent filters', () => {
  test('lists can be comma-separated or repeated, in any order', () => {
    expect(parse({ skills: '3,1,2' })).toEqual({ skills: [1, 2, 3] });
    expect(parse({ skills: ['3', '1', '2,3'] })).toEqual({ skills: [1, 2, 3] });
  });

  test('an unticked box is no filter; unlocked has both answers', () => {
    const filters = parse({ passport: 'false', nudity: 'false', hasVideo: 'true', unlocked: 'false' });
    expect(toFilterQuery(filters)).toEqual({ hasVideo: 'true', unlocked: 'false' });
    expect(setGroups(filters)).toEqual(setGroups({ hasVideo: true, unlocked: false }));
  });

  test('filters survive a round trip', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 9 });
    const some = fc.record(
      {
        location: ids,
        skills: ids,
        passport: fc.constant(true),
        unlocked: fc.boolean(),
        minAge: fc.integer({ min: 0, max: 40 }),
        maxAge: fc.integer({ min: 41, max: 100 }),
        heightMin: fc.integer({ min: 100, max: 150 }),
        userName: fc.constantFrom('Ananya', "D'Souza", 'अनन्या', 'a,b=c&d'),
        availableFrom: fc.constant('2026-12-01'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(some, (filters) => {
        const sorted = Object.fromEntries(
          Object.entries(filters).map(([name, value]) => [
            name,
            Array.isArray(value) ? [...value].sort((one, other) => one - other) : value,
          ]),
        );
        expect(parse(toFilterQuery(parse(toFilterQuery(sorted))))).toEqual(sorted);
      }),
    );
  });

  test.each([
    [{ skill: '1' }, 'unrecognized_keys'],
    [{ gender: 'female' }, 'gender.0'],
    [{ gender: '0' }, 'gender.0'],
    [{ gender: '-1' }, 'gender.0'],
    [{ gender: '' }, 'gender.0'],
    [{ gender: '99999999999' }, 'gender.0'],
    [{ minAge: '40', maxAge: '30' }, 'minAge'],
    [{ minAge: '1.5' }, 'minAge'],
    [{ heightMin: '180', heightMax: '170' }, 'heightMin'],
    [{ heightMin: '9999' }, 'heightMin'],
    [{ heightMin: '150', heightSizeType: '4' }, 'heightSizeType'],
    [{ passport: 'yes' }, 'passport'],
    [{ availableTo: '2026-12-01' }, 'availableFrom'],
    [{ availableFrom: '2026-12-02', availableTo: '2026-12-01' }, 'availableFrom'],
    [{ availableFrom: '2026-01-01', availableTo: '2026-12-01' }, 'availableTo'],
    [{ availableFrom: '2026-02-30' }, 'availableFrom'],
    [{ userName: '  ' }, 'userName'],
    [{ characterId: '1', similarTo: '6ecd8c99-4036-403d-bf84-cf8400f67836' }, 'similarTo'],
  ])('%j is refused', (query, field) => {
    expect(issuePaths(query)).toEqual([field]);
  });

  test('5,000 skills are refused', () => {
    expect(issuePaths({ skills: Array.from({ length: 5000 }, (_, n) => `${n + 1}`) })).toEqual(['skills']);
    expect(issuePaths({ skills: Array.from({ length: 200 }, (_, n) => n + 1).join(',') })).toEqual([
      'skills',
    ]);
  });

  test('measurements are converted from the requested unit', () => {
    expect(measureRanges(parse({ heightMin: '66', heightSizeType: '2', weightMax: '60' }))).toEqual([
      { measure: 'height', least: 1676, most: undefined },
      { measure: 'weight', least: undefined, most: 60_000 },
    ]);
  });
});

describe('groups of filters', () => {
  test('every filter that hides people belongs to one group', () => {
    const grouped: string[] = filterGroupNames.flatMap((group) => [...filterGroups[group]]);
    expect(new Set(grouped).size).toBe(grouped.length);
    const contexts = ['characterId', 'recruiterId', 'similarTo'];
    expect(
      Object.keys(filterShape)
        .filter((name) => !grouped.includes(name))
        .sort(),
    ).toEqual(contexts);
  });

  test('both ends of a range are dropped together, and a unit alone is not a filter', () => {
    const filters = parse({ minAge: '20', maxAge: '30', heightSizeType: '2', language: '1' });
    expect(setGroups(filters)).toEqual(['age', 'language']);
    expect(withoutGroup(filters, 'age')).toEqual({ heightSizeType: 2, language: [1] });
  });
});
