import { measureRanges } from '@callboard/contract/search/filter-rules';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type pg from 'pg';

/**
 * The same search in plain SQL on the tables that hold the truth, written without a look at the bitmaps: what
 * search answers must be what this answers.
 */

const oneOf = (column: string) => (ids: readonly number[]) => `${column} in (${ids.join(',')})`;
const has = (table: string, column: string) => (ids: readonly number[]) =>
  `exists (select from ${table} where ${table}.talent_id = talent.account_id and ${column} in (${ids.join(',')}))`;
const bodyIs = (column: string) => has('talent_body', column);

const choices = {
  type: bodyIs('body_type_id'),
  gender: oneOf('talent.gender_id'),
  socialLinks: has('talent_social_link', 'network_id'),
  skin: bodyIs('skin_tone_id'),
  hair: bodyIs('hair_color_id'),
  hairType: bodyIs('hair_type_id'),
  eye: bodyIs('eye_color_id'),
  ethnicity: has('talent_look', 'look_id'),
  cities: oneOf('talent.residence_city_id'),
  countries: (ids: readonly number[]) =>
    `exists (select from city where city.id = talent.residence_city_id and country_id in (${ids.join(',')}))`,
  accent: has('talent_accent', 'accent_id'),
  actingEducation: has('talent_training', 'acting_education_id'),
  education: oneOf('talent.education_level_id'),
  hobbies: has('talent_hobby', 'hobby_id'),
  projectType: has('talent_project_type', 'project_type_id'),
  pastWork: has('past_work', 'project_type_id'),
  achievements: has('talent_achievement', 'achievement_id'),
  role: has('talent_role', 'role_id'),
  nationality: oneOf('talent.nationality_id'),
  nativeCity: oneOf('talent.native_city_id'),
  openWorkCity: has('talent_work_city', 'city_id'),
} as const;
type Choice = keyof typeof choices;

const eachOf = (ids: readonly number[], match: 'all' | undefined, one: (id: number) => string) =>
  `(${ids.map(one).join(match === 'all' ? ' and ' : ' or ')})`;

const levelOf = (language: number, { languageLevel = 1, languageLevels = [] }: TalentFilters) => {
  const own = languageLevels.find((one) => Math.floor(one / 10) === language);
  return own === undefined ? languageLevel : own % 10;
};

const abilities = ({ language, languageMatch, skills, skillsMatch, ...levels }: TalentFilters) => [
  ...(language
    ? [
        eachOf(
          language,
          languageMatch,
          (id) => `exists (select from talent_language spoken where spoken.talent_id = talent.account_id
            and language_id = ${id} and level_id >= ${levelOf(id, levels)})`,
        ),
      ]
    : []),
  ...(skills ? [eachOf(skills, skillsMatch, (id) => has('talent_skill', 'skill_id')([id]))] : []),
];

const today = `(now() at time zone 'Asia/Kolkata')::date`;
const hasReel = (kind: string) =>
  `exists (select from gallery_item join media_asset on media_asset.id = asset_id
    where gallery_item.talent_id = talent.account_id and media_asset.kind = '${kind}' and state = 'ready')`;
const flags = {
  passport: `talent.passport_valid_until >= ${today}`,
  nudity: 'talent.is_open_to_nudity',
  loveMaking: 'talent.is_open_to_love_making',
  hasVideo: hasReel('video'),
  hasVoice: hasReel('audio'),
  isNew: `coalesce(talent.completed_at, talent.created_at) > now() - interval '7 days'`,
  verified: `exists (select from id_proof where id_proof.talent_id = talent.account_id and status = 'verified')`,
} as const;

const measureColumns = {
  height: 'height_mm / 10.0',
  weight: 'weight_g / 1000.0',
  bust_or_chest: 'bust_or_chest_mm / 10.0',
  waist: 'waist_mm / 10.0',
  hips: 'hips_mm / 10.0',
} as const;

const measures = (filters: TalentFilters) =>
  measureRanges(filters).map(({ measure, least, most }) => {
    const whole = (stored: number) => Math.round(stored / (measure === 'weight' ? 1000 : 10));
    const value = `round(${measureColumns[measure]})`;
    const ends = [
      ...(least === undefined ? [] : [`${value} >= ${whole(least)}`]),
      ...(most === undefined ? [] : [`${value} <= ${whole(most)}`]),
    ];
    return `exists (select from talent_body where talent_id = talent.account_id and ${ends.join(' and ')})`;
  });

const places = ({ location, openToTravel }: TalentFilters) => {
  const ways = [
    ...(location
      ? [`talent.residence_city_id in (${location.join(',')})`, choices.openWorkCity(location)]
      : []),
    ...(openToTravel ? ['talent.open_to_travel'] : []),
  ];
  return ways.length > 0 ? [`(${ways.join(' or ')})`] : [];
};

const days = ({ availableFrom, availableTo = availableFrom }: TalentFilters) =>
  availableFrom
    ? [
        `talent.is_found_by_days and not exists (select from unavailable_dates where account_id = talent.account_id
          and days && daterange('${availableFrom}', '${availableTo}', '[]'))`,
      ]
    : [];

const ages = ({ minAge, maxAge }: TalentFilters) => [
  ...(minAge === undefined ? [] : [`talent.playing_age_max >= ${minAge}`]),
  ...(maxAge === undefined ? [] : [`talent.playing_age_min <= ${maxAge}`]),
];

const fees = ({ feeMax, feePer = 'day', feeStated }: TalentFilters) => {
  if (feeMax === undefined) return [];
  const stated = `(talent.fee_per = '${feePer}' and talent.fee_rupees <= ${feeMax})`;
  return [feeStated ? stated : `(${stated} or talent.fee_per is distinct from '${feePer}')`];
};

const choiceNames = Object.keys(choices) as Choice[];
const flagNames = Object.keys(flags) as (keyof typeof flags)[];

export function plainConditions(filters: TalentFilters, recruiterId: number): string[] {
  const { theatre, unlocked, jobApply, hideSeen, hideNotFor, characterId } = filters;
  return [
    ...choiceNames.flatMap((name) => {
      const ids = filters[name];
      return ids ? [choices[name](ids)] : [];
    }),
    ...flagNames.flatMap((name) => (filters[name] ? [flags[name]] : [])),
    ...places(filters),
    ...abilities(filters),
    ...ages(filters),
    ...measures(filters),
    ...fees(filters),
    ...days(filters),
    ...(theatre === undefined ? [] : [`talent.theatre_years >= ${theatre}`]),
    ...(unlocked === undefined
      ? []
      : [
          `${unlocked ? '' : 'not '}exists (select from unlock
            where unlock.talent_id = talent.account_id and recruiter_id = ${recruiterId})`,
        ]),
    ...(hideSeen
      ? [
          `not exists (select from profile_view viewed
            where viewed.talent_id = talent.account_id and viewed.recruiter_id = ${recruiterId})`,
        ]
      : []),
    ...(hideNotFor && characterId !== undefined
      ? [
          `not exists (select from character_not_for mark
            where mark.talent_id = talent.account_id and mark.character_id = ${characterId})`,
        ]
      : []),
    ...(jobApply === undefined
      ? []
      : [
          `exists (select from job_application applied where applied.talent_id = talent.account_id
            and job_id = ${jobApply} and applied.status <> 'withdrawn')`,
        ]),
  ];
}

const height = '(select round(height_mm / 10.0) from talent_body where talent_id = talent.account_id)';
const orders = {
  match: 'score desc',
  active: 'last_active_at desc',
  name: 'name_key',
  newest: 'coalesce(completed_at, created_at) desc',
  youngest: 'coalesce(playing_age_min, playing_age_max) nulls last',
  oldest: 'coalesce(playing_age_max, playing_age_min) desc nulls last',
  tallest: `${height} desc nulls last`,
  shortest: `${height} nulls last`,
} as const;

/** Everybody who can be found at all, with what they are sorted by; taken once, as nothing changes. */
export async function takePlainOrder(pool: pg.Pool): Promise<void> {
  await pool.query(
    `create table plain_order as
     select source.talent_id, source.score, source.last_active_at, source.name_key, number.talent_no
     from talent_search_source source join talent_search number using (talent_id)
     join talent on talent.account_id = source.talent_id join account on account.id = source.talent_id
     where talent.completed_at is not null and talent.show_to_recruiters and is_adult(talent.date_of_birth)
       and account.frozen_at is null and account.closed_at is null`,
  );
  await pool.query('analyze');
}

interface Asked {
  readonly sort: keyof typeof orders;
  readonly recruiterId: number;
}

/** Everybody who matches, in order. Where fewer than ten match without the days, the days have no say. */
export async function plainSearch(
  pool: pg.Pool,
  { availableFrom, availableTo, ...filters }: TalentFilters,
  asked: Asked,
): Promise<number[]> {
  const everybody = await searchAsTold(pool, filters, asked);
  if (!availableFrom || (everybody.length < 10 && !filters.unlocked)) return everybody;
  return searchAsTold(pool, { ...filters, availableFrom, availableTo }, asked);
}

async function searchAsTold(
  pool: pg.Pool,
  filters: TalentFilters,
  { sort, recruiterId }: Asked,
): Promise<number[]> {
  const where = ['true', ...plainConditions(filters, recruiterId)].join('\n and ');
  const { rows } = await pool.query<{ id: number }>(
    `select talent.account_id as id
     from talent join plain_order on talent_id = talent.account_id
     where ${where}
     order by ${orders[sort]}, talent_no`,
  );
  return rows.map(({ id }) => id);
}
