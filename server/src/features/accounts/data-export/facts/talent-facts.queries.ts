import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

interface Talent {
  readonly id: number;
}

/** Names from a table that joins talents to a reference list. */
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

export const listConsents = (db: Database, { id }: Talent) =>
  db
    .selectFrom('consent_event')
    .select(['topic', 'given', 'wording', 'created_at'])
    .where('talent_id', '=', id)
    .orderBy('id')
    .execute();

export const listProfileChecks = (db: Database, { id }: Talent) =>
  db
    .selectFrom('profile_check')
    .select(['passed', 'decided_at'])
    .where('talent_id', '=', id)
    .orderBy('id')
    .execute();

/** Without what is sealed: the archive travels, the number and the pictures stay where they are. */
export const findIdProof = (db: Database, { id }: Talent) =>
  db
    .selectFrom('id_proof')
    .innerJoin('id_proof_type', 'id_proof_type.id', 'id_proof.proof_type_id')
    .select([
      'id_proof_type.name as kind',
      'number_masked as number',
      sql<boolean>`back_key is not null`.as('has_back'),
      'status',
      'refused_reason',
      'submitted_at',
      'decided_at',
    ])
    .where('talent_id', '=', id)
    .executeTakeFirst();

export const listProfileViewers = (db: Database, { id }: Talent) =>
  db
    .selectFrom('profile_view')
    .innerJoin('recruiter', 'recruiter.account_id', 'profile_view.recruiter_id')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .select(['account.first_name', 'account.last_name', 'recruiter.company', 'day', 'times', 'last_at'])
    .where('profile_view.talent_id', '=', id)
    .orderBy('last_at')
    .execute();

export const listApplications = (db: Database, { id }: Talent) =>
  db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .innerJoin('recruiter', 'recruiter.account_id', 'job.recruiter_id')
    .leftJoin('project_character', 'project_character.id', 'job_application.character_id')
    .select([
      'job.title as job',
      'recruiter.company',
      'project_character.name as character',
      'job_application.note',
      'job_application.status',
      'job_application.created_at',
      'job_application.updated_at',
    ])
    .where('talent_id', '=', id)
    .orderBy('job_application.created_at')
    .execute();

export const listContactViewers = async (db: Database, { id }: Talent) => ({
  unlocked_by: await db
    .selectFrom('unlock')
    .innerJoin('recruiter', 'recruiter.account_id', 'unlock.recruiter_id')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .select(['account.first_name', 'account.last_name', 'recruiter.company', 'unlock.unlocked_at'])
    .where('unlock.talent_id', '=', id)
    .orderBy('unlocked_at')
    .execute(),
  asked_about_days_by: await db
    .selectFrom('availability_question')
    .innerJoin('recruiter', 'recruiter.account_id', 'availability_question.recruiter_id')
    .select(['recruiter.company', 'starts_on as first_day', 'ends_on as last_day', 'status', 'asked_at'])
    .where('availability_question.talent_id', '=', id)
    .orderBy('asked_at')
    .execute(),
  looked_at_by: await db
    .selectFrom('contact_reveal')
    .leftJoin('account', 'account.id', 'contact_reveal.viewer_id')
    .leftJoin('recruiter', 'recruiter.account_id', 'contact_reveal.viewer_id')
    .select([
      'account.first_name',
      'account.last_name',
      'recruiter.company',
      sql<boolean>`contact_reveal.admin_id is not null`.as('somebody_from_callboard'),
      'contact_reveal.revealed_at',
    ])
    .where('contact_reveal.talent_id', '=', id)
    .orderBy('revealed_at')
    .execute(),
  id_proof_seen_by_callboard: await db
    .selectFrom('private_view')
    .select(['what', 'viewed_at'])
    .where('account_id', '=', id)
    .orderBy('viewed_at')
    .execute(),
});
