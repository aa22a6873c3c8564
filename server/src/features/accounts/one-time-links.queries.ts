import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type LinkPurpose = 'verify-email' | 'reset-password';

const validFor: Readonly<Record<LinkPurpose, string>> = {
  'verify-email': '3 days',
  'reset-password': '1 hour',
};

export const insertLink = (
  db: Database,
  link: { purpose: LinkPurpose; account_id: number; email: string; token_hash: Buffer },
) =>
  db
    .insertInto('one_time_link')
    .values({ ...link, expires_at: sql<Date>`now() + ${validFor[link.purpose]}::interval` })
    .execute();

export const lockLink = (db: Database, purpose: LinkPurpose, tokenHash: Buffer) =>
  db
    .selectFrom('one_time_link')
    .select(['id', 'account_id', 'email', 'used_at', sql<boolean>`expires_at <= now()`.as('expired')])
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();

export const markLinkUsed = (db: Database, id: number) =>
  db.updateTable('one_time_link').set({ used_at: sql<Date>`now()` }).where('id', '=', id).execute();

/** When one link did its work, its older brothers must not do it again. */
export const spendLinksOf = (db: Database, accountId: number, purpose: LinkPurpose) =>
  db
    .updateTable('one_time_link')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();

export const forgetOldLinks = (db: Database) =>
  db.deleteFrom('one_time_link').where('expires_at', '<', sql<Date>`now() - interval '30 days'`).execute();
