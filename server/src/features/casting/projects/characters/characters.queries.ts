import type { Condition } from '@callboard/contract/casting/project-values';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { people, recruiters } from '../../../people/person-summaries/index.ts';
import { projectPeople } from '../../project-access/index.ts';

const statusOrder = sql`array_position(array['casting', 'cast', 'dropped'], project_character.status)`;

/** Of all projects the reader is on. Characters still being cast first, then by newest project. */
export const listLibrary = (db: Database, readerId: number) =>
  db
    .selectFrom('project_character')
    .innerJoin('project', 'project.id', 'project_character.project_id')
    .innerJoin(projectPeople('person'), 'person.project_id', 'project.id')
    .where('person.account_id', '=', readerId)
    .innerJoin('project_type', 'project_type.id', 'project.project_type_id')
    .innerJoin(recruiters('reader'), 'reader.account_id', 'person.account_id')
    .select([
      'project_character.id',
      'project_character.name',
      'project_character.status',
      'project_character.gender_id',
      'project_character.playing_age_min',
      'project_character.playing_age_max',
      'project_character.height_min_mm',
      'project_character.height_max_mm',
      'project.id as project_id',
      'project.title as project_title',
      'project_type.name as project_type',
      'project_character.works_from',
      'project_character.works_to',
      sql<Condition[]>`project_character.musts`.as('musts'),
      'project.shoot_starts_on',
      'project.shoot_ends_on',
      'person.role',
      // Only they may search by dates.
      sql<boolean>`reader.verified_at is not null`.as('may_ask_for_days'),
      sql<number[]>`array(select look_id from character_look
        where character_id = project_character.id order by look_id)`.as('look_ids'),
      sql<{ language_id: number; level_id: number }[]>`coalesce((
        select json_agg(json_build_object('language_id', language_id, 'level_id', level_id) order by language_id)
        from character_language where character_id = project_character.id), '[]')`.as('languages'),
      sql<number[]>`array(select skill_id from character_skill
        where character_id = project_character.id order by skill_id)`.as('skill_ids'),
      sql<number[]>`array(select project.city_id where project.city_id is not null
        union select city_id from project_other_city where project_id = project.id order by 1)`.as(
        'city_ids',
      ),
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

/** In their order. */
export const listOfProject = (db: Database, projectId: number) =>
  db
    .selectFrom('project_character')
    .select(['id', 'name', 'status', 'wanted', 'position'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** What this device added with this id, in the order it sent. */
export const listCreated = async (db: Database, projectId: number, clientId: string) => {
  const rows = await db
    .selectFrom('project_character')
    .select('id')
    .where('project_id', '=', projectId)
    .where('creation_id', '=', clientId)
    .orderBy('creation_place')
    .execute();
  return rows.map(({ id }) => id);
};

interface ListedIds {
  readonly genders: readonly number[];
  readonly looks: readonly number[];
  readonly languages: readonly number[];
  readonly levels: readonly number[];
  readonly skills: readonly number[];
}

/** Which of these are on the lists people choose from, such as "looks 9". */
export const findListed = async (db: Database, ids: ListedIds): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ entry: string }>`
    select 'genders ' || id as entry from gender where id = any(${[...ids.genders]}::int[])
    union all select 'looks ' || id from look where id = any(${[...ids.looks]}::int[])
    union all select 'languages ' || id from language where id = any(${[...ids.languages]}::int[])
    union all select 'levels ' || id from language_level where id = any(${[...ids.levels]}::int[])
    union all select 'skills ' || id from skill where id = any(${[...ids.skills]}::int[])`.execute(db);
  return new Set(rows.map(({ entry }) => entry));
};

/** Besides jobs: whom the project was sent to for this character, and who was cast. */
export const hasCandidates = async (db: Database, characterId: number): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from project_share where character_id = ${characterId})
      or exists (select from project_character where id = ${characterId} and status = 'cast')
      or exists (select from character_candidate where character_id = ${characterId} and rank = 1) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
};

/** What a list of characters says of each, in their order. */
export const listBriefs = (db: Database, projectId: number) =>
  db
    .selectFrom('project_character')
    .leftJoin('gender', 'gender.id', 'project_character.gender_id')
    .select([
      'project_character.id',
      'project_character.name',
      'project_character.status',
      'project_character.wanted',
      'project_character.playing_age_min',
      'project_character.playing_age_max',
      'project_character.weight',
      'gender.name as gender',
      sql<string[]>`array(select skill.name from character_skill wanted
        join skill on skill.id = wanted.skill_id
        where wanted.character_id = project_character.id order by skill.id limit 3)`.as('skills'),
      sql<string[]>`array(select language.name from character_language wanted
        join language on language.id = wanted.language_id
        where wanted.character_id = project_character.id order by language.id limit 3)`.as('languages'),
    ])
    .where('project_character.project_id', '=', projectId)
    .orderBy('project_character.position')
    .orderBy('project_character.id')
    .execute();
export type CharacterBriefRow = Awaited<ReturnType<typeof listBriefs>>[number];
