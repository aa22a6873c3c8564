import { readFilters, toFilterQuery } from '@callboard/contract/search/filter-address';
import {
  type FilterGroup,
  filterGroupNames,
  filterGroups,
  setGroups,
} from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castFor, hasAllMusts, replaceCharacterFilters, withAllMusts } from './character-filters.ts';

const meera = {
  id: 7,
  filters: { gender: '1', minAge: '24', maxAge: '32', skills: '5,9', skillsMatch: 'all' },
};
const kale = { id: 8, filters: { gender: '2', minAge: '40', heightMin: '170' } };

describe('choosing a character', () => {
  it('sets what it must have, and keeps what was set before', () => {
    expect(castFor({ passport: true, gender: [3] }, undefined, meera)).toEqual({
      passport: true,
      gender: [3],
      minAge: 24,
      maxAge: 32,
      skills: [5, 9],
      skillsMatch: 'all',
      characterId: 7,
    });
  });

  it('takes back what the character before had set', () => {
    const filters = { ...castFor({ passport: true }, undefined, meera), hasVideo: true as const };
    expect(castFor(filters, meera, kale)).toEqual({
      passport: true,
      hasVideo: true,
      gender: [2],
      minAge: 40,
      heightMin: 170,
      characterId: 8,
    });
    expect(castFor(filters, meera, undefined)).toEqual({ passport: true, hasVideo: true });
  });

  it('keeps a filter of the character before that was changed, with everything that belongs to it', () => {
    const { skillsMatch: _, ...anyOfThem } = castFor({}, undefined, meera);
    expect(castFor({ ...anyOfThem, maxAge: 36 }, meera, kale)).toEqual({
      minAge: 24,
      maxAge: 36,
      skills: [5, 9],
      gender: [2],
      heightMin: 170,
      characterId: 8,
    });
  });

  it('a must that was dropped comes back with another character that has it', () => {
    const { minAge: _, maxAge: __, ...dropped } = castFor({}, undefined, meera);
    expect(castFor(dropped, meera, undefined)).toEqual({});
    expect(castFor(dropped, meera, kale)).toMatchObject({ minAge: 40 });
  });

  it('takes the place of a talent to be similar to', () => {
    const similarTo = '0b1c6f0e-7d55-4a6e-9d6f-4f1f0a6f0a11';
    expect(castFor({ similarTo }, undefined, { id: 9, filters: {} })).toEqual({ characterId: 9 });
    expect(castFor({ similarTo }, undefined, undefined)).toEqual({ similarTo });
  });

  it('a unit that was left behind does not change what a height means', () => {
    expect(castFor({ heightSizeType: 2 }, undefined, kale)).toMatchObject({ heightMin: 170 });
    expect(castFor({ heightSizeType: 2 }, undefined, kale)).not.toHaveProperty('heightSizeType');
  });
});

describe('the musts of a character', () => {
  it('are all there, or can be set over what is', () => {
    const some: TalentFilters = { gender: [3], passport: true, characterId: 7 };
    expect(hasAllMusts(some, meera)).toBe(false);
    const all = withAllMusts(some, meera);
    expect(all).toMatchObject({ gender: [1], minAge: 24, maxAge: 32, passport: true, characterId: 7 });
    expect(hasAllMusts(all, meera)).toBe(true);
  });
});

const parts: readonly fc.Arbitrary<TalentFilters>[] = [
  fc.constantFrom(1, 2).map((id) => ({ gender: [id] })),
  fc.constantFrom(20, 30).map((minAge) => ({ minAge, maxAge: minAge + 10 })),
  fc.constantFrom(20, 30).map((minAge) => ({ minAge })),
  fc.constantFrom<number[]>([1], [1, 2]).map((language) => ({ language })),
  fc.constantFrom(2, 3).map((languageLevel) => ({ language: [1], languageLevel })),
  fc.constantFrom<number[]>([5], [5, 9]).map((skills) => ({ skills, skillsMatch: 'all' as const })),
  fc.constant({ location: [3], openToTravel: true as const }),
  fc.constantFrom(150, 170).map((heightMin) => ({ heightMin })),
  fc.constant({ passport: true as const }),
];
const someFilters: fc.Arbitrary<TalentFilters> = fc
  .array(fc.oneof(...parts), { maxLength: 5 })
  .map((chosen) => readFilters(toFilterQuery(Object.assign({}, ...chosen))));

const groupOf = (filters: TalentFilters, group: FilterGroup) =>
  JSON.stringify(filterGroups[group].map((name) => filters[name] ?? null));

describe('replaceCharacterFilters', () => {
  it('changes only what came from a character, whatever was set', () => {
    fc.assert(
      fc.property(someFilters, someFilters, someFilters, (own, previous, next) => {
        const current = replaceCharacterFilters(own, {}, previous);
        const after = replaceCharacterFilters(current, previous, next);
        for (const group of filterGroupNames) {
          const value = groupOf(after, group);
          const isOwn = setGroups(own).includes(group) && groupOf(own, group) !== groupOf(previous, group);
          if (isOwn) expect(value).toBe(groupOf(own, group));
          else expect(value).toBe(groupOf(setGroups(next).includes(group) ? next : {}, group));
        }
      }),
    );
  });

  it('there and back again is where it began', () => {
    fc.assert(
      fc.property(someFilters, someFilters, (own, musts) => {
        const clash = setGroups(own).some((group) => groupOf(own, group) === groupOf(musts, group));
        fc.pre(!clash);
        const there = replaceCharacterFilters(own, {}, musts);
        expect(replaceCharacterFilters(there, musts, {})).toEqual(own);
      }),
    );
  });
});
