import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { talents } from '../../people/person-summaries/index.ts';
import { jobApplications } from '../jobs/index.ts';

export const listSavedJobs = async (db: Database, talentId: number): Promise<number[]> => {
  const rows = await db.selectFrom('saved_job').select('job_id').where('talent_id', '=', talentId).execute();
  return rows.map(({ job_id }) => job_id);
};

export interface OwnApplicationRow {
  readonly id: number;
  readonly job_id: number;
  readonly character_id: number | null;
  readonly status: string;
  readonly created_at: Date;
}

export const listOwnApplicationsTo = (
  db: Database,
  talentId: number,
  jobIds: readonly number[],
): Promise<OwnApplicationRow[]> =>
  db
    .selectFrom(jobApplications('application'))
    .select(['id', 'job_id', 'character_id', 'status', 'created_at'])
    .where('talent_id', '=', talentId)
    .where('job_id', '=', sql<number>`any(${[...jobIds]}::integer[])`)
    .orderBy('id')
    .execute();

/** What decides about work for adults, and about work without a guardian. */
export const readGuarding = async (db: Database, talentId: number) => {
  const { rows } = await sql<{ isAdult: boolean; needsGuardian: boolean }>`
    select coalesce(is_adult(talent.date_of_birth), false) as "isAdult",
      talent.completed_at is null and not coalesce(is_adult(talent.date_of_birth), true) as "needsGuardian"
    from ${talents('talent')} where talent.account_id = ${talentId}`.execute(db);
  return rows[0] ?? { isAdult: false, needsGuardian: true };
};
