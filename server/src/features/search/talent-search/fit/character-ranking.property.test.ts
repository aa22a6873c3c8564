import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { howMany } from '../../../../../test/random-tests.ts';
import { levelNames, someRequirements } from '../../../../../test/some-characters.ts';
import { bitmapsOf, facet } from '../facets.ts';
import { rankingFor } from './character-ranking.policy.ts';
import { createCharacterCompiler, createTalentFit } from './compiled-fit.ts';
import { describeFit } from './describe-fit.policy.ts';
import type { CharacterRequirements, FitFacts } from './fit-facts.ts';
import { matchOf, type Ranking, type Standing } from './ranking.policy.ts';

type Asked = CharacterRequirements;

const numberOf = (group: 'age_min_from' | 'age_max_from' | 'height_from', value: number | null) =>
  value === null ? [] : bitmapsOf(facet(group, value));

/** Everything the bitmaps hold of someone. */
const facetsOf = (talent: FitFacts) =>
  new Set([
    ...(talent.genderId === null ? [] : [facet('gender', talent.genderId)]),
    ...numberOf('age_min_from', talent.playingAgeMin),
    ...numberOf('age_max_from', talent.playingAgeMax),
    ...numberOf('height_from', talent.heightMm === null ? null : Math.round(talent.heightMm / 10)),
    ...talent.lookIds.map((id) => facet('look', id)),
    ...talent.languages.flatMap(({ id, levelId }) => [
      facet('language', id),
      facet('language_level', id * 10 + levelId),
    ]),
    ...talent.skillIds.map((id) => facet('skill', id)),
    ...(talent.residenceCityId === null
      ? []
      : [facet('residence', talent.residenceCityId), facet('location', talent.residenceCityId)]),
    ...talent.workCityIds.map((id) => facet('location', id)),
    ...(talent.openToTravel ? [facet('travel', 1)] : []),
  ]);

function standingIn({ preferences, musts }: Ranking, talent: FitFacts): Standing {
  const has = facetsOf(talent);
  return {
    fit: preferences
      .filter(({ any, none }) => any.some((one) => has.has(one)) && !none.some((one) => has.has(one)))
      .reduce((sum, { weight }) => sum + weight, 0),
    meetsMusts: musts.every(({ facets, negated }) => facets.some((one) => has.has(one)) !== negated),
  };
}
const scoreIn = (ranking: Ranking, talent: FitFacts) => matchOf(ranking, standingIn(ranking, talent));
const scoreOf = (asked: Asked, talent: FitFacts) => scoreIn(rankingFor(asked), talent);

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 6 });
const speaks = (id: number, levelId: number) => ({
  id,
  name: `Language ${id}`,
  levelId,
  levelName: levelNames[levelId] ?? '',
});

const someTalent: fc.Arbitrary<FitFacts> = fc
  .record({
    gender: maybe(fc.constantFrom(1, 2, 3)),
    ages: maybe(fc.tuple(fc.nat({ max: 70 }), fc.nat({ max: 25 }))),
    heightMm: maybe(fc.integer({ min: 1300, max: 2000 })),
    lookIds: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }),
    languages: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 4 })), {
      maxLength: 8,
      selector: ([id]) => id,
    }),
    skillIds: fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 20 }),
    residenceCityId: maybe(fc.integer({ min: 1, max: 10 })),
    workCityIds: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }),
    openToTravel: fc.boolean(),
  })
  .map(({ gender, ages, languages, ...talent }) => ({
    ...talent,
    genderId: gender,
    genderName: gender === null ? null : `Gender ${gender}`,
    playingAgeMin: ages === null ? null : ages[0],
    playingAgeMax: ages === null ? null : ages[0] + ages[1],
    languages: languages.map(([id, levelId]) => speaks(id, levelId)),
    residenceCityName: talent.residenceCityId === null ? null : `City ${talent.residenceCityId}`,
    unavailable: [],
    seesCalendar: true,
  }));

const withLanguage = (talent: FitFacts, id: number, levelId: number): FitFacts => ({
  ...talent,
  languages: [...talent.languages.filter((one) => one.id !== id), speaks(id, levelId)],
});

function closerAge({ ageMin, ageMax }: Asked, talent: FitFacts): FitFacts[] {
  const { playingAgeMin: from, playingAgeMax: to } = talent;
  if (from === null || to === null || (ageMin === null && ageMax === null)) return [];
  const middle = ((ageMin ?? 0) + (ageMax ?? 100)) / 2;
  const off = middle - (from + to) / 2;
  if (Math.abs(off) < 0.5) return [];
  const step = Math.sign(off);
  if (from + step < 0) return [];
  return [{ ...talent, playingAgeMin: from + step, playingAgeMax: to + step }];
}

function closerHeight({ heightMinMm, heightMaxMm }: Asked, talent: FitFacts): FitFacts[] {
  const { heightMm } = talent;
  if (heightMm === null) return [];
  if (heightMinMm !== null && heightMm < heightMinMm) return [{ ...talent, heightMm: heightMm + 1 }];
  if (heightMaxMm !== null && heightMm > heightMaxMm) return [{ ...talent, heightMm: heightMm - 1 }];
  return [];
}

/** The same talent with one more wish met, or one step closer to it, in every way there is. */
function improvements(asked: Asked, talent: FitFacts): FitFacts[] {
  const [city] = asked.cities;
  return [
    { ...talent, genderId: asked.genderId },
    ...closerAge(asked, talent),
    ...closerHeight(asked, talent),
    ...asked.looks.map(({ id }) => ({ ...talent, lookIds: [...talent.lookIds, id] })),
    ...asked.languages.flatMap(({ id }) => {
      const level = talent.languages.find((one) => one.id === id)?.levelId ?? 0;
      return level === 4 ? [] : [withLanguage(talent, id, level + 1)];
    }),
    ...asked.skills.map(({ id }) => ({ ...talent, skillIds: [...talent.skillIds, id] })),
    { ...talent, openToTravel: true },
    ...(city
      ? [
          { ...talent, workCityIds: [...talent.workCityIds, city.id] },
          { ...talent, residenceCityId: city.id, residenceCityName: city.name },
        ]
      : []),
  ];
}

/** Now and then close to what is asked, or full matches would never come up. */
const asWished = (asked: Asked, talent: FitFacts): FitFacts => ({
  ...talent,
  genderId: asked.genderId,
  playingAgeMin: asked.ageMin ?? asked.ageMax,
  playingAgeMax: asked.ageMax ?? (asked.ageMin ?? 0) + 10,
  heightMm: asked.heightMinMm ?? asked.heightMaxMm,
  lookIds: asked.looks.map(({ id }) => id),
  languages: asked.languages,
  skillIds: asked.skills.map(({ id }) => id),
  residenceCityId: asked.cities[0]?.id ?? null,
  residenceCityName: asked.cities[0]?.name ?? null,
});
const casting = fc
  .tuple(someRequirements, someTalent, fc.constantFrom('any', 'wished', 'nearly'), fc.nat())
  .map(([asked, talent, how, which]) => {
    if (how === 'any') return { asked, talent };
    const wished = asWished(asked, talent);
    const parts = Object.keys(talent) as (keyof FitFacts)[];
    const spoilt = parts[which % parts.length] ?? 'skillIds';
    return { asked, talent: how === 'wished' ? wished : { ...wished, [spoilt]: talent[spoilt] } };
  });

const numRuns = howMany(300, 5000);

test('meeting one more wish never lowers the score', () => {
  fc.assert(
    fc.property(casting, ({ asked, talent }) => {
      const ranking = rankingFor(asked);
      const before = standingIn(ranking, talent);
      const score = matchOf(ranking, before) ?? 0;
      for (const better of improvements(asked, talent)) {
        const after = standingIn(ranking, better);
        const isLower =
          after.fit < before.fit ||
          (before.meetsMusts && !after.meetsMusts) ||
          (matchOf(ranking, after) ?? 0) < score;
        if (isLower) expect.fail(`${JSON.stringify(better)} scores less`);
      }
    }),
    { numRuns },
  );
});

test('whoever misses a must scores less than anyone who meets them all, and the words say which', () => {
  let missing = 0;
  fc.assert(
    fc.property(casting, ({ asked, talent }) => {
      const ranking = rankingFor(asked);
      const { meetsMusts } = standingIn(ranking, talent);
      const misses = describeFit(asked, talent).filter(({ must, fits }) => must && !fits);
      expect(misses.length === 0).toBe(meetsMusts);
      const score = scoreIn(ranking, talent);
      if (score === null) return;
      if (!meetsMusts) expect(score).toBeLessThan(50);
      else if (ranking.musts.length > 0) expect(score).toBeGreaterThanOrEqual(50);
      missing += meetsMusts ? 0 : 1;
    }),
    { numRuns },
  );
  expect(missing).toBeGreaterThan(numRuns * 0.2);
});

test('100 is for who fits in everything, by the words as well', () => {
  let full = 0;
  fc.assert(
    fc.property(casting, ({ asked, talent }) => {
      const score = scoreOf(asked, talent);
      if (score === null) return;
      const isFull = describeFit(asked, talent).every(({ part, fits, text }) => {
        if (part === 'age') return text.endsWith('right in range');
        return fits && (part !== 'place' || (text.startsWith('lives in') && !text.includes(',')));
      });
      expect(score === 100).toBe(isFull);
      full += score === 100 ? 1 : 0;
    }),
    { numRuns },
  );
  expect(full).toBeGreaterThan(numRuns * 0.1);
});

describe('a mixed cast for a woman of 24 to 32 who speaks fluent Marathi and plays the dhol, in Mumbai', () => {
  const [marathi, dhol, mumbai] = [2, 40, 3];
  const meera: Asked = {
    characterId: 1,
    name: 'Meera',
    genderId: 1,
    genderName: 'Female',
    ageMin: 24,
    ageMax: 32,
    heightMinMm: 1550,
    heightMaxMm: 1700,
    looks: [],
    languages: [{ id: marathi, name: 'Marathi', levelId: 3, levelName: 'Fluent' }],
    skills: [
      { id: dhol, name: 'Dhol' },
      { id: 41, name: 'Lavani' },
    ],
    cities: [{ id: mumbai, name: 'Mumbai' }],
    shootFrom: null,
    shootTo: null,
    musts: ['gender', 'age'],
  };
  const ideal: FitFacts = {
    genderId: 1,
    genderName: 'Female',
    playingAgeMin: 24,
    playingAgeMax: 32,
    heightMm: 1620,
    lookIds: [],
    languages: [speaks(marathi, 4)],
    skillIds: [dhol, 41],
    residenceCityId: mumbai,
    residenceCityName: 'Mumbai',
    workCityIds: [],
    openToTravel: false,
    unavailable: [],
    seesCalendar: false,
  };
  const aged = (playingAgeMin: number, playingAgeMax: number) => ({ playingAgeMin, playingAgeMax });
  const pune = { residenceCityId: 6, residenceCityName: 'Pune' };
  const cast: Record<string, FitFacts> = {
    ideal,
    'one skill less': { ...ideal, skillIds: [dhol] },
    'from Pune, would travel': { ...ideal, ...pune, openToTravel: true },
    'from Pune, no travel': { ...ideal, ...pune },
    'basic Marathi': { ...ideal, languages: [speaks(marathi, 1)] },
    'no Marathi, no skills': { ...ideal, languages: [], skillIds: [] },
    'younger end': { ...ideal, ...aged(18, 25) },
    'one shared year': { ...ideal, ...aged(32, 40) },
    'two years too old': { ...ideal, ...aged(34, 42) },
    'much too old': { ...ideal, ...aged(55, 65), languages: [], skillIds: [] },
    'a tall newcomer': { ...ideal, heightMm: 1760, skillIds: [], ...pune, openToTravel: true },
    'a man': { ...ideal, genderId: 2, genderName: 'Male' },
    'a man much too old': { ...ideal, genderId: 2, genderName: 'Male', ...aged(50, 60), skillIds: [] },
    'nothing said': { ...ideal, genderId: null, genderName: null, playingAgeMin: null, playingAgeMax: null },
  };
  const score = (who: string, asked = meera) => {
    const talent = cast[who];
    return talent ? (scoreOf(asked, talent) ?? 0) : Number.NaN;
  };

  test('spreads over at least five different scores, and one fits in everything', () => {
    const scores = Object.keys(cast).map((who) => score(who));
    expect(new Set(scores).size).toBeGreaterThanOrEqual(10);
    expect(scores.filter((one) => one === 100)).toHaveLength(1);
    const meeting = scores.filter((one) => one >= 50);
    expect(new Set(meeting).size).toBeGreaterThanOrEqual(5);
  });

  test('a man for a woman’s part is under 40 %, also where her gender is only nice to have', () => {
    for (const musts of [meera.musts, [], ['age']] as const) {
      expect(score('a man', { ...meera, musts })).toBeLessThan(40);
      expect(score('a man', { ...meera, musts })).toBeLessThan(score('one skill less', { ...meera, musts }));
    }
  });

  test('one shared year is not a full fit', () => {
    expect(score('one shared year')).toBeLessThan(90);
    expect(score('one shared year')).toBeGreaterThan(score('two years too old'));
  });

  test('says the most in few words', () => {
    const talent = { ...ideal, ...aged(18, 26), languages: [speaks(marathi, 1)], skillIds: [41], ...pune };
    expect(describeFit(meera, { ...talent, openToTravel: true })).toEqual([
      { part: 'gender', fits: true, must: true, text: 'female' },
      { part: 'age', fits: true, must: true, text: 'plays 18–26, at the younger end' },
      { part: 'language', fits: false, must: false, text: 'speaks Marathi, but only basic' },
      { part: 'skill', fits: false, must: false, text: 'no dhol on the profile' },
      { part: 'skill', fits: true, must: false, text: 'lavani' },
      { part: 'height', fits: true, must: false, text: '162 cm' },
      { part: 'place', fits: true, must: false, text: 'lives in Pune, would travel' },
    ]);
  });
});

test('one talent beside many characters gets the same percentage for each', () => {
  let fitting = 0;
  fc.assert(
    fc.property(fc.array(someRequirements, { minLength: 1, maxLength: 12 }), someTalent, (all, talent) => {
      const compiler = createCharacterCompiler();
      const compiled = all.map((asked) => compiler.compile(asked));
      const fitOf = createTalentFit(compiler, [...facetsOf(talent)]);
      for (const [index, asked] of all.entries()) {
        const [ranking, one] = [rankingFor(asked), compiled[index]];
        if (!one) throw new Error('Each was compiled');
        const standing = standingIn(ranking, talent);
        expect(fitOf(one)).toEqual({ percent: matchOf(ranking, standing) ?? 100, fits: standing.meetsMusts });
        fitting += Number(standing.meetsMusts);
      }
    }),
    { numRuns: howMany(200, 2000) },
  );
  expect(fitting).toBeGreaterThan(20);
});
