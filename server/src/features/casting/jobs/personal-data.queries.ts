import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

interface Person {
  readonly id: number;
}

/** Only counts applicants, because their names are their own data. */
export const listJobs = (db: Database, { id }: Person) =>
  db
    .selectFrom('job')
    .innerJoin('project_type', 'project_type.id', 'job.project_type_id')
    .leftJoin('city', 'city.id', 'job.city_id')
    .select([
      'job.title',
      'job.description',
      'project_type.name as project_type',
      'city.name as city',
      'age_min',
      'age_max',
      'fee_paise',
      'fee_per',
      'job.status',
      'opened_at',
      'closes_at',
      'closes_zone',
      'job.created_at',
      sql<number>`(select count(*) from job_application where job_id = job.id)`.as('applications'),
    ])
    .where('recruiter_id', '=', id)
    .orderBy('job.created_at')
    .execute();

/** Applicants keep what they applied to, without the description. */
export const closeJobs = (trx: Database, { id }: Person) =>
  trx
    .updateTable('job')
    .set({ status: 'closed', description: 'Erased together with the account it came from.' })
    .where('recruiter_id', '=', id)
    .execute();
