import type { JobMatch } from '@callboard/contract/casting/job-search';
import { formatDays } from '@callboard/contract/short-dates';
import {
  type CharacterRequirements,
  daysMissed,
  decides,
  type FitFacts,
  yearsOutside,
} from '../../search/talent-search/index.ts';

type Reason = JobMatch['reasons'][number];
type Verdict = Reason['fits'];

/** For the one whose profile it is. */
export interface MatchReason extends Reason {
  readonly must: boolean;
}

type Describe = (asked: CharacterRequirements, talent: FitFacts) => readonly Omit<Reason, 'condition'>[];

const saidBy = (fits: Verdict, asked: string, has: string | null) => ({ fits, asked, has });

const range = (from: number | null, to: number | null, unit = '') => {
  if (from === null) return `Up to ${to}${unit}`;
  if (to === null) return `${from}${unit} or more`;
  return from === to ? `${from}${unit}` : `${from}–${to}${unit}`;
};

const gender: Describe = ({ genderId, genderName }, talent) => {
  if (genderId === null || genderName === null) return [];
  if (talent.genderId === null) return [saidBy('unknown', genderName, null)];
  return [saidBy(talent.genderId === genderId ? 'yes' : 'no', genderName, talent.genderName)];
};

/** As everyone who meets the must: the ranges overlap. A few years off is close. */
const age: Describe = ({ ageMin, ageMax }, { playingAgeMin: youngest, playingAgeMax: oldest }) => {
  if (ageMin === null && ageMax === null) return [];
  const asked = range(ageMin, ageMax);
  if (youngest === null && oldest === null) return [saidBy('unknown', asked, null)];
  const has = range(youngest, oldest);
  if ((ageMax !== null && youngest === null) || (ageMin !== null && oldest === null))
    return [saidBy('unknown', asked, has)];
  const over = ageMax === null ? 0 : (youngest ?? 0) - ageMax;
  const under = ageMin === null ? 0 : ageMin - (oldest ?? 0);
  const off = Math.max(over, under);
  if (off <= 0) return [saidBy('yes', asked, has)];
  return [saidBy(off <= yearsOutside ? 'partly' : 'no', asked, has)];
};

const lowest = 1;

const languages: Describe = ({ languages: wanted }, talent) =>
  wanted.map(({ id, name, levelId, levelName }) => {
    const asked = levelId > lowest ? `${name}, ${levelName.toLowerCase()}` : name;
    const spoken = talent.languages.find((one) => one.id === id);
    if (!spoken) return saidBy('no', asked, null);
    const fits = spoken.levelId >= levelId ? 'yes' : 'partly';
    return saidBy(fits, asked, `${name}, ${spoken.levelName.toLowerCase()}`);
  });

const skills: Describe = ({ skills: wanted }, { skillIds }) =>
  wanted.map(({ id, name }) =>
    skillIds.includes(id) ? saidBy('yes', name, name) : saidBy('no', name, null),
  );

const inCentimetres = (mm: number | null) => (mm === null ? null : Math.round(mm / 10));
const closeCentimetres = 3;

const height: Describe = ({ heightMinMm, heightMaxMm }, { heightMm }) => {
  const [least, most, tall] = [heightMinMm, heightMaxMm, heightMm].map(inCentimetres);
  if (least === undefined || most === undefined || (least === null && most === null)) return [];
  const asked = range(least, most, ' cm');
  if (tall === null || tall === undefined) return [saidBy('unknown', asked, null)];
  const off = Math.max((least ?? tall) - tall, tall - (most ?? tall));
  const fits = off <= 0 ? 'yes' : off <= closeCentimetres ? 'partly' : 'no';
  return [saidBy(fits, asked, `${tall} cm`)];
};

const looks: Describe = ({ looks: wanted }, { lookIds }) => {
  if (wanted.length === 0) return [];
  const asked = wanted.map(({ name }) => name).join(' or ');
  const found = wanted.find(({ id }) => lookIds.includes(id));
  return [found ? saidBy('yes', asked, found.name) : saidBy('no', asked, null)];
};

const place: Describe = ({ cities }, talent) => {
  if (cities.length === 0) return [];
  const asked = cities.map(({ name }) => name).join(' or ');
  const home = talent.residenceCityName;
  if (cities.some(({ id }) => id === talent.residenceCityId)) return [saidBy('yes', asked, home)];
  const workplace = cities.find(({ id }) => talent.workCityIds.includes(id));
  if (workplace) return [saidBy('yes', asked, `Works in ${workplace.name}`)];
  if (talent.openToTravel) return [saidBy('yes', asked, 'Would travel')];
  return [saidBy(home === null ? 'unknown' : 'no', asked, home)];
};

const dates: Describe = ({ shootFrom: from, shootTo: to }, talent) => {
  if (from === null || to === null) return [];
  const asked = formatDays(from, to);
  const missed = daysMissed({ from, to }, talent.unavailable);
  if (missed.length === 0) return [saidBy('yes', asked, 'Available')];
  const [first] = missed;
  if (first?.from === from && first.to === to) return [saidBy('no', asked, 'Not available')];
  const days = missed.map((busy) => formatDays(busy.from, busy.to)).join(', ');
  return [saidBy('partly', asked, `Not available ${days}`)];
};

/** The most important first. */
const aspects = { gender, age, languages, skills, height, looks, place, dates } as const;
const conditions = Object.keys(aspects) as (keyof typeof aspects)[];

/** What a role asks for beside what the profile says, the musts first. */
export function matchReasons(asked: CharacterRequirements, talent: FitFacts): MatchReason[] {
  const reasons = conditions.flatMap((condition) =>
    aspects[condition](asked, talent).map((said) => ({
      condition,
      ...said,
      must: decides(asked, condition),
    })),
  );
  return [...reasons.filter(({ must }) => must), ...reasons.filter(({ must }) => !must)];
}

const missingWords: Readonly<Record<keyof typeof aspects, string>> = {
  gender: 'Gender',
  age: 'Playing age',
  languages: 'Language',
  skills: 'Skill',
  height: 'Height',
  looks: 'Look',
  place: 'City',
  dates: 'Dates',
};

/** The first thing that is not there, in words: "Language: Marathi, fluent". */
export function firstMissing(reasons: readonly MatchReason[]): string | null {
  const missing = reasons.find(({ fits }) => fits !== 'yes');
  const condition = conditions.find((one) => one === missing?.condition);
  return missing && condition ? `${missingWords[condition]}: ${missing.asked}` : null;
}
