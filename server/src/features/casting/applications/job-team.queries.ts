import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projectPeople } from '../project-access/index.ts';

/** Whoever posted the job, and the people on its project. */
export const listTeamOf = async (db: Database, jobId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select recruiter_id as id from job where id = ${jobId}
    union
    select person.account_id from job join ${projectPeople('person')}
      on person.project_id = job.project_id where job.id = ${jobId}
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
};
