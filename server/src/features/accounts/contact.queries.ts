import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export const isEmailTaken = async (db: Database, email: string, exceptId?: number) => {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .where(exceptId ? sql<SqlBool>`id <> ${exceptId}` : sql<SqlBool>`true`)
    .executeTakeFirst();
  return row !== undefined;
};

export const isMobileTaken = async (db: Database, mobile: string, exceptId: number) => {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
};

export const setPendingEmail = (db: Database, id: number, email: string) =>
  db.updateTable('account').set({ pending_email: email }).where('id', '=', id).execute();

export const setPendingMobile = (db: Database, id: number, mobile: string) =>
  db.updateTable('account').set({ pending_mobile: mobile }).where('id', '=', id).execute();

/** The address becomes the account's own; false when it is neither its own nor the one it waits for. */
export const confirmEmail = async (db: Database, id: number, email: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ email, email_verified_at: sql<Date>`now()`, pending_email: null })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where((row) => row.or([row('email', '=', email), row('pending_email', '=', email)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export const confirmMobile = async (db: Database, id: number, mobile: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ mobile, mobile_verified_at: sql<Date>`now()`, pending_mobile: null })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where((row) => row.or([row('mobile', '=', mobile), row('pending_mobile', '=', mobile)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};
