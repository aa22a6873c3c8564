import type { Database } from '../../../platform/db/database.ts';

export const setStatus = (trx: Database, projectId: number, status: 'open' | 'paused') =>
  trx.updateTable('project').set({ status }).where('id', '=', projectId).execute();

/** Characters and all that hangs on the project go with it. */
export const deleteProject = (trx: Database, projectId: number) =>
  trx.deleteFrom('project').where('id', '=', projectId).execute();
