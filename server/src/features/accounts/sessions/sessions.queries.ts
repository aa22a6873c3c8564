import { type SqlBool, sql } from 'kysely';
import { compiledRow, type ValueOf } from '../../../platform/db/compiled-row.ts';
import type { Database } from '../../../platform/db/database.ts';
import { recruiters, talents } from '../../people/person-summaries/index.ts';

/** The current account: a token identifies a person, but permissions may have changed. */
export const findActiveAccount = compiledRow((db, value: ValueOf<{ accountId: number; sessionId: string }>) =>
  db
    .selectFrom('account')
    .innerJoin('session', 'session.account_id', 'account.id')
    .leftJoin(talents('talent'), 'talent.account_id', 'account.id')
    .leftJoin(recruiters('recruiter'), 'recruiter.account_id', 'account.id')
    .select([
      'account.kind',
      sql<boolean>`account.frozen_at is not null`.as('frozen'),
      sql<boolean>`account.kind = 'recruiter' or talent.completed_at is not null`.as('complete'),
      sql<boolean>`recruiter.verified_at is not null`.as('verified'),
    ])
    .where('account.id', '=', value('accountId'))
    .where('account.closed_at', 'is', null)
    .where('session.id', '=', value('sessionId'))
    .where('session.ended_at', 'is', null),
);

export interface Device {
  readonly userAgent: string;
  readonly ip: string;
}

const validFor = sql<Date>`now() + interval '30 days'`;

export const insertSession = async (db: Database, accountId: number, { userAgent, ip }: Device) => {
  const { id } = await db
    .insertInto('session')
    .values({ account_id: accountId, user_agent: userAgent, ip_address: ip, expires_at: validFor })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update account set last_active_at = now() where id = ${accountId}`.execute(db);
  return id;
};

export const insertToken = (db: Database, sessionId: string, tokenHash: Buffer) =>
  db.insertInto('refresh_token').values({ token_hash: tokenHash, session_id: sessionId }).execute();

/** Locks the token family, so its tokens are used one at a time. */
export const lockSessionOfToken = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id',
      'session.account_id',
      'account.kind',
      sql<boolean>`session.ended_at is null and session.expires_at > now() and account.closed_at is null`.as(
        'alive',
      ),
    ])
    .where('token_hash', '=', tokenHash)
    .forUpdate('session')
    .executeTakeFirst();

export const findToken = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('refresh_token')
    .select([
      sql<boolean>`used_at is not null`.as('used'),
      sql<boolean>`coalesce(used_at > clock_timestamp() - interval '30 seconds', true)`.as('fresh'),
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

export const markUsed = (db: Database, tokenHash: Buffer) =>
  db
    .updateTable('refresh_token')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('token_hash', '=', tokenHash)
    .execute();

export const touchSession = async (db: Database, sessionId: string, { userAgent, ip }: Device) => {
  await db
    .updateTable('session')
    .set({ last_used_at: sql<Date>`now()`, expires_at: validFor, user_agent: userAgent, ip_address: ip })
    .where('id', '=', sessionId)
    .execute();
  await sql`
    update account set last_active_at = now() from session
    where session.id = ${sessionId} and account.id = session.account_id`.execute(db);
};

export type EndReason =
  | 'signed-out'
  | 'ended-elsewhere'
  | 'password-changed'
  | 'token-reused'
  | 'account-closed';

const ended = (reason: EndReason) => ({ ended_at: sql<Date>`now()`, end_reason: reason });

export const endSessionOfToken = (db: Database, tokenHash: Buffer) =>
  db
    .updateTable('session')
    .set(ended('signed-out'))
    .where('ended_at', 'is', null)
    .where('id', 'in', (select) =>
      select.selectFrom('refresh_token').select('session_id').where('token_hash', '=', tokenHash),
    )
    .execute();

export const endOneSession = async (
  db: Database,
  { accountId, sessionId, reason }: { accountId: number; sessionId: string; reason: EndReason },
) => {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set(ended(reason))
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

export const endSessionsOf = async (
  db: Database,
  { accountId, reason, except }: { accountId: number; reason: EndReason; except?: string | undefined },
) => {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set(ended(reason))
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where(except ? sql<SqlBool>`id <> ${except}` : sql<SqlBool>`true`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

export const listSessionsOf = (db: Database, accountId: number) =>
  db
    .selectFrom('session')
    .select(['id', 'user_agent', 'started_at', 'last_used_at', sql<string | null>`host(ip_address)`.as('ip')])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();

export const forgetOldSessions = (db: Database) =>
  db
    .deleteFrom('session')
    .where(sql<SqlBool>`expires_at < now() - interval '30 days' or ended_at < now() - interval '30 days'`)
    .execute();

/** The open sessions of an account; none when it is closed. */
export const listOpenSessions = async (db: Database, accountId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('account.id', '=', accountId)
    .where('account.closed_at', 'is', null)
    .where('session.ended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};
