import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** What was told of causes that begin like this is read: the person has seen the thing itself. */
export const markReadByCause = async (
  trx: Database,
  accountId: number,
  causePrefix: string,
): Promise<void> => {
  await trx
    .updateTable('notification')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`starts_with(cause, ${causePrefix})`)
    .execute();
};
