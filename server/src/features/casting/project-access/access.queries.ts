import type { ProjectRole } from '@callboard/contract/casting/project-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { fullName, isInGoodStanding, people } from '../../people/person-summaries/index.ts';

/** Everyone on a project with their role, for joins. One row a person and project. */
export const projectPeople = sharedTable('project_person', [
  'project_id',
  'account_id',
  'role',
  'joined_at',
  'unlock_limit',
]);

export interface AccessRow {
  readonly project_id: number;
  readonly role: ProjectRole;
  /** How many of the owner's credits may be spent. Null for the owner. */
  readonly unlock_limit: number | null;
}

/** The role of this person on each of these projects they are on. */
export const findRoles = (db: Database, accountId: number, projectIds: readonly number[]) =>
  db
    .selectFrom('project_person')
    .select(['project_id', sql<ProjectRole>`role`.as('role'), 'unlock_limit'])
    .where('account_id', '=', accountId)
    .where('project_id', 'in', [...projectIds])
    .execute() as Promise<AccessRow[]>;

/** The projects of these characters. A character that does not exist is left out. */
export const findProjectsOf = async (db: Database, characterIds: readonly number[]) => {
  const { rows } = await sql<{ character_id: number; project_id: number }>`
    select id as character_id, project_id from project_character where id = any(${[...characterIds]})`.execute(
    db,
  );
  return rows;
};

/** Everyone on a project, the owner first. */
export const listAccountsOn = async (db: Database, projectId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('project_person')
    .select('account_id')
    .where('project_id', '=', projectId)
    .orderBy(sql`role <> 'owner'`)
    .orderBy('account_id')
    .execute();
  return rows.flatMap(({ account_id }) => account_id ?? []);
};

export interface CharacterAccess {
  readonly project_id: number;
  readonly owner_id: number;
  readonly owner_name: string;
  /** Neither frozen nor closed. */
  readonly owner_is_active: boolean;
  readonly role: ProjectRole;
  readonly unlock_limit: number | null;
}

/** What this person is on the project of a character, and whose it is. Undefined when they are not on it. */
export const findCharacterAccess = async (db: Database, accountId: number, characterId: number) => {
  const { rows } = await sql<CharacterAccess>`
    select person.project_id, person.role, person.unlock_limit, account.id as owner_id,
      ${fullName('account')} as owner_name, ${isInGoodStanding('account')} as owner_is_active
    from project_character part
    join project_person person on person.project_id = part.project_id and person.account_id = ${accountId}
    join project_person owner on owner.project_id = part.project_id and owner.role = 'owner'
    join ${people('account')} on account.id = owner.account_id
    where part.id = ${characterId}`.execute(db);
  return rows[0];
};
