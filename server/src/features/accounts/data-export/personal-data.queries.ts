import type { Database } from '../../../platform/db/database.ts';

export const listArchiveFiles = async (trx: Database, accountId: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('data_export')
    .select('archive_key')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ archive_key }) => archive_key);
};
