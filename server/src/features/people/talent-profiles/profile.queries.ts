import { daysInProfile } from '@callboard/contract/people/day-states';
import type { UsualFee } from '@callboard/contract/people/usual-fee';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compiledRow, type ValueOf } from '../../../platform/db/compiled-row.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type BusyDays, unavailableDates } from '../availability/index.ts';
import { sentProofs } from '../id-proofs/index.ts';
import { people } from '../person-summaries/index.ts';
import { galleryOf } from './gallery.queries.ts';
import { pastWorkOf } from './past-work.queries.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Place extends Named {
  readonly state: string;
}

/** One entry of a reference list, by the column with its id. */
const entry = (table: string, column: string) =>
  sql<Named | null>`(
    select json_build_object('id', item.id, 'name', item.name)
    from ${sql.table(table)} item where item.id = ${sql.ref(column)})`;

const place = (column: string) =>
  sql<Place | null>`(
    select json_build_object('id', city.id, 'name', city.name, 'state', city.state)
    from city where city.id = ${sql.ref(column)})`;

/** Every entry of a reference list that a link table ties to the talent, in the order of the list. */
const entries = (table: string, link: string, column: string) =>
  sql<Named[]>`(
    select coalesce(json_agg(json_build_object('id', item.id, 'name', item.name) order by item.position), '[]')
    from ${sql.table(link)} link join ${sql.table(table)} item on item.id = link.${sql.ref(column)}
    where link.talent_id = talent.account_id)`;

const workCities = sql<Place[]>`(
  select coalesce(json_agg(json_build_object('id', city.id, 'name', city.name, 'state', city.state)
    order by city.position), '[]')
  from talent_work_city link join city on city.id = link.city_id
  where link.talent_id = talent.account_id)`;

const languages = sql<(Named & { readonly level: string })[]>`(
  select coalesce(json_agg(json_build_object('id', language.id, 'name', language.name, 'level', level.name)
    order by level.position desc, language.position), '[]')
  from talent_language link
  join language on language.id = link.language_id
  join language_level level on level.id = link.level_id
  where link.talent_id = talent.account_id)`;

const ongoingProjects = sql<Named[]>`(
  select coalesce(json_agg(json_build_object('id', ongoing.id, 'name', ongoing.name)
    order by ongoing.position, ongoing.id), '[]')
  from ongoing_project ongoing where ongoing.talent_id = talent.account_id)`;

/** Null when none is stated. */
export const usualFee = sql<UsualFee | null>`case when talent.fee_rupees is not null
  then json_build_object('rupees', talent.fee_rupees, 'per', talent.fee_per, 'note', talent.fee_note) end`;

/** Of the days that the profile shows. */
const busyDays = sql<BusyDays[]>`(
  select coalesce(json_agg(json_build_object('start_date', lower(days), 'end_date', upper(days) - 1,
    'is_booking', is_booking) order by days), '[]')
  from ${unavailableDates('busy')} where busy.account_id = talent.account_id
    and days && daterange((now() at time zone 'Asia/Kolkata')::date,
      (now() at time zone 'Asia/Kolkata')::date + ${sql.lit(daysInProfile)}))`;

interface Wanted {
  readonly talentId: number;
  /** The number of gallery items to read. */
  readonly limit: number;
}

/** Gallery and past work in the same statement, to save round trips. */
const work = (db: Database, value: ValueOf<Wanted>) =>
  [
    jsonArrayFrom(galleryOf(db, value('talentId'), value('limit'))).as('gallery'),
    jsonArrayFrom(pastWorkOf(db, value('talentId'))).as('past_work'),
  ] as const;

export const readWork = compiledRow((db, value: ValueOf<Wanted>) => db.selectNoFrom([...work(db, value)]));

/** The public card. */
const address = sql<string | null>`(
  select slug from talent_address named where named.talent_id = talent.account_id and named.is_current)`;

export const readCard = compiledRow((db, value: ValueOf<Wanted>) =>
  db
    .selectFrom('talent')
    .innerJoin(people('account'), 'account.id', 'talent.account_id')
    .select([
      'account.id',
      'account.public_id',
      'account.first_name',
      'account.last_name',
      address.as('address'),
      'talent.headline',
      'talent.about',
      'talent.playing_age_min',
      'talent.playing_age_max',
      place('talent.residence_city_id').as('residence'),
      entries('skill', 'talent_skill', 'skill_id').as('skills'),
      ...work(db, value),
    ])
    .where('account.id', '=', value('talentId')),
);

/** The full profile, without any contact column. */
export const readProfile = compiledRow((db, value: ValueOf<Wanted>) =>
  db
    .selectFrom('talent')
    .innerJoin(people('account'), 'account.id', 'talent.account_id')
    .leftJoin('talent_body as body', 'body.talent_id', 'talent.account_id')
    .leftJoin('media_asset as icon', 'icon.id', 'talent.icon_asset_id')
    .select(['account.id', 'account.public_id', 'account.first_name', 'account.last_name'])
    .select([
      address.as('address'),
      'talent.headline',
      'talent.about',
      'talent.open_to_travel',
      'talent.theatre_years',
      usualFee.as('usual_fee'),
      busyDays.as('busy_days'),
      'talent.other_achievements',
      'talent.prior_project',
      ongoingProjects.as('ongoing_projects'),
      'talent.playing_age_min',
      'talent.playing_age_max',
      'icon.card_key as icon_key',
      sql<boolean>`exists (
        select from ${sentProofs('proof')} where proof.talent_id = talent.account_id and proof.status = 'verified')`.as(
        'is_id_verified',
      ),
      sql<boolean>`coalesce(talent.passport_valid_until >= current_date, false)`.as('has_passport'),
      sql<number | null>`case when talent.passport_valid_until >= current_date
        then extract(year from talent.passport_valid_until)::int end`.as('passport_valid_year'),
      entry('gender', 'talent.gender_id').as('gender'),
      place('talent.residence_city_id').as('residence'),
      place('talent.native_city_id').as('native_city'),
      entry('nationality', 'talent.nationality_id').as('nationality'),
      entries('look', 'talent_look', 'look_id').as('looks'),
      entry('education_level', 'talent.education_level_id').as('education'),
      workCities.as('work_cities'),
      languages.as('languages'),
      entries('performer_role', 'talent_role', 'role_id').as('roles'),
      entries('project_type', 'talent_project_type', 'project_type_id').as('project_types'),
      entries('accent', 'talent_accent', 'accent_id').as('accents'),
      entries('skill', 'talent_skill', 'skill_id').as('skills'),
      entries('hobby', 'talent_hobby', 'hobby_id').as('hobbies'),
      entries('acting_education', 'talent_training', 'acting_education_id').as('trainings'),
      entries('achievement', 'talent_achievement', 'achievement_id').as('achievements'),
    ])
    .select([
      'body.height_mm',
      'body.weight_g',
      'body.bust_or_chest_mm',
      'body.waist_mm',
      'body.hips_mm',
      'body.height_unit',
      'body.weight_unit',
      'body.bust_or_chest_unit',
      'body.waist_unit',
      'body.hips_unit',
      'body.confirmed_on',
      entry('eye_color', 'body.eye_color_id').as('eye_color'),
      entry('skin_tone', 'body.skin_tone_id').as('skin_tone'),
      entry('hair_color', 'body.hair_color_id').as('hair_color'),
      entry('hair_type', 'body.hair_type_id').as('hair_type'),
      entry('body_type', 'body.body_type_id').as('body_type'),
      ...work(db, value),
    ])
    .where('account.id', '=', value('talentId')),
);
