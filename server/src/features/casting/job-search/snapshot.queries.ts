import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people, recruiters } from '../../people/person-summaries/index.ts';
import { isPublishedJob, takesApplications } from '../jobs/index.ts';
import { projects } from '../projects/index.ts';
import type { JobSource } from './index-of-jobs/job-source.ts';

/** Everything that a job is searched by, in the columns of `JobSource`. */
const source = sql`
  select job.id, ${takesApplications('job')} as is_up, extract(epoch from job.opened_at) * 1000 as opened_at,
    extract(epoch from job.closes_at) * 1000 as closes_at, job.project_type_id, person.public_id as recruiter,
    job.is_remote, job.is_unpaid, job.audition_kinds,
    array_remove(array[job.city_id], null) || array(select other.city_id from job_other_city other
      where other.job_id = job.id order by other.position, other.city_id) as cities,
    concat_ws(' ', job.title, job.production_title, project.title, project.production_house, recruiter.company,
      ${fullName('person')}, job.description) as text,
    coalesce((select json_agg(json_build_object('gender_id', role.gender_id, 'age_min', role.age_min,
        'age_max', role.age_max, 'height_min_mm', role.height_min_mm, 'height_max_mm', role.height_max_mm,
        'languages', role.languages, 'skills', role.skills, 'looks', role.looks, 'musts', role.musts,
        'pay', fee_per_day(role.fee_paise, role.fee_per, role.work_days),
        'works_from', role.works_from, 'works_to', role.works_to) order by role.position, role.character_id)
      from job_role role where role.job_id = job.id), '[]') as roles
  from job
  join ${people('person')} on person.id = job.recruiter_id
  join ${recruiters('recruiter')} on recruiter.account_id = job.recruiter_id
  left join ${projects('project')} on project.id = job.project_id
  where ${isPublishedJob('job')}`;

type SourceRow = Omit<JobSource, 'opened_at' | 'closes_at'> & {
  readonly opened_at: string;
  readonly closes_at: string | null;
};

const toSource = (row: SourceRow): JobSource => ({
  ...row,
  opened_at: Number(row.opened_at),
  closes_at: row.closes_at === null ? null : Number(row.closes_at),
});

/** Those of these ids, each with what it is now; of those that are not published any more, nothing. */
export const readSources = async (db: Database, ids: readonly number[]): Promise<JobSource[]> => {
  const { rows } = await sql<SourceRow>`${source} and job.id = any(${[...ids]}::integer[])`.execute(db);
  return rows.map(toSource);
};

/** The next ones by their ids. */
export const readSourcesAfter = async (db: Database, id: number, limit: number): Promise<JobSource[]> => {
  const { rows } = await sql<SourceRow>`${source} and job.id > ${id} order by job.id limit ${limit}`.execute(
    db,
  );
  return rows.map(toSource);
};

export interface Moment {
  /** Which transactions had ended. */
  readonly seen: string;
  /** In milliseconds. */
  readonly now: number;
}

export const readMoment = async (db: Database): Promise<Moment> => {
  const { rows } = await sql<{ seen: string; now: string }>`
    select pg_current_snapshot()::text as seen, extract(epoch from now()) * 1000 as now`.execute(db);
  const [row] = rows;
  return { seen: row?.seen ?? '', now: Number(row?.now) };
};

/** How long what changed is remembered. Whoever asks less often than that reads everything anew. */
export const rememberedHours = 48;

export const forgetChanges = (db: Database) =>
  sql`delete from job_change where noted_at < now() - make_interval(hours => ${rememberedHours})`.execute(db);
