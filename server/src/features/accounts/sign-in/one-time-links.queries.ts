import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export type LinkPurpose = 'verify-email' | 'reset-password' | 'set-password';

const validFor: Readonly<Record<LinkPurpose, string>> = {
  'verify-email': '3 days',
  'reset-password': '1 hour',
  'set-password': '1 hour',
};

export const insertLink = (
  db: Database,
  link: { purpose: LinkPurpose; account_id: number; email: string; token_hash: Buffer },
) =>
  db
    .insertInto('one_time_link')
    .values({ ...link, expires_at: sql<Date>`now() + ${validFor[link.purpose]}::interval` })
    .execute();

/** Locks the account first, as everywhere, to avoid deadlocks. */
export const lockOwnerOfLink = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', (select) =>
      select.selectFrom('one_time_link').select('account_id').where('token_hash', '=', tokenHash),
    )
    .forUpdate()
    .execute();

export const lockLink = (db: Database, purposes: readonly LinkPurpose[], tokenHash: Buffer) =>
  db
    .selectFrom('one_time_link')
    .select([
      'id',
      'account_id',
      'email',
      'used_at',
      sql<LinkPurpose>`purpose`.as('purpose'),
      sql<boolean>`expires_at <= now()`.as('expired'),
    ])
    .where('purpose', 'in', [...purposes])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();

/** Without a lock, for reading. The address is gone when the account has another one by now. */
export const findLink = (db: Database, purposes: readonly LinkPurpose[], tokenHash: Buffer) =>
  db
    .selectFrom('one_time_link as link')
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'link.account_id').onRef('account.email', '=', 'link.email'),
    )
    .select(['link.used_at', sql<boolean>`link.expires_at <= now() or account.id is null`.as('expired')])
    .where('link.purpose', 'in', [...purposes])
    .where('link.token_hash', '=', tokenHash)
    .executeTakeFirst();

export const markLinkUsed = (db: Database, id: number) =>
  db.updateTable('one_time_link').set({ used_at: sql<Date>`now()` }).where('id', '=', id).execute();

/** After a reset or undo, all earlier links are invalid. */
export const spendLinksOf = (db: Database, accountId: number) =>
  db
    .updateTable('one_time_link')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();

export const forgetOldLinks = (db: Database) =>
  db.deleteFrom('one_time_link').where('expires_at', '<', sql<Date>`now() - interval '30 days'`).execute();
