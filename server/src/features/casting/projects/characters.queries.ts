import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people, recruiters } from '../../people/person-summaries/index.ts';
import { ownCharacters } from './castable.queries.ts';

const statusOrder = sql`array_position(array['casting', 'cast', 'dropped'], project_character.status)`;

/** Characters still being cast first, then by newest project. */
export const listLibrary = (db: Database, recruiterId: number) =>
  ownCharacters(db, recruiterId)
    .innerJoin('project_type', 'project_type.id', 'project.project_type_id')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'project.recruiter_id')
    .select([
      'project_character.id',
      'project_character.name',
      'project_character.status',
      'project_character.gender_id',
      'project_character.playing_age_min',
      'project_character.playing_age_max',
      'project_character.height_min_mm',
      'project_character.height_max_mm',
      'project_character.look_id',
      'project.id as project_id',
      'project.title as project_title',
      'project_type.name as project_type',
      'project.city_id',
      'project.shoot_starts_on',
      'project.shoot_ends_on',
      sql<boolean>`recruiter.verified_at is not null`.as('may_ask_for_days'),
      sql<number[]>`array(select language_id from character_language
        where character_id = project_character.id order by language_id)`.as('language_ids'),
      sql<number[]>`array(select skill_id from character_skill
        where character_id = project_character.id order by skill_id)`.as('skill_ids'),
      sql<number>`(select count(*) from character_shortlist entry join ${people('account')} on account.id = entry.talent_id
        where entry.character_id = project_character.id and account.closed_at is null)`.as('shortlisted'),
    ])
    .where('project.status', '!=', 'closed')
    .orderBy(statusOrder)
    .orderBy('project.created_at', 'desc')
    .orderBy('project.id', 'desc')
    .orderBy('project_character.position')
    .orderBy('project_character.id')
    .execute();
export type LibraryRow = Awaited<ReturnType<typeof listLibrary>>[number];
