import type { Batch } from './batch.ts';
import { dateOn, daysBetween } from './calendar.ts';
import {
  commonAsks,
  type DetailScript,
  featuredDetails,
  furtherCities,
  productionHouses,
  usages,
} from './data/project-details.ts';
import { communityOfLanguage } from './data/projects.ts';
import type { CharacterScript, ProjectScript } from './data/scripts.ts';
import { communityNamed, inventName } from './person.ts';
import type { CharacterDetailColumns, ProjectDetailColumns, ProjectRow } from './project-rows.ts';
import type { Random } from './random.ts';
import { idOf } from './reference.ts';

const paisePerRupee = 100;

/** Usual lowest fees in rupees. The highest is up to twice as much. */
const usualFee: Readonly<Record<string, readonly [rupees: number, per: 'day' | 'project' | 'month']>> = {
  'Feature film': [12_000, 'day'],
  'Web series': [14_000, 'day'],
  'Television serial': [80_000, 'month'],
  'Short film': [4_000, 'day'],
  Commercial: [35_000, 'project'],
  'Music video': [15_000, 'project'],
  Theatre: [20_000, 'project'],
};

function inventDirector(language: string, random: Random): string {
  const community = communityNamed(communityOfLanguage[language] ?? 'awadh');
  const { firstName, lastName } = inventName(community, random.pick(['Female', 'Male'] as const), random);
  return `${firstName} ${lastName}`;
}

function invent(script: ProjectScript, random: Random): DetailScript {
  const [least, per] = usualFee[script.type] ?? [10_000, 'project'];
  const most = Math.round((least * (1 + random.fraction())) / 500) * 500;
  return {
    ...(random.chance(0.6) && { productionHouse: random.pick(productionHouses) }),
    ...(random.chance(0.5) && { director: inventDirector(script.language, random) }),
    ...(random.chance(0.3) && {
      alsoIn: [random.pick(furtherCities.filter((city) => city !== script.city))],
    }),
    ...(random.chance(0.75) && { fee: [least, Math.max(least, most), per] as const }),
    ...(random.chance(0.6) && { usage: random.pick(usages) }),
    ...(random.chance(0.5) && { isUnion: random.chance(0.4) }),
    ...(random.chance(0.2) && { asks: [random.pick(commonAsks)] }),
    ...(random.chance(0.3) && { announced: random.int(10, 90) }),
  };
}

export const detailScript = (script: ProjectScript, random: Random): DetailScript =>
  featuredDetails[script.title] ?? invent(script, random);

interface Shoot {
  readonly today: Date;
  /** Days from today. */
  readonly starts: number;
  readonly ends: number;
}

/** Auditions end before casting does, and casting before the shoot. */
export function detailColumns(
  details: DetailScript,
  { today, starts, ends }: Shoot,
  random: Random,
): ProjectDetailColumns {
  const castBy = starts - random.int(6, 10);
  const auditionsEnd = castBy - random.int(3, 12);
  const day = (days: number) => dateOn(today, days);
  const [least, most, per] = details.fee ?? [null, null, null];
  return {
    team_title: details.teamTitle ?? null,
    production_house: details.productionHouse ?? null,
    director: details.director ?? null,
    auditions_start_on: day(auditionsEnd - random.int(2, 12)),
    auditions_end_on: day(auditionsEnd),
    cast_by: day(castBy),
    announced_on: details.announced === undefined ? null : day(ends + details.announced),
    fee_min_paise: least && least * paisePerRupee,
    fee_max_paise: most && most * paisePerRupee,
    fee_per: per,
    usage: details.usage ?? null,
    is_union: details.isUnion ?? null,
    is_public: random.chance(0.88),
    cast_budget_paise: null,
  };
}

/** Its language, further cities and what the work asks of people. */
export function addDetails(
  batch: Batch,
  { id: project_id, city_id }: ProjectRow,
  language: string,
  { alsoIn = [], asks = [] }: DetailScript,
): void {
  batch.project_language.push({ project_id, language_id: idOf.language(language), position: 0 });
  for (const [position, city] of alsoIn.filter((name) => idOf.city(name) !== city_id).entries())
    batch.project_other_city.push({ project_id, city_id: idOf.city(city), position });
  for (const [kind, level, note = null] of asks)
    batch.project_disclosure.push({ project_id, kind, level, note });
}

/** The first are the largest parts. */
const weightAt = (position: number) => (position < 2 ? 'lead' : position < 5 ? 'supporting' : 'featured');

/** By the place of a character: leads work longest. */
const workDays = [24, 20, 9, 18, 14, 11, 6];

export function characterColumns(
  { fee, gender, skills }: CharacterScript,
  position: number,
  { shoot_starts_on, shoot_ends_on }: ProjectRow,
): CharacterDetailColumns {
  const shootDays = daysBetween(shoot_starts_on, shoot_ends_on) + 1;
  return {
    team_note: null,
    weight: weightAt(position),
    wanted: 1,
    fee_paise: fee ? fee[0] * paisePerRupee : null,
    fee_per: fee ? fee[1] : null,
    work_days: Math.min(shootDays, workDays[position % workDays.length] ?? shootDays),
    musts: [
      ...(gender === null ? [] : (['gender'] as const)),
      'age',
      ...(skills.length > 0 ? (['skills'] as const) : []),
    ],
  };
}
