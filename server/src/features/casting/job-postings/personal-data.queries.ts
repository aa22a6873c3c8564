import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { recruiters } from '../../people/person-summaries/index.ts';

interface Person {
  readonly id: number;
}

/** Only counts applicants, because their names are their own data. */
export const listPostedJobs = (db: Database, { id }: Person) =>
  db
    .selectFrom('job')
    .innerJoin('project_type', 'project_type.id', 'job.project_type_id')
    .leftJoin('city', 'city.id', 'job.city_id')
    .select([
      'job.title',
      'job.description',
      'job.production_title',
      'project_type.name as project_type',
      'city.name as city',
      'is_remote',
      'age_min',
      'age_max',
      'fee_paise',
      'fee_per',
      'is_unpaid',
      'pay_note',
      'works_from',
      'works_to',
      'work_days',
      'audition_kinds',
      'wanted',
      'job.status',
      'review_note',
      'opened_at',
      'closes_at',
      'closes_zone',
      'closed_at',
      'job.created_at',
      sql<string[]>`array(select body from job_question where job_id = job.id order by position, id)`.as(
        'questions',
      ),
      sql<string[]>`array(select concat_ws(': ', label, note) from job_media_request where job_id = job.id
        order by position, id)`.as('media'),
      sql<string[]>`array(select concat_ws(': ', kind, level, note) from job_disclosure
        where job_id = job.id order by kind)`.as('disclosures'),
      sql<number>`(select count(*) from job_application where job_id = job.id)`.as('applications'),
    ])
    .where('recruiter_id', '=', id)
    .orderBy('job.created_at')
    .execute();

export const listSavedJobs = (db: Database, { id }: Person) =>
  db
    .selectFrom('saved_job')
    .innerJoin('job', 'job.id', 'saved_job.job_id')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'job.recruiter_id')
    .select(['job.title as job', 'recruiter.company', 'saved_job.saved_at'])
    .where('talent_id', '=', id)
    .orderBy('saved_job.saved_at')
    .execute();

export const listViewedJobs = (db: Database, { id }: Person) =>
  db
    .selectFrom('job_viewer')
    .innerJoin('job', 'job.id', 'job_viewer.job_id')
    .select(['job.title as job', 'job_viewer.day'])
    .where('talent_id', '=', id)
    .orderBy('job_viewer.day')
    .orderBy('job_viewer.job_id')
    .execute();

/** Applicants keep what they applied to, without what was written about it. */
export const emptyPostedJobs = async (trx: Database, { id }: Person): Promise<void> => {
  await sql`
    with own as (select id from job where recruiter_id = ${id}),
    questions as (update job_question set body = 'Erased', choices =
        case when kind = 'choice' then array['Erased', 'Erased too'] else '{}' end
      where job_id in (select id from own)),
    requests as (update job_media_request set label = 'Erased', note = null where job_id in (select id from own)),
    findings as (delete from job_finding where job_id in (select id from own)),
    disclosures as (update job_disclosure set note = null where job_id in (select id from own))
    update job set status = 'closed', description = 'Erased together with the account it came from.',
      production_title = null, pay_note = null, review_note = null, text_marks = '{}'
    where id in (select id from own)`.execute(trx);
};
