import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isOpenJob, jobCharacters, jobs } from '../jobs/index.ts';
import { characters, hasPublicCast, isShownInPublic, projects } from '../projects/index.ts';
import { type ProjectRow, projectColumns } from './castings.queries.ts';

export interface CastingNowRow extends ProjectRow {
  readonly roles_open: number;
  readonly job_public_id: string;
  readonly jobs: number;
  readonly has_public_cast: boolean;
}

/** Projects with open jobs, that with the newest first. A job without characters is the role itself. */
export const listCastingNow = async (db: Database, today: string, limit: number) => {
  const { rows } = await sql<CastingNowRow>`
    with open_job as (
      select job.id, job.public_id, job.project_id, job.opened_at,
        not exists (select from ${jobCharacters('any_posted')} where any_posted.job_id = job.id) as is_the_role
      from ${jobs('job')} where job.project_id is not null and ${isOpenJob('job')}),
    newest as (
      select open_job.project_id, max(open_job.opened_at) as opened_at,
        (array_agg(open_job.public_id order by open_job.opened_at desc, open_job.id desc))[1] as job_public_id,
        count(distinct open_job.id)::int as jobs,
        greatest(1, count(distinct part.id)
          + count(distinct open_job.id) filter (where open_job.is_the_role))::int as roles_open
      from open_job
      left join ${jobCharacters('posted')} on posted.job_id = open_job.id
      left join ${characters('part')} on part.id = posted.character_id and part.status = 'casting'
      group by open_job.project_id)
    select ${projectColumns}, newest.job_public_id, newest.jobs, newest.roles_open,
      ${hasPublicCast('project', today)} as has_public_cast
    from newest join ${projects('project')} on project.id = newest.project_id
    where ${isShownInPublic('project', today)}
    order by newest.opened_at desc, project.id desc limit ${limit}`.execute(db);
  return rows;
};

export const countOpenJobs = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${jobs('job')} where ${isOpenJob('job')}`.execute(db);
  return rows[0]?.total ?? 0;
};
