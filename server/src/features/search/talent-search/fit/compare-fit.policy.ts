import type { JobMatch } from '@callboard/contract/casting/job-search';
import { formatDays } from '@callboard/contract/short-dates';
import { groupBy } from '../../../../platform/group-by.ts';
import { describeFit } from './describe-fit.policy.ts';
import type { CharacterRequirements, FitFacts } from './fit-facts.ts';

const range = (from: number | null, to: number | null, unit: string) => {
  if (from === null && to === null) return '';
  if (from === null) return `up to ${to}${unit}`;
  if (to === null) return `from ${from}${unit}`;
  return from === to ? `${from}${unit}` : `${from}–${to}${unit}`;
};
const inCentimetres = (mm: number | null) => (mm === null ? null : Math.round(mm / 10));
const names = (all: readonly { readonly name: string }[], link: string) =>
  all.map(({ name }) => name).join(link);

type Asked = (requirements: CharacterRequirements) => string;

/** What is asked, in the words of the reasons. */
const askedFor: Readonly<Record<string, { readonly condition: string; readonly asked: Asked }>> = {
  gender: { condition: 'gender', asked: ({ genderName }) => genderName ?? '' },
  age: { condition: 'age', asked: ({ ageMin, ageMax }) => range(ageMin, ageMax, '') },
  language: {
    condition: 'languages',
    asked: ({ languages }) => languages.map(({ name, levelName }) => `${name}, ${levelName}`).join(' · '),
  },
  skill: { condition: 'skills', asked: ({ skills }) => names(skills, ', ') },
  height: {
    condition: 'height',
    asked: ({ heightMinMm, heightMaxMm }) =>
      range(inCentimetres(heightMinMm), inCentimetres(heightMaxMm), ' cm'),
  },
  look: { condition: 'looks', asked: ({ looks }) => names(looks, ' or ') },
  place: { condition: 'place', asked: ({ cities }) => names(cities, ' or ') },
  dates: {
    condition: 'dates',
    asked: ({ shootFrom, shootTo }) =>
      shootFrom !== null && shootTo !== null ? formatDays(shootFrom, shootTo) : '',
  },
};

const unsaid = /^no .* on the profile$/;

const fitOf = (said: readonly { readonly fits: boolean; readonly text: string }[]) => {
  if (said.every(({ fits }) => fits)) return 'yes';
  if (said.some(({ fits }) => fits)) return 'partly';
  return said.every(({ text }) => unsaid.test(text)) ? 'unknown' : 'no';
};

/** What is asked beside what someone has, condition by condition. Calendars that are not open are not compared. */
export function compareFit(requirements: CharacterRequirements, talent: FitFacts): JobMatch['reasons'] {
  const byPart = groupBy(describeFit(requirements, talent), ({ part }) => part);
  return [...byPart].flatMap(([part, said]) => {
    const about = askedFor[part];
    if (!about) return [];
    const fits = fitOf(said);
    return {
      condition: about.condition,
      fits,
      asked: about.asked(requirements),
      has: fits === 'unknown' ? null : said.map(({ text }) => text).join(', '),
    };
  });
}
