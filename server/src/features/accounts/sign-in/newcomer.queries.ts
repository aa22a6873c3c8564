import type { Database } from '../../../platform/db/database.ts';

export const findNewcomer = (db: Database, accountId: number) =>
  db.selectFrom('account').select(['first_name', 'public_id']).where('id', '=', accountId).executeTakeFirst();
