import { describe, expect, test } from 'vitest';
import { TalentFilters } from '../search/talent-filters.ts';
import { type FilterableCharacter, toCharacterFilters, workDaysLeft } from './character-filters.ts';
import { conditions } from './project-values.ts';

const today = '2026-11-15';
const context = { today, mayAskForDates: true };

const open: FilterableCharacter = {
  gender_id: null,
  playing_age_min: null,
  playing_age_max: null,
  height_min_mm: null,
  height_max_mm: null,
  look_ids: [],
  languages: [],
  skill_ids: [],
  city_ids: [],
  works_from: null,
  works_to: null,
  musts: conditions,
};
const meera: FilterableCharacter = {
  ...open,
  gender_id: 1,
  playing_age_min: 24,
  playing_age_max: 32,
  height_min_mm: 1575,
  height_max_mm: 1750,
  look_ids: [9, 4],
  languages: [
    { language_id: 4, level_id: 3 },
    { language_id: 1, level_id: 3 },
  ],
  skill_ids: [102, 7],
  city_ids: [3],
  works_from: '2026-12-01',
  works_to: '2026-12-05',
};
const filtersOf = (character: Partial<FilterableCharacter>, mayAskForDates = true) => {
  const filters = toCharacterFilters({ ...open, ...character }, { ...context, mayAskForDates });
  expect(TalentFilters.safeParse(filters).error).toBeUndefined();
  return filters;
};

describe('the musts as filters', () => {
  test('a character without requirements has none', () => {
    expect(filtersOf({})).toEqual({});
  });

  test('each condition, when it is a must', () => {
    expect(filtersOf(meera)).toEqual({
      location: '3',
      openToTravel: 'true',
      gender: '1',
      minAge: '24',
      maxAge: '32',
      ethnicity: '4,9',
      language: '1,4',
      languageMatch: 'all',
      languageLevel: '3',
      skills: '7,102',
      skillsMatch: 'all',
      heightMin: '157.5',
      heightMax: '175',
      availableFrom: '2026-12-01',
      availableTo: '2026-12-05',
    });
  });

  test.each([
    ['gender', ['gender']],
    ['age', ['minAge', 'maxAge']],
    ['looks', ['ethnicity']],
    ['height', ['heightMin', 'heightMax']],
    ['languages', ['language', 'languageMatch', 'languageLevel']],
    ['skills', ['skills', 'skillsMatch']],
    ['place', ['location', 'openToTravel']],
    ['dates', ['availableFrom', 'availableTo']],
  ] as const)('%s alone', (must, names) => {
    expect(Object.keys(filtersOf({ ...meera, musts: [must] })).sort()).toEqual([...names].sort());
  });

  test('what is only nice to have filters nobody', () => {
    expect(filtersOf({ ...meera, musts: [] })).toEqual({});
  });
});

describe('languages', () => {
  const spoken = (...levels: [language: number, level: number][]) =>
    filtersOf({ languages: levels.map(([language_id, level_id]) => ({ language_id, level_id })) });

  test('any level is no level, one level is for all, different ones are named one by one', () => {
    expect(spoken([4, 1])).toEqual({ language: '4' });
    expect(spoken([4, 1], [1, 1])).toEqual({ language: '1,4', languageMatch: 'all' });
    expect(spoken([4, 4])).toEqual({ language: '4', languageLevel: '4' });
    expect(spoken([4, 1], [12, 3])).toEqual({
      language: '4,12',
      languageMatch: 'all',
      languageLevels: '41,123',
    });
  });
});

describe('dates', () => {
  const days = (from: string, to: string) => ({ availableFrom: from, availableTo: to });
  const shoot = (works_from: string | null, works_to: string | null) => filtersOf({ works_from, works_to });

  test('up to 92 days, at most a year ahead', () => {
    expect(shoot('2026-12-01', '2027-03-02')).toEqual(days('2026-12-01', '2027-03-02'));
    expect(shoot('2026-12-01', '2027-03-03')).toEqual({});
    expect(shoot('2027-11-10', '2027-11-15')).toEqual(days('2027-11-10', '2027-11-15'));
    expect(shoot('2027-11-10', '2027-11-16')).toEqual({});
  });

  test('not for who may not search by them', () => {
    expect(filtersOf({ works_from: '2026-12-01', works_to: '2026-12-05' }, false)).toEqual({});
  });

  test.each([
    ['to come', '2026-12-01', '2026-12-05', { from: '2026-12-01', to: '2026-12-05' }],
    ['beginning today', today, today, { from: today, to: today }],
    ['under way', '2026-11-01', '2026-11-20', { from: today, to: '2026-11-20' }],
    ['over', '2026-11-01', '2026-11-14', undefined],
    ['without a first day', null, '2026-12-05', undefined],
    ['without a last day', '2026-12-01', null, undefined],
  ])('work %s', (_when, from, to, left) => {
    const none = { works_from: null, works_to: null, shoot_starts_on: null, shoot_ends_on: null };
    expect(workDaysLeft({ ...none, works_from: from, works_to: to }, today)).toEqual(left);
    expect(workDaysLeft({ ...none, shoot_starts_on: from, shoot_ends_on: to }, today)).toEqual(left);
  });

  test('days of the character’s own come before those of the project', () => {
    const project = { shoot_starts_on: '2026-12-01', shoot_ends_on: '2026-12-20' };
    expect(workDaysLeft({ works_from: '2026-12-05', works_to: '2026-12-06', ...project }, today)).toEqual({
      from: '2026-12-05',
      to: '2026-12-06',
    });
    expect(workDaysLeft({ works_from: '2026-12-05', works_to: null, ...project }, today)).toEqual({
      from: '2026-12-05',
      to: '2026-12-20',
    });
  });
});

test('no more choices than a search accepts', () => {
  const skill_ids = Array.from({ length: 60 }, (_, index) => index + 1);
  expect(filtersOf({ skill_ids }).skills?.split(',')).toHaveLength(50);
});
