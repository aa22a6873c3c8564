import { TalentFilters } from '@callboard/contract/search/talent-filters';
import { expect, test } from 'vitest';
import { type FilterableCharacter, toCharacterFilters } from './character-filters.policy.ts';

const open: FilterableCharacter = {
  gender_id: null,
  playing_age_min: null,
  playing_age_max: null,
  height_min_mm: null,
  height_max_mm: null,
  look_id: null,
  language_ids: [],
  skill_ids: [],
  city_id: null,
};
const filtersOf = (filters: FilterableCharacter, shoot?: { from: string; to: string }) =>
  toCharacterFilters(filters, shoot, '2026-11-15');

test('a character without requirements has no filters', () => {
  expect(filtersOf(open)).toEqual({});
});

test('requirements become valid filters', () => {
  const filters = filtersOf(
    {
      gender_id: 1,
      playing_age_min: 24,
      playing_age_max: 32,
      height_min_mm: 1575,
      height_max_mm: 1750,
      look_id: 9,
      language_ids: [1, 4],
      skill_ids: [102],
      city_id: 3,
    },
    { from: '2026-12-01', to: '2026-12-05' },
  );
  expect(filters).toEqual({
    location: '3',
    gender: '1',
    minAge: '24',
    maxAge: '32',
    ethnicity: '9',
    language: '1,4',
    skills: '102',
    heightMin: '157.5',
    heightMax: '175',
    availableFrom: '2026-12-01',
    availableTo: '2026-12-05',
  });
  expect(TalentFilters.safeParse(filters).success).toBe(true);
});

test('includes a shoot of 92 days, but not a longer one', () => {
  const from = '2026-12-01';
  expect(filtersOf(open, { from, to: '2027-03-02' })).toEqual({
    availableFrom: from,
    availableTo: '2027-03-02',
  });
  expect(TalentFilters.safeParse(filtersOf(open, { from, to: '2027-03-02' })).success).toBe(true);
  expect(filtersOf(open, { from, to: '2027-03-03' })).toEqual({});
});

test('leaves out a shoot more than a year ahead', () => {
  expect(filtersOf(open, { from: '2027-11-10', to: '2027-11-15' })).not.toEqual({});
  expect(filtersOf(open, { from: '2027-11-10', to: '2027-11-16' })).toEqual({});
});

test('limits skills to what a search accepts', () => {
  const skill_ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const filters = filtersOf({ ...open, skill_ids });
  expect(TalentFilters.safeParse(filters).success).toBe(true);
  expect(filters.skills?.split(',')).toHaveLength(50);
});
