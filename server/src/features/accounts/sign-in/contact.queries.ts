import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

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
