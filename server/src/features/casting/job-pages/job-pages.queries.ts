import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { factColumns, factJoins, type JobFactsRow } from '../job-postings/index.ts';
import { isOpenJob, isPublishedJob } from '../jobs/index.ts';

export interface PublishedJobRow extends JobFactsRow {
  readonly recruiter_id: number;
  readonly project_id: number | null;
  /** Applications that were not withdrawn. */
  readonly applications: number;
}

/** What was published, and who applied reads on when its recruiter is frozen or gone. */
const isReadableBy = (readerId: number | null): RawBuilder<unknown> =>
  sql`(${isPublishedJob('job')} or (job.status in ('open', 'paused', 'closed', 'expired') and exists (
    select from job_application mine where mine.job_id = job.id and mine.talent_id = ${readerId}::integer)))`;

export const findReadableJob = async (db: Database, publicId: string, readerId: number | null) => {
  const { rows } = await sql<PublishedJobRow>`
    select ${factColumns}, job.recruiter_id, job.project_id,
      (select count(*) from job_application application
        where application.job_id = job.id and application.status <> 'withdrawn')::int as applications
    from job ${factJoins}
    where job.public_id = ${publicId}::uuid and ${isReadableBy(readerId)}`.execute(db);
  return rows[0];
};

export interface SiblingRow {
  readonly jobUniqueId: string;
  readonly title: string;
  readonly gender: string | null;
  readonly is_open: boolean;
}

const mostSiblings = 12;

/** Open jobs of the same project. */
export const listSiblings = async (db: Database, projectId: number, jobId: number) => {
  const { rows } = await sql<SiblingRow>`
    select job.public_id as "jobUniqueId", job.title, true as is_open,
      (select case when count(role.gender_id) = count(*) and count(distinct role.gender_id) = 1
          then min(gender.name) end
        from job_role role left join gender on gender.id = role.gender_id where role.job_id = job.id) as gender
    from job
    where job.project_id = ${projectId} and job.id <> ${jobId} and ${isOpenJob('job')}
    order by job.opened_at desc, job.id desc limit ${mostSiblings}`.execute(db);
  return rows;
};

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

export const countView = (db: Database, jobId: number) =>
  sql`insert into job_view (job_id, day, views) values (${jobId}, ${today}, 1)
    on conflict (job_id, day) do update set views = job_view.views + 1`.execute(db);

/** A talent counts once a day. */
export const countViewOf = (db: Database, jobId: number, talentId: number) =>
  sql`with first_today as (
      insert into job_viewer (job_id, talent_id, day) values (${jobId}, ${talentId}, ${today})
      on conflict do nothing returning job_id, day)
    insert into job_view (job_id, day, views) select job_id, day, 1 from first_today
    on conflict (job_id, day) do update set views = job_view.views + 1`.execute(db);

export const saveJob = (db: Database, talentId: number, jobId: number) =>
  sql`insert into saved_job (talent_id, job_id) values (${talentId}, ${jobId}) on conflict do nothing`.execute(
    db,
  );

/** Also what can no longer be read. False where there is no such job. */
export const unsaveJob = async (db: Database, talentId: number, publicId: string): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      delete from saved_job using job
      where job.id = saved_job.job_id and job.public_id = ${publicId}::uuid and saved_job.talent_id = ${talentId}
      returning job.id)
    select id from gone
    union all
    select id from job where public_id = ${publicId}::uuid and ${isPublishedJob('job')}`.execute(db);
  return rows.length > 0;
};

export const listSaved = async (db: Database, { id }: { readonly id: number }) => {
  const { rows } = await sql<{ job: string; saved_at: Date }>`
    select job.title as job, saved_job.saved_at from saved_job join job on job.id = saved_job.job_id
    where saved_job.talent_id = ${id} order by saved_job.saved_at, job.id`.execute(db);
  return rows;
};
