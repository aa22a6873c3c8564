import { mustFilters } from '@callboard/contract/casting/character-filters';
import type { Condition } from '@callboard/contract/casting/project-values';
import { facet, leastOf } from '../facets.ts';
import { languageFacets, toTerms } from '../terms.policy.ts';
import { askedAges, yearsOutside } from './asked-ages.policy.ts';
import type { CharacterRequirements } from './fit-facts.ts';
import { prefer, type Ranking, totalWeight } from './ranking.policy.ts';

/** One step towards a full fit. The steps of a condition lie within each other: who gets closer keeps all. */
export interface Wish {
  /** How much it counts beside the others. */
  readonly share: number;
  readonly any: readonly number[];
  readonly none?: readonly number[];
  /** Part of the condition itself: who meets the must has it. */
  readonly isMet?: boolean;
}

const gender = ({ genderId }: CharacterRequirements): Wish[] =>
  genderId === null ? [] : [{ share: 30, any: [facet('gender', genderId)], isMet: true }];

/** From years outside the range asked to its middle, and then whether someone plays little else. */
function age({ ageMin, ageMax }: CharacterRequirements): Wish[] {
  const asked = askedAges(ageMin, ageMax);
  if (!asked) return [];
  const { from, to, middle, reach, isOpenBelow, isOpenAbove } = asked;
  const half = middle - from;
  const within = (years: number) => ({
    any: isOpenBelow
      ? [facet('age_min_from', leastOf.age_min_from)]
      : [facet('age_max_from', Math.max(leastOf.age_max_from, Math.ceil(middle - years)))],
    none: isOpenAbove ? [] : [facet('age_min_from', Math.floor(middle + years) + 1)],
  });
  return [
    { share: 3, ...within(half + 6), isMet: true },
    { share: 3, ...within(half + 3), isMet: true },
    { share: 6, ...within(half), isMet: true },
    { share: 6, ...within(Math.max(reach, half * 0.7)) },
    { share: 6, ...within(Math.max(reach, half * 0.45)) },
    { share: 6, ...within(reach) },
    {
      share: 3,
      any: isOpenBelow
        ? [facet('age_max_from', leastOf.age_max_from)]
        : [facet('age_min_from', Math.max(leastOf.age_min_from, from - yearsOutside))],
      none: isOpenAbove ? [] : [facet('age_max_from', to + yearsOutside + 1)],
    },
  ];
}

const inCentimetres = (mm: number | null) => (mm === null ? null : Math.round(mm / 10));

/** How many centimetres outside, and what that counts. */
const heightSteps = [
  [12, 2],
  [8, 2],
  [5, 2],
  [3, 2],
  [1, 2],
  [0, 6],
] as const;

function height({ heightMinMm, heightMaxMm }: CharacterRequirements): Wish[] {
  const [min, max] = [inCentimetres(heightMinMm), inCentimetres(heightMaxMm)];
  if (min === null && max === null) return [];
  return heightSteps.map(([outside, share]) => ({
    share,
    any: [facet('height_from', Math.max(leastOf.height_from, (min ?? 0) - outside))],
    none: max === null ? [] : [facet('height_from', max + outside + 1)],
    isMet: true,
  }));
}

const looks = ({ looks }: CharacterRequirements): Wish[] =>
  looks.length === 0 ? [] : [{ share: 10, any: looks.map(({ id }) => facet('look', id)), isMet: true }];

const forSome = 0.35;

/** Something for speaking it at all, the rest level by level. */
const languages = ({ languages }: CharacterRequirements): Wish[] =>
  languages.flatMap(({ id, levelId }) => {
    const share = 24 / languages.length;
    const levels = Array.from({ length: levelId - 1 }, (_, step) => step + 2);
    return [
      { share: levels.length === 0 ? share : share * forSome, any: [facet('language', id)], isMet: true },
      ...levels.map((level) => ({
        share: (share * (1 - forSome)) / levels.length,
        any: languageFacets(id, level),
        isMet: true,
      })),
    ];
  });

const skills = ({ skills }: CharacterRequirements): Wish[] =>
  skills.map(({ id }) => ({ share: 22 / skills.length, any: [facet('skill', id)], isMet: true }));

/** Would travel, works there, lives there. */
function place({ cities }: CharacterRequirements): Wish[] {
  if (cities.length === 0) return [];
  const there = cities.map(({ id }) => facet('location', id));
  return [
    { share: 5, any: [...there, facet('travel', 1)], isMet: true },
    { share: 3, any: there },
    { share: 2, any: cities.map(({ id }) => facet('residence', id)) },
  ];
}

/** Dates are left out: a rank would reveal the calendar of a locked talent. */
const wishesFor: Readonly<Record<Exclude<Condition, 'dates'>, (asked: CharacterRequirements) => Wish[]>> = {
  gender,
  age,
  languages,
  skills,
  height,
  looks,
  place,
};
export type RankedCondition = keyof typeof wishesFor;
const ranked = Object.keys(wishesFor) as RankedCondition[];

const mostWeight = 127;

/** At least 1 each, the rest by their shares. */
export function weigh(wishes: readonly Wish[]) {
  const shares = wishes.reduce((sum, { share }) => sum + share, 0);
  const toShare = mostWeight - wishes.length;
  return wishes.map(({ share, any, none }) => prefer(1 + Math.floor((share / shares) * toShare), any, none));
}

/** A gender that the character says decides, also where it is only nice to have. */
export const decides = ({ musts }: Pick<CharacterRequirements, 'musts'>, condition: Condition): boolean =>
  condition === 'gender' || musts.includes(condition);

export const mustTerms = (asked: CharacterRequirements) =>
  toTerms(
    mustFilters(
      {
        gender_id: asked.genderId,
        playing_age_min: asked.ageMin,
        playing_age_max: asked.ageMax,
        height_min_mm: asked.heightMinMm,
        height_max_mm: asked.heightMaxMm,
        look_ids: asked.looks.map(({ id }) => id),
        languages: asked.languages.map(({ id, levelId }) => ({ language_id: id, level_id: levelId })),
        skill_ids: asked.skills.map(({ id }) => id),
        city_ids: asked.cities.map(({ id }) => id),
        works_from: null,
        works_to: null,
        musts: ranked.filter((condition) => decides(asked, condition)),
      },
      { today: '', mayAskForDates: false },
    ),
  ).filter(({ filter }) => filter !== 'shown');

/** What is asked for, condition by condition. */
export const wishesOf = (asked: CharacterRequirements) =>
  ranked.map((condition) => ({
    condition,
    wishes: wishesFor[condition](asked).map((wish) => ({
      ...wish,
      isSure: wish.isMet === true && decides(asked, condition),
    })),
  }));

/** By the musts, then by how close someone comes to everything the character asks for. */
export function rankingFor(asked: CharacterRequirements): Ranking {
  const wishes = wishesOf(asked).flatMap((one) => one.wishes);
  const preferences = weigh(wishes);
  return {
    preferences,
    musts: mustTerms(asked),
    sure: totalWeight(preferences.filter((_, index) => wishes[index]?.isSure)),
  };
}
