import { describe, expect, test } from 'vitest';
import { describeFit } from './describe-fit.policy.ts';
import type { CharacterRequirements, FitFacts } from './fit-facts.ts';

const nothing: CharacterRequirements = {
  characterId: 1,
  name: 'Meera',
  genderId: null,
  genderName: null,
  ageMin: null,
  ageMax: null,
  heightMinMm: null,
  heightMaxMm: null,
  looks: [],
  languages: [],
  skills: [],
  cities: [],
  shootFrom: null,
  shootTo: null,
  musts: [],
};
const blank: FitFacts = {
  genderId: null,
  genderName: null,
  playingAgeMin: null,
  playingAgeMax: null,
  heightMm: null,
  lookIds: [],
  languages: [],
  skillIds: [],
  residenceCityId: null,
  residenceCityName: null,
  workCityIds: [],
  openToTravel: false,
  unavailable: [],
  seesCalendar: false,
};
const level = (levelId: number) => ({
  levelId,
  levelName: ['', 'Basic', 'Conversational', 'Fluent', 'Native'][levelId] ?? '',
});
const tamil = (levelId: number) => ({ id: 5, name: 'Tamil', ...level(levelId) });
const hindi = (levelId: number) => ({ id: 1, name: 'Hindi', ...level(levelId) });
const ages = (playingAgeMin: number | null, playingAgeMax: number | null) => ({
  playingAgeMin,
  playingAgeMax,
});
const aged = (ageMin: number | null, ageMax: number | null) => ({ ageMin, ageMax });
const tall = (heightMinMm: number | null, heightMaxMm: number | null) => ({ heightMinMm, heightMaxMm });
const female = { genderId: 1, genderName: 'Female' };
const south = { looks: [{ id: 2, name: 'South Indian' }] };
const southOrNorth = { looks: [{ id: 1, name: 'North Indian' }, ...south.looks] };
const mumbai = { cities: [{ id: 3, name: 'Mumbai' }] };
const mumbaiOrPune = { cities: [...mumbai.cities, { id: 6, name: 'Pune' }] };
const delhi = { residenceCityId: 4, residenceCityName: 'Delhi' };
const shoot = { shootFrom: '2026-12-01', shootTo: '2026-12-10' };
const away = (...stretches: [string, string][]) => ({
  unavailable: stretches.map(([from, to]) => ({ from: `2026-12-${from}`, to: `2026-12-${to}` })),
});
const calendar = { seesCalendar: true };

type Row = [
  requirements: Partial<CharacterRequirements>,
  talent: Partial<FitFacts>,
  fits: boolean,
  text: string,
];

const tables: Record<string, Row[]> = {
  gender: [
    [female, { genderId: 1, genderName: 'Female' }, true, 'female'],
    [female, { genderId: 2, genderName: 'Male' }, false, 'male, not female'],
    [female, {}, false, 'no gender on the profile'],
    [
      { genderId: 4, genderName: 'Non-binary' },
      { genderId: 4, genderName: 'Non-binary' },
      true,
      'non-binary',
    ],
  ],
  age: [
    [aged(24, 32), ages(24, 32), true, 'plays 24–32, right in range'],
    [aged(24, 32), ages(28, 28), true, 'plays 28, right in range'],
    [aged(24, 32), ages(26, 30), true, 'plays 26–30, right in range'],
    [aged(24, 32), ages(32, 40), true, 'plays 32–40, at the older end'],
    [aged(24, 32), ages(18, 24), true, 'plays 18–24, at the younger end'],
    [aged(24, 32), ages(16, 50), true, 'plays 16–50, a wide range'],
    [aged(24, 25), ages(25, 30), true, 'plays 25–30, right in range'],
    [aged(24, 32), ages(35, 45), false, 'plays from 35, 3 years over'],
    [aged(24, 32), ages(33, 45), false, 'plays from 33, 1 year over'],
    [aged(24, 32), ages(16, 22), false, 'plays up to 22, 2 years under'],
    [aged(null, 32), ages(5, 9), true, 'plays 5–9, right in range'],
    [aged(null, 32), ages(31, 40), true, 'plays 31–40, at the older end'],
    [aged(60, null), ages(50, 61), true, 'plays 50–61, at the younger end'],
    [aged(60, null), ages(40, 55), false, 'plays up to 55, 5 years under'],
    [aged(24, 32), ages(null, 28), false, 'plays up to 28, no youngest age on the profile'],
    [aged(24, 32), ages(28, null), false, 'plays from 28, no oldest age on the profile'],
    [aged(24, null), ages(null, 30), true, 'plays up to 30'],
    [aged(24, 32), {}, false, 'no playing age on the profile'],
  ],
  language: [
    [{ languages: [tamil(3)] }, { languages: [tamil(1)] }, false, 'speaks Tamil, but only basic'],
    [{ languages: [tamil(3)] }, { languages: [hindi(4), tamil(3)] }, true, 'speaks Tamil, fluent'],
    [{ languages: [hindi(3)] }, { languages: [hindi(4)] }, true, 'speaks Hindi, native'],
    [{ languages: [tamil(1)] }, { languages: [hindi(4)] }, false, 'no Tamil on the profile'],
  ],
  skill: [
    [{ skills: [{ id: 102, name: 'Kathak' }] }, { skillIds: [101, 102] }, true, 'kathak'],
    [{ skills: [{ id: 7, name: 'Swimming' }] }, { skillIds: [102] }, false, 'no swimming on the profile'],
    [{ skills: [{ id: 8, name: 'Acting to camera' }] }, { skillIds: [8] }, true, 'acting to camera'],
    [{ skills: [{ id: 110, name: 'Rabindra Nritya' }] }, {}, false, 'no Rabindra Nritya on the profile'],
  ],
  height: [
    [tall(1600, 1700), { heightMm: 1650 }, true, '165 cm'],
    [tall(1600, 1700), { heightMm: 1600 }, true, '160 cm'],
    [tall(1600, 1700), { heightMm: 1570 }, false, '157 cm, 3 cm under'],
    [tall(1600, 1700), { heightMm: 1597 }, true, '160 cm'],
    [tall(1600, 1700), { heightMm: 1594 }, false, '159 cm, 1 cm under'],
    [tall(1600, 1700), { heightMm: 1725 }, false, '173 cm, 3 cm over'],
    [tall(1800, null), { heightMm: 1900 }, true, '190 cm'],
    [tall(null, 1500), { heightMm: 1900 }, false, '190 cm, 40 cm over'],
    [tall(1600, 1700), {}, false, 'no height on the profile'],
  ],
  look: [
    [south, { lookIds: [1, 2] }, true, 'South Indian look'],
    [south, { lookIds: [1] }, false, 'no South Indian look on the profile'],
    [southOrNorth, { lookIds: [2] }, true, 'South Indian look'],
    [southOrNorth, {}, false, 'no North Indian or South Indian look on the profile'],
  ],
  place: [
    [mumbai, { residenceCityId: 3, residenceCityName: 'Mumbai' }, true, 'lives in Mumbai'],
    [mumbai, { ...delhi, workCityIds: [3] }, true, 'lives in Delhi, works in Mumbai'],
    [mumbai, { workCityIds: [3] }, true, 'works in Mumbai'],
    [mumbai, { ...delhi, openToTravel: true }, true, 'lives in Delhi, would travel'],
    [mumbai, { openToTravel: true }, true, 'would travel'],
    [mumbaiOrPune, { residenceCityId: 6, residenceCityName: 'Pune' }, true, 'lives in Pune'],
    [mumbai, delhi, false, 'lives in Delhi'],
    [mumbai, {}, false, 'no city on the profile'],
  ],
  dates: [
    [shoot, calendar, true, 'available for the shoot'],
    [shoot, { ...away(['11', '20']), ...calendar }, true, 'available for the shoot'],
    [shoot, { ...away(['03', '05']), ...calendar }, false, 'not available 3–5 Dec'],
    [shoot, { ...away(['09', '20'], ['03', '03']), ...calendar }, false, 'not available 3 Dec and 9–10 Dec'],
    [
      shoot,
      { ...away(['02', '02'], ['04', '04'], ['06', '06']), ...calendar },
      false,
      'not available for part of the shoot',
    ],
    [shoot, { ...away(['01', '31']), ...calendar }, false, 'not available for the shoot'],
    [shoot, { ...away(['01', '05'], ['06', '31']), ...calendar }, false, 'not available for the shoot'],
  ],
};

describe.each(Object.entries(tables))('%s', (part, rows) => {
  test.each(rows)('%o held against %o: %s, %s', (requirements, talent, fits, text) => {
    const must = part === 'gender';
    expect(describeFit({ ...nothing, ...requirements }, { ...blank, ...talent })).toEqual([
      { part, fits, must, text },
    ]);
  });
});

test('says nothing about a calendar the searcher may not see', () => {
  for (const days of [away(), away(['01', '31']), away(['03', '05'])]) {
    expect(describeFit({ ...nothing, ...shoot }, { ...blank, ...days })).toEqual([]);
  }
});

test('says nothing about what is not required', () => {
  const talent = { ...blank, ...delhi, ...ages(24, 32), ...away(['01', '31']), genderId: 2, heightMm: 1650 };
  expect(describeFit(nothing, talent)).toEqual([]);
});

const meera = {
  ...nothing,
  ...female,
  ...aged(24, 32),
  ...tall(1600, 1700),
  ...south,
  ...mumbai,
  ...shoot,
  languages: [hindi(3), tamil(1)],
  skills: [
    { id: 102, name: 'Kathak' },
    { id: 7, name: 'Swimming' },
  ],
};
const someone = { ...blank, ...ages(20, 30), ...calendar, skillIds: [7] };
const partsOf = (musts: CharacterRequirements['musts']) =>
  describeFit({ ...meera, musts }, someone).map(({ part, must }) => (must ? `${part}!` : part));

test('the most important first, one reason per language and skill', () => {
  expect(partsOf(['gender'])).toEqual([
    'gender!',
    'age',
    'language',
    'language',
    'skill',
    'skill',
    'height',
    'look',
    'place',
    'dates',
  ]);
});

test('the musts first; a gender always is one', () => {
  expect(partsOf(['skills', 'dates'])).toEqual([
    'gender!',
    'skill!',
    'skill!',
    'dates!',
    'age',
    'language',
    'language',
    'height',
    'look',
    'place',
  ]);
});
