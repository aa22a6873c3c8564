import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people, recruiters } from '../../people/person-summaries/index.ts';
import { citiesOf, languagesOf } from './project-detail.queries.ts';
import { disclosuresOf } from './project-fields.queries.ts';

interface Person {
  readonly id: number;
}

const listed = (rows: RawBuilder<unknown>) =>
  sql<object[]>`coalesce((select json_agg(row) from (${rows}) row), '[]')`;

/** Names of people only while their account is open. */
const shortlist = listed(sql`
  select account.first_name, account.last_name, entry.note, entry.created_at as added_at
  from character_shortlist entry
  join ${people('account')} on account.id = entry.talent_id and account.closed_at is null
  where entry.character_id = part.id order by entry.position`);

const shares = listed(sql`
  select account.first_name, account.last_name, share.message, share.status, share.shared_at, share.answer_words
  from project_share share
  join ${people('account')} on account.id = share.talent_id and account.closed_at is null
  where share.character_id = part.id order by share.shared_at`);

const cast = listed(sql`
  select account.first_name, account.last_name, casting.cast_at from character_cast casting
  join ${people('account')} on account.id = casting.talent_id and account.closed_at is null
  where casting.character_id = part.id order by casting.cast_at, casting.talent_id`);

const characters = listed(sql`
  select part.name, part.brief, part.team_note, part.weight, part.wanted, gender.name as gender,
    part.playing_age_min, part.playing_age_max, part.height_min_mm, part.height_max_mm, part.musts,
    part.fee_paise, part.fee_per, part.work_days, part.works_from, part.works_to, part.status,
    ${listed(sql`
      select language.name, level.name as level from character_language spoken
      join language on language.id = spoken.language_id
      join language_level level on level.id = spoken.level_id
      where spoken.character_id = part.id order by language.id`)} as languages,
    ${disclosuresOf('character', 'part.id')} as disclosures,
    ${shortlist} as shortlist, ${shares} as shared_with, ${cast} as cast
  from project_character part left join gender on gender.id = part.gender_id
  where part.project_id = project.id order by part.position, part.id`);

const closings = listed(sql`
  select closed_at, reopened_at, answered from project_closing
  where project_id = project.id order by closed_at`);

/** For the recruiter's own archive: what they wrote about their projects, and what became of them. */
export const listProjects = (db: Database, { id }: Person) =>
  db
    .selectFrom('project')
    .innerJoin('project_type', 'project_type.id', 'project.project_type_id')
    .select([
      'project.title',
      'project.team_title',
      'project_type.name as project_type',
      'project.production_house',
      'project.director',
      'project.synopsis',
      'project.usage',
      'project.is_union',
      'project.is_public',
      'project.auditions_start_on',
      'project.auditions_end_on',
      'project.cast_by',
      'project.announced_on',
      'project.shoot_starts_on',
      'project.shoot_ends_on',
      'project.fee_min_paise',
      'project.fee_max_paise',
      'project.fee_per',
      'project.status',
      'project.created_at',
      'project.closed_at',
      citiesOf.as('cities'),
      languagesOf.as('languages'),
      disclosuresOf('project', 'project.id').as('disclosures'),
      characters.as('characters'),
      closings.as('closings'),
    ])
    .where('recruiter_id', '=', id)
    .orderBy('project.created_at')
    .execute();

/** For the talent's own archive: what they were cast as. */
export const listCastings = (db: Database, { id }: Person) =>
  db
    .selectFrom('character_cast as casting')
    .innerJoin('project_character as part', 'part.id', 'casting.character_id')
    .innerJoin('project', 'project.id', 'part.project_id')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'project.recruiter_id')
    .select(['project.title as project', 'part.name as character', 'recruiter.company', 'casting.cast_at'])
    .where('casting.talent_id', '=', id)
    .orderBy('casting.cast_at')
    .execute();
