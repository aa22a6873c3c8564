import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { characters } from '../projects/index.ts';

/** Those of a project, and those without one that cast its characters. Drafts and closed ones stay as they are. */
export const listJobsToClose = async (db: Database, projectId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select job.id from job where job.status not in ('draft', 'closed') and (job.project_id = ${projectId}
      or (job.project_id is null and exists (select from job_character posted
        join ${characters('part')} on part.id = posted.character_id
        where posted.job_id = job.id and part.project_id = ${projectId})))
    order by job.id`.execute(db);
  return rows.map(({ id }) => id);
};
