import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** What this person changed lately, so that what they type is one line. */
export const listRecentlyEdited = async (db: Database, projectId: number, accountId: number) => {
  const rows = await db
    .selectFrom('project_edit')
    .select('field')
    .where('project_id', '=', projectId)
    .where('character_id', 'is', null)
    .where('edited_by', '=', accountId)
    .where('edited_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .orderBy('field')
    .execute();
  return rows.map(({ field }) => field);
};

export const setStatus = (trx: Database, projectId: number, status: 'open' | 'paused') =>
  trx.updateTable('project').set({ status }).where('id', '=', projectId).execute();

/** Characters and all that hangs on the project go with it. */
export const deleteProject = (trx: Database, projectId: number) =>
  trx.deleteFrom('project').where('id', '=', projectId).execute();
