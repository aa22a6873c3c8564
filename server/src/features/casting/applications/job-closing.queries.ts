import { movingStatuses } from '@callboard/contract/casting/application-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { SilentRow } from './silence.queries.ts';

/** Whoever nobody has decided about, locked. */
export const lockUndecided = async (trx: Database, jobId: number) => {
  const { rows } = await sql<SilentRow>`
    select id, job_id, talent_id, status from job_application
    where job_id = ${jobId} and status = any(${[...movingStatuses]}) order by id for update`.execute(trx);
  return rows;
};
