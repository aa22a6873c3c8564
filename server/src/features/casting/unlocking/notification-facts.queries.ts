import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people, recruiters } from '../../people/person-summaries/index.ts';
import { characters, projects } from '../projects/index.ts';

export const findUnlocker = (db: Database, recruiterId: number) =>
  db
    .selectFrom(recruiters('recruiter'))
    .innerJoin(people('account'), 'account.id', 'recruiter.account_id')
    .select(['account.public_id', 'recruiter.company', fullName('account').as('name')])
    .where('account.id', '=', recruiterId)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();

export const findDays = (db: Database, questionId: number) =>
  db
    .selectFrom('availability_question')
    .select(['starts_on', 'ends_on'])
    .where('id', '=', questionId)
    .executeTakeFirst();

/** Undefined when they are asked for no character in particular. */
export const findAskedCharacter = (db: Database, questionId: number) =>
  db
    .selectFrom('availability_question')
    .innerJoin(characters('project_character'), 'project_character.id', 'availability_question.character_id')
    .innerJoin(projects('project'), 'project.id', 'project_character.project_id')
    .select(['project_character.name', 'project.title'])
    .where('availability_question.id', '=', questionId)
    .executeTakeFirst();

/** Undefined when the recruiter named no character. */
export const findCharacter = (
  db: Database,
  { recruiterId, talentId }: { readonly recruiterId: number; readonly talentId: number },
) =>
  db
    .selectFrom('unlock')
    .innerJoin(characters('project_character'), 'project_character.id', 'unlock.character_id')
    .innerJoin(projects('project'), 'project.id', 'project_character.project_id')
    .select(['project_character.name', 'project.title'])
    .where('unlock.recruiter_id', '=', recruiterId)
    .where('unlock.talent_id', '=', talentId)
    .executeTakeFirst();

export const findName = async (db: Database, accountId: number) => {
  const row = await db
    .selectFrom(people('account'))
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.name;
};
