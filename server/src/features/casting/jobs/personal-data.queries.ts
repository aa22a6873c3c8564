import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { recruiters } from '../../people/person-summaries/index.ts';
import { characters } from '../projects/index.ts';

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

export const listApplications = (db: Database, { id }: Person) =>
  db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'job.recruiter_id')
    .leftJoin(characters('project_character'), 'project_character.id', 'job_application.character_id')
    .select([
      'job.title as job',
      'recruiter.company',
      'project_character.name as character',
      'job_application.note',
      'job_application.status',
      'job_application.answer_words',
      'job_application.created_at',
      'job_application.updated_at',
    ])
    .where('talent_id', '=', id)
    .orderBy('job_application.created_at')
    .execute();

const undecided = ['applied', 'viewed', 'shortlisted', 'audition', 'callback', 'offered'];

/** The recruiter keeps the outcome. What was written is deleted and open applications are withdrawn. */
export const withdrawApplications = (trx: Database, { id }: Person) =>
  trx
    .updateTable('job_application')
    .set((row) => ({
      note: null,
      answer_words: null,
      status: sql<string>`case when ${row.ref('status')} = any(${undecided}) then 'withdrawn' else ${row.ref('status')} end`,
    }))
    .where('talent_id', '=', id)
    .execute();

/** Applicants keep what they applied to, without the description. */
export const closeJobs = async (trx: Database, { id }: Person) => {
  await trx
    .updateTable('job_application')
    .set({ status: 'role_closed' })
    .where('status', 'in', undecided)
    .where('job_id', 'in', (select) => select.selectFrom('job').select('id').where('recruiter_id', '=', id))
    .execute();
  await trx
    .updateTable('job')
    .set({ status: 'closed', description: 'Erased together with the account it came from.' })
    .where('recruiter_id', '=', id)
    .execute();
};
