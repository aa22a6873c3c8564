import type { ProjectRole } from '@callboard/contract/casting/project-values';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people, pictures, recruiters } from '../../people/person-summaries/index.ts';
import { unlocksMadeOn } from '../connections/index.ts';
import { projectPeople, type TeamPersonRow } from '../project-access/index.ts';
import { projects } from '../projects/index.ts';

/** A recruiter as their team sees them, of the account joined under this name. Needs portraitJoins. */
export const personColumns = (account: string): RawBuilder<unknown> => sql`
  ${sql.ref(account)}.id as user_id, ${sql.ref(account)}.public_id, ${fullName(account)} as name,
  coalesce(recruiter.company, '') as company, portrait.card_key as image_key`;

export const portraitJoins = (account: string): RawBuilder<unknown> => sql`
  left join ${recruiters('recruiter')} on recruiter.account_id = ${sql.ref(account)}.id
  left join ${pictures('portrait')} on portrait.id = recruiter.icon_asset_id and portrait.kind = 'photo'`;

export interface ProjectPersonRow extends TeamPersonRow {
  readonly role: ProjectRole;
  readonly joined_at: Date;
  readonly unlock_limit: number | null;
  readonly unlocks_used: number;
}

/** The owner first, then in the order they joined. With an account, only that person. */
export const listPeople = async (db: Database, projectId: number, accountId?: number) => {
  const { rows } = await sql<ProjectPersonRow>`
    select ${personColumns('account')}, person.role, person.joined_at, person.unlock_limit,
      ${unlocksMadeOn(sql`person.project_id`, sql`person.account_id`)} as unlocks_used
    from ${projectPeople('person')}
    join ${people('account')} on account.id = person.account_id
    ${portraitJoins('account')}
    where person.project_id = ${projectId} and account.closed_at is null
      and ${accountId === undefined ? sql`true` : sql`person.account_id = ${accountId}`}
    order by person.role <> 'owner', person.joined_at, person.account_id`.execute(db);
  return rows;
};

/** Changes to who is on a project wait for each other here. Undefined when there is no such project. */
export const lockProject = (trx: Database, projectId: number) =>
  trx
    .selectFrom(projects('project'))
    .select(['project.recruiter_id', 'project.status', 'project.title'])
    .where('project.id', '=', projectId)
    .forNoKeyUpdate('project')
    .executeTakeFirst();

export interface MemberRow {
  readonly role: 'associate' | 'viewer';
  readonly unlock_limit: number;
}

const asMember = sql<MemberRow['role']>`role`.as('role');

export const findMember = (trx: Database, projectId: number, accountId: number) =>
  trx
    .selectFrom('project_member')
    .select([asMember, 'unlock_limit'])
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export const insertMember = (trx: Database, projectId: number, accountId: number, member: MemberRow) =>
  trx
    .insertInto('project_member')
    .values({ project_id: projectId, account_id: accountId, ...member })
    .execute();

export const changeMember = (trx: Database, projectId: number, accountId: number, member: MemberRow) =>
  trx
    .updateTable('project_member')
    .set(member)
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .execute();

/** False when they are not on the project. */
export const deleteMember = async (trx: Database, projectId: number, accountId: number): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('project_member')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

export const countMembers = async (trx: Database, projectId: number): Promise<number> => {
  const { count } = await trx
    .selectFrom('project_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findName = async (db: Database, accountId: number): Promise<string> => {
  const { name } = await db
    .selectFrom(people('account'))
    .select(fullName('account').as('name'))
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return name;
};
