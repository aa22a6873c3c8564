import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people, peopleWithContact } from '../../people/person-summaries/index.ts';
import type { TeamPersonRow } from '../project-access/index.ts';
import { projects } from '../projects/index.ts';
import { type MemberRow, personColumns, portraitJoins } from './people.queries.ts';

export interface InvitationRow extends MemberRow {
  readonly id: number;
  readonly email: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const isOpen = sql<boolean>`accepted_at is null and withdrawn_at is null and expires_at > now()`;
const columns = [
  'id',
  sql<MemberRow['role']>`role`.as('role'),
  'unlock_limit',
  'email',
  'created_at',
  'expires_at',
] as const;

/** The newest first. */
export const listOpenInvitations = (db: Database, projectId: number): Promise<InvitationRow[]> =>
  db
    .selectFrom('project_invitation')
    .select(columns)
    .where('project_id', '=', projectId)
    .where(isOpen)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Without the one that a new invitation to this address would replace. */
export const countOpenInvitations = async (trx: Database, projectId: number, email: string | null) => {
  const { count } = await trx
    .selectFrom('project_invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where(isOpen)
    .where(sql<boolean>`(email is null or email is distinct from ${email})`)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export interface NewInvitation extends MemberRow {
  readonly projectId: number;
  readonly email: string | null;
  readonly tokenHash: string;
  readonly invitedBy: number;
  readonly days: number;
}

/** An address has one open invitation: the new one replaces it, and the old link stops working. */
export const saveInvitation = (trx: Database, invitation: NewInvitation): Promise<InvitationRow> => {
  const values = {
    role: invitation.role,
    unlock_limit: invitation.unlock_limit,
    token_hash: invitation.tokenHash,
    invited_by: invitation.invitedBy,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(days => ${invitation.days})`,
  };
  return trx
    .insertInto('project_invitation')
    .values({ ...values, project_id: invitation.projectId, email: invitation.email })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'email'])
        .where('email', 'is not', null)
        .where('accepted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doUpdateSet(values),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
};

/** False when it is not open. */
export const withdrawInvitation = async (trx: Database, projectId: number, invitationId: number) => {
  const { numUpdatedRows } = await trx
    .updateTable('project_invitation')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('id', '=', invitationId)
    .where('project_id', '=', projectId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** By the hash of a token, or by its number where it is for one address only. */
export type InvitationKey = { readonly hash: string } | { readonly id: number };

const wanted = (key: InvitationKey): RawBuilder<boolean> =>
  'hash' in key
    ? sql<boolean>`invitation.token_hash = ${key.hash}`
    : sql<boolean>`invitation.id = ${key.id} and invitation.email is not null`;

export interface FoundInvitation extends MemberRow {
  readonly id: number;
  readonly email: string | null;
  readonly project_id: number;
  readonly accepted: boolean;
  readonly withdrawn: boolean;
  readonly expired: boolean;
  readonly reader_email: string | null;
  readonly reader_is_verified: boolean;
}

export const findProjectOf = async (trx: Database, key: InvitationKey) => {
  const { rows } = await sql<{ project_id: number }>`
    select invitation.project_id from project_invitation invitation where ${wanted(key)}`.execute(trx);
  return rows[0]?.project_id;
};

/** With the address of who opens it. Locked, so of several at once one is accepted. */
export const lockInvitation = async (trx: Database, key: InvitationKey, readerId: number) => {
  const { rows } = await sql<FoundInvitation>`
    select invitation.id, invitation.email, invitation.project_id, invitation.role, invitation.unlock_limit,
      invitation.accepted_at is not null as accepted, invitation.withdrawn_at is not null as withdrawn,
      invitation.expires_at <= now() as expired,
      reader.email as reader_email, reader.email_verified_at is not null as reader_is_verified
    from project_invitation invitation
    join ${peopleWithContact('reader')} on reader.id = ${readerId}
    join ${projects('project')} on project.id = invitation.project_id
    join ${people('owner')} on owner.id = project.recruiter_id and owner.closed_at is null
    where ${wanted(key)} for update of invitation`.execute(trx);
  return rows[0];
};

export const markAccepted = (trx: Database, invitationId: number, accountId: number) =>
  trx
    .updateTable('project_invitation')
    .set({ accepted_by: accountId, accepted_at: sql<Date>`now()` })
    .where('id', '=', invitationId)
    .execute();

export interface InvitationToRead extends FoundInvitation, TeamPersonRow {
  readonly title: string;
  readonly project_type: string;
  readonly expires_at: Date;
  readonly is_member: boolean;
}

/** With the project and whose it is. */
export const readInvitation = async (db: Database, key: InvitationKey, readerId: number) => {
  const { rows } = await sql<InvitationToRead>`
    select invitation.id, invitation.email, invitation.project_id, invitation.role, invitation.unlock_limit,
      invitation.expires_at, invitation.accepted_at is not null as accepted,
      invitation.withdrawn_at is not null as withdrawn, invitation.expires_at <= now() as expired,
      reader.email as reader_email, reader.email_verified_at is not null as reader_is_verified,
      project.title, project_type.name as project_type,
      exists (select from project_member where project_id = project.id and account_id = reader.id)
        or project.recruiter_id = reader.id as is_member,
      ${personColumns('owner')}
    from project_invitation invitation
    join ${peopleWithContact('reader')} on reader.id = ${readerId}
    join ${projects('project')} on project.id = invitation.project_id
    join project_type on project_type.id = project.project_type_id
    join ${people('owner')} on owner.id = project.recruiter_id and owner.closed_at is null
    ${portraitJoins('owner')}
    where ${wanted(key)}`.execute(db);
  return rows[0];
};

/** The recruiter whose verified address this is. */
export const findRecruiterWith = async (db: Database, email: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom(peopleWithContact('account'))
    .select('account.id')
    .where('account.email', '=', email)
    .where('account.kind', '=', 'recruiter')
    .where('account.email_verified_at', 'is not', null)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
};

/** What a notification says, while it can still be accepted. */
export const findOpenInvitation = async (db: Database, invitationId: number) => {
  const { rows } = await sql<{ owner_id: number; owner: string; project: string }>`
    select owner.id as owner_id, trim(owner.first_name || ' ' || owner.last_name) as owner, project.title as project
    from project_invitation invitation
    join ${projects('project')} on project.id = invitation.project_id
    join ${people('owner')} on owner.id = project.recruiter_id
    where invitation.id = ${invitationId} and ${isOpen}`.execute(db);
  return rows[0];
};
