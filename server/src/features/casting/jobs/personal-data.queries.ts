import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { recruiters } from '../../people/person-summaries/index.ts';
import { characters } from '../projects/index.ts';

interface Person {
  readonly id: number;
}

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

/** Nobody decides about them any more. */
export const closeApplications = (trx: Database, { id }: Person) =>
  trx
    .updateTable('job_application')
    .set({ status: 'role_closed' })
    .where('status', 'in', undecided)
    .where('job_id', 'in', (select) => select.selectFrom('job').select('id').where('recruiter_id', '=', id))
    .execute();
