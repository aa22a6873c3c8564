import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

interface Talent {
  readonly id: number;
}

/** Names from a table that links talents to a reference list. */
const namesFrom = (joinTable: string, list: string, column: string) => sql<string[]>`coalesce((
  select json_agg(${sql.ref(`${list}.name`)} order by ${sql.ref(`${list}.name`)})
  from ${sql.table(joinTable)} chosen join ${sql.table(list)} on ${sql.ref(`${list}.id`)} = ${sql.ref(`chosen.${column}`)}
  where chosen.talent_id = talent.account_id), '[]')`;

const nameOf = (list: string, column: string) =>
  sql<string | null>`(select name from ${sql.table(list)} where id = ${sql.ref(column)})`;

const bodyFacts = sql<object | null>`(
  select json_build_object(
    'height_mm', height_mm, 'weight_g', weight_g, 'bust_or_chest_mm', bust_or_chest_mm, 'waist_mm', waist_mm,
    'hips_mm', hips_mm, 'confirmed_on', confirmed_on,
    'hair_color', (select name from hair_color where id = hair_color_id),
    'hair_type', (select name from hair_type where id = hair_type_id),
    'eye_color', (select name from eye_color where id = eye_color_id),
    'skin_tone', (select name from skin_tone where id = skin_tone_id),
    'body_type', (select name from body_type where id = body_type_id))
  from talent_body where talent_id = talent.account_id)`;

const languages = sql<object[]>`coalesce((
  select json_agg(json_build_object('language', language.name, 'level', language_level.name) order by language.name)
  from talent_language
  join language on language.id = language_id
  join language_level on language_level.id = level_id
  where talent_id = talent.account_id), '[]')`;

const socialLinks = sql<object[]>`coalesce((
  select json_agg(json_build_object('network', social_network.name, 'handle', handle, 'followers', followers))
  from talent_social_link join social_network on social_network.id = network_id
  where talent_id = talent.account_id), '[]')`;

const ongoingProjects = sql<string[]>`coalesce((
  select json_agg(name order by position, id) from ongoing_project where talent_id = talent.account_id), '[]')`;

const guardian = sql<object | null>`(
  select json_build_object('name', name, 'relation', relation) from guardian where talent_id = talent.account_id)`;

export const findProfile = (db: Database, { id }: Talent) =>
  db
    .selectFrom('talent')
    .select([
      'headline',
      'about',
      'date_of_birth',
      nameOf('gender', 'gender_id').as('gender'),
      nameOf('city', 'residence_city_id').as('residence'),
      nameOf('city', 'native_city_id').as('native_city'),
      nameOf('nationality', 'nationality_id').as('nationality'),
      nameOf('education_level', 'education_level_id').as('education'),
      'passport_valid_until',
      'open_to_travel',
      'fee_rupees',
      'fee_per',
      'fee_note',
      'theatre_years',
      'playing_age_min',
      'playing_age_max',
      'show_to_recruiters',
      'is_found_by_days',
      'is_managed',
      'manager_name',
      'manager_email',
      'manager_mobile',
      'manager_gets_mail',
      'manager_gets_messages',
      'last_activity_page',
      'completed_at',
      'created_at',
      'updated_at',
      bodyFacts.as('body'),
      languages.as('languages'),
      'other_achievements',
      'prior_project',
      'is_open_to_nudity',
      'is_open_to_love_making',
      'is_shown_in_castings',
      'agrees_to_showcase',
      namesFrom('talent_look', 'look', 'look_id').as('looks'),
      namesFrom('talent_accent', 'accent', 'accent_id').as('accents'),
      namesFrom('talent_skill', 'skill', 'skill_id').as('skills'),
      namesFrom('talent_hobby', 'hobby', 'hobby_id').as('hobbies'),
      namesFrom('talent_role', 'performer_role', 'role_id').as('roles'),
      namesFrom('talent_project_type', 'project_type', 'project_type_id').as('project_types'),
      namesFrom('talent_work_city', 'city', 'city_id').as('work_cities'),
      namesFrom('talent_training', 'acting_education', 'acting_education_id').as('training'),
      namesFrom('talent_achievement', 'achievement', 'achievement_id').as('achievements'),
      socialLinks.as('social_links'),
      ongoingProjects.as('ongoing_projects'),
      guardian.as('guardian'),
    ])
    .where('account_id', '=', id)
    .executeTakeFirst();

export const listPastWork = (db: Database, { id }: Talent) =>
  db
    .selectFrom('past_work')
    .leftJoin('project_type', 'project_type.id', 'past_work.project_type_id')
    .select(['title', 'part', 'project_type.name as project_type', 'year', 'note', 'past_work.created_at'])
    .where('talent_id', '=', id)
    .orderBy('year', 'desc')
    .execute();

export const emptyTalent = (trx: Database, { id }: Talent) =>
  trx
    .updateTable('talent')
    .set({
      headline: null,
      about: null,
      date_of_birth: null,
      gender_id: null,
      residence_city_id: null,
      native_city_id: null,
      nationality_id: null,
      other_achievements: null,
      prior_project: null,
      education_level_id: null,
      passport_valid_until: null,
      open_to_travel: false,
      fee_rupees: null,
      fee_per: null,
      fee_note: null,
      theatre_years: null,
      playing_age_min: null,
      playing_age_max: null,
      show_to_recruiters: false,
      is_open_to_nudity: false,
      is_open_to_love_making: false,
      is_shown_in_castings: false,
      agrees_to_showcase: false,
      is_managed: false,
      manager_name: null,
      manager_gets_mail: false,
      manager_email: null,
      manager_gets_messages: false,
      manager_mobile: null,
      last_activity_page: 1,
      completed_at: null,
    })
    .where('account_id', '=', id)
    .execute();
