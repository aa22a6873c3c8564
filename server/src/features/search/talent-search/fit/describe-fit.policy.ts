import type { FitReason } from '@callboard/contract/search/talent-search';
import { formatDays } from '@callboard/contract/short-dates';
import { askedAges, yearsOutside } from './asked-ages.policy.ts';
import { decides } from './character-ranking.policy.ts';
import { daysMissed } from './days-missed.policy.ts';
import type { CharacterRequirements, FitFacts } from './fit-facts.ts';

interface Said {
  readonly fits: boolean;
  readonly text: string;
}
const fits = (text: string): Said => ({ fits: true, text });
const differs = (text: string): Said => ({ fits: false, text });
const years = (amount: number) => `${amount} year${amount === 1 ? '' : 's'}`;

/** Lower-cases "Kathak", but not "Rabindra Nritya" or "BMX". */
const inSentence = (name: string) =>
  /\p{Lu}/u.test(name.slice(1)) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);

function gender({ genderId, genderName }: CharacterRequirements, talent: FitFacts): Said[] {
  if (genderId === null || genderName === null) return [];
  const asked = inSentence(genderName);
  if (talent.genderId === genderId) return [fits(asked)];
  return [
    differs(
      talent.genderName === null
        ? 'no gender on the profile'
        : `${inSentence(talent.genderName)}, not ${asked}`,
    ),
  ];
}

/** Some talents enter only one end. */
function playsText(youngest: number | null, oldest: number | null): string {
  if (youngest === null) return `plays up to ${oldest}`;
  if (oldest === null) return `plays from ${youngest}`;
  return youngest === oldest ? `plays ${youngest}` : `plays ${youngest}–${oldest}`;
}

function age({ ageMin, ageMax }: CharacterRequirements, talent: FitFacts): Said[] {
  const asked = askedAges(ageMin, ageMax);
  if (!asked) return [];
  const [youngest, oldest] = [talent.playingAgeMin, talent.playingAgeMax];
  if (youngest === null && oldest === null) return [differs('no playing age on the profile')];
  if (ageMax !== null) {
    if (youngest === null) return [differs(`${playsText(youngest, oldest)}, no youngest age on the profile`)];
    if (youngest > ageMax) return [differs(`plays from ${youngest}, ${years(youngest - ageMax)} over`)];
  }
  if (ageMin !== null) {
    if (oldest === null) return [differs(`${playsText(youngest, oldest)}, no oldest age on the profile`)];
    if (oldest < ageMin) return [differs(`plays up to ${oldest}, ${years(ageMin - oldest)} under`)];
  }
  const [from, to] = [youngest ?? oldest ?? 0, oldest ?? youngest ?? 0];
  const plays = playsText(youngest, oldest);
  if (ageMin !== null && to < asked.middle - asked.reach) return [fits(`${plays}, at the younger end`)];
  if (ageMax !== null && from > asked.middle + asked.reach) return [fits(`${plays}, at the older end`)];
  if (youngest === null || oldest === null) return [fits(plays)];
  const isWide =
    (ageMin !== null && from < asked.from - yearsOutside) ||
    (ageMax !== null && to > asked.to + yearsOutside);
  return [fits(`${plays}, ${isWide ? 'a wide range' : 'right in range'}`)];
}

const languages = (requirements: CharacterRequirements, talent: FitFacts): Said[] =>
  requirements.languages.map(({ id, name, levelId }) => {
    const spoken = talent.languages.find((one) => one.id === id);
    if (!spoken) return differs(`no ${name} on the profile`);
    const level = inSentence(spoken.levelName);
    return spoken.levelId >= levelId
      ? fits(`speaks ${name}, ${level}`)
      : differs(`speaks ${name}, but only ${level}`);
  });

const skills = (requirements: CharacterRequirements, talent: FitFacts): Said[] =>
  requirements.skills.map(({ id, name }) =>
    talent.skillIds.includes(id) ? fits(inSentence(name)) : differs(`no ${inSentence(name)} on the profile`),
  );

const inCentimetres = (mm: number) => Math.round(mm / 10);

/** In whole centimetres, as heights are searched. */
function height({ heightMinMm, heightMaxMm }: CharacterRequirements, { heightMm }: FitFacts): Said[] {
  if (heightMinMm === null && heightMaxMm === null) return [];
  if (heightMm === null) return [differs('no height on the profile')];
  const tall = inCentimetres(heightMm);
  const under = heightMinMm === null ? 0 : inCentimetres(heightMinMm) - tall;
  const over = heightMaxMm === null ? 0 : tall - inCentimetres(heightMaxMm);
  if (under > 0) return [differs(`${tall} cm, ${under} cm under`)];
  if (over > 0) return [differs(`${tall} cm, ${over} cm over`)];
  return [fits(`${tall} cm`)];
}

function looks({ looks }: CharacterRequirements, { lookIds }: FitFacts): Said[] {
  if (looks.length === 0) return [];
  const found = looks.find(({ id }) => lookIds.includes(id));
  const names = looks.map(({ name }) => name).join(' or ');
  return [found ? fits(`${found.name} look`) : differs(`no ${names} look on the profile`)];
}

function place({ cities }: CharacterRequirements, talent: FitFacts): Said[] {
  if (cities.length === 0) return [];
  const livesIn = cities.find(({ id }) => id === talent.residenceCityId);
  if (livesIn) return [fits(`lives in ${livesIn.name}`)];
  const home = talent.residenceCityName === null ? [] : [`lives in ${talent.residenceCityName}`];
  const worksIn = cities.find(({ id }) => talent.workCityIds.includes(id));
  if (worksIn) return [fits([...home, `works in ${worksIn.name}`].join(', '))];
  if (talent.openToTravel) return [fits([...home, 'would travel'].join(', '))];
  return [differs(home.length === 0 ? 'no city on the profile' : home.join())];
}

const maxRangesNamed = 2;

/** Only for calendars the searcher may see. */
function dates({ shootFrom: from, shootTo: to }: CharacterRequirements, talent: FitFacts): Said[] {
  if (from === null || to === null || !talent.seesCalendar) return [];
  const missed = daysMissed({ from, to }, talent.unavailable);
  if (missed.length === 0) return [fits('available for the shoot')];
  const [first] = missed;
  if (first?.from === from && first.to === to) return [differs('not available for the shoot')];
  const text =
    missed.length <= maxRangesNamed
      ? missed.map(({ from, to }) => formatDays(from, to)).join(' and ')
      : 'for part of the shoot';
  return [differs(`not available ${text}`)];
}

/** The most important first. */
const aspects = [
  { part: 'gender', condition: 'gender', describe: gender },
  { part: 'age', condition: 'age', describe: age },
  { part: 'language', condition: 'languages', describe: languages },
  { part: 'skill', condition: 'skills', describe: skills },
  { part: 'height', condition: 'height', describe: height },
  { part: 'look', condition: 'looks', describe: looks },
  { part: 'place', condition: 'place', describe: place },
  { part: 'dates', condition: 'dates', describe: dates },
] as const;

/** The musts first. */
export function describeFit(requirements: CharacterRequirements, talent: FitFacts): FitReason[] {
  const reasons = aspects.flatMap(({ part, condition, describe }) => {
    const must = decides(requirements, condition);
    return describe(requirements, talent).map(({ fits, text }): FitReason => ({ part, fits, must, text }));
  });
  return [...reasons.filter(({ must }) => must), ...reasons.filter(({ must }) => !must)];
}
