import type { FitReason } from '@callboard/contract/search/talent-search';
import { formatDays } from '@callboard/contract/short-dates';
import { daysMissed } from './days-missed.policy.ts';
import type { CharacterRequirements, FitFacts } from './fit-facts.ts';

const reason = (part: FitReason['part'], fits: boolean, text: string): FitReason => ({ part, fits, text });
const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Lower-cases "Kathak", but not "Rabindra Nritya" or "BMX". */
const inSentence = (name: string) =>
  /\p{Lu}/u.test(name.slice(1)) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);

function gender({ genderId, genderName }: CharacterRequirements, talent: FitFacts): FitReason[] {
  if (genderId === null || genderName === null) return [];
  if (talent.genderId === genderId) return [reason('gender', true, inSentence(genderName))];
  const text =
    talent.genderId === null ? 'no gender on the profile' : `part written ${inSentence(genderName)}`;
  return [reason('gender', false, text)];
}

function age(
  { ageMin, ageMax }: CharacterRequirements,
  { playingAgeMin, playingAgeMax }: FitFacts,
): FitReason[] {
  if (ageMin === null && ageMax === null) return [];
  const youngest = playingAgeMin ?? playingAgeMax;
  const oldest = playingAgeMax ?? playingAgeMin;
  if (youngest === null || oldest === null) return [reason('age', false, 'no playing age on the profile')];
  const older = ageMax === null ? 0 : youngest - ageMax;
  const younger = ageMin === null ? 0 : ageMin - oldest;
  if (older > 0) return [reason('age', false, `plays ${count(older, 'year')} older`)];
  if (younger > 0) return [reason('age', false, `plays ${count(younger, 'year')} younger`)];
  return [reason('age', true, `plays ${youngest === oldest ? youngest : `${youngest}–${oldest}`}`)];
}

const language = (requirements: CharacterRequirements, talent: FitFacts): FitReason[] =>
  requirements.languages.map(({ id, name, levelId }) => {
    const spoken = talent.languages.find((one) => one.id === id);
    if (!spoken) return reason('language', false, `no ${name} on the profile`);
    return reason('language', spoken.levelId >= levelId, `speaks ${name}, ${inSentence(spoken.levelName)}`);
  });

const skill = (requirements: CharacterRequirements, talent: FitFacts): FitReason[] =>
  requirements.skills.map(({ id, name }) =>
    talent.skillIds.includes(id)
      ? reason('skill', true, inSentence(name))
      : reason('skill', false, `no ${inSentence(name)} on the profile`),
  );

/** A difference under half a centimetre is shown as 1. */
const centimetres = (mm: number) => Math.max(1, Math.round(mm / 10));

function height({ heightMinMm, heightMaxMm }: CharacterRequirements, { heightMm }: FitFacts): FitReason[] {
  if (heightMinMm === null && heightMaxMm === null) return [];
  if (heightMm === null) return [reason('height', false, 'no height on the profile')];
  const under = heightMinMm === null ? 0 : heightMinMm - heightMm;
  const over = heightMaxMm === null ? 0 : heightMm - heightMaxMm;
  if (under > 0) return [reason('height', false, `height ${centimetres(under)} cm under`)];
  if (over > 0) return [reason('height', false, `height ${centimetres(over)} cm over`)];
  return [reason('height', true, `${Math.round(heightMm / 10)} cm`)];
}

function look({ lookId, lookName }: CharacterRequirements, { lookIds }: FitFacts): FitReason[] {
  if (lookId === null || lookName === null) return [];
  return lookIds.includes(lookId)
    ? [reason('look', true, `${lookName} look`)]
    : [reason('look', false, `no ${lookName} look on the profile`)];
}

function place({ cityId, cityName }: CharacterRequirements, talent: FitFacts): FitReason[] {
  if (cityId === null || cityName === null) return [];
  if (talent.residenceCityId === cityId) return [reason('place', true, `lives in ${cityName}`)];
  if (talent.workCityIds.includes(cityId)) return [reason('place', true, `works in ${cityName}`)];
  if (talent.openToTravel) return [reason('place', true, 'travels')];
  const { residenceCityName: home } = talent;
  return [reason('place', false, home === null ? 'no city on the profile' : `lives in ${home}`)];
}

const maxRangesNamed = 2;

/** Only for calendars the searcher may see. */
function dates({ shootFrom: from, shootTo: to }: CharacterRequirements, talent: FitFacts): FitReason[] {
  if (from === null || to === null || !talent.seesCalendar) return [];
  const missed = daysMissed({ from, to }, talent.unavailable);
  if (missed.length === 0) return [reason('dates', true, 'free for the shoot')];
  const [first] = missed;
  if (first?.from === from && first.to === to) return [reason('dates', false, 'not free for the shoot')];
  const text =
    missed.length <= maxRangesNamed
      ? missed.map(({ from, to }) => formatDays(from, to)).join(' and ')
      : 'for part of the shoot';
  return [reason('dates', false, `not free ${text}`)];
}

/** The most important first. */
const aspects = [gender, age, language, skill, height, look, place, dates];

export const describeFit = (requirements: CharacterRequirements, talent: FitFacts): FitReason[] =>
  aspects.flatMap((describe) => describe(requirements, talent));
