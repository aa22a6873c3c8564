import type { Database } from '../../../platform/db/database.ts';
import { jobs } from '../../casting/jobs/index.ts';
import { projectPeople } from '../../casting/project-access/index.ts';
import { people, recruiters } from '../../people/person-summaries/index.ts';

/** What a recruiter may search by now, for searches that run without them. */
export const findSearchRights = async (db: Database, recruiterId: number) => {
  const row = await db
    .selectFrom(recruiters('recruiter'))
    .innerJoin(people('account'), 'account.id', 'recruiter.account_id')
    .select(['recruiter.verified_at', 'account.frozen_at'])
    .where('recruiter.account_id', '=', recruiterId)
    .executeTakeFirst();
  return { isVerified: Boolean(row?.verified_at), isFrozen: Boolean(row?.frozen_at) };
};

/** Of no project and posted by them, or of a project they are on. */
export const isJobOfTeam = async (db: Database, jobId: number, recruiterId: number): Promise<boolean> => {
  const row = await db
    .selectFrom(jobs('job'))
    .leftJoin(projectPeople('me'), (join) =>
      join.onRef('me.project_id', '=', 'job.project_id').on('me.account_id', '=', recruiterId),
    )
    .select('job.id')
    .where('job.id', '=', jobId)
    .where((is) =>
      is.or([
        is('me.account_id', 'is not', null),
        is.and([is('job.project_id', 'is', null), is('job.recruiter_id', '=', recruiterId)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
};

export const findFacets = (db: Database, talentId: number) =>
  db.selectFrom('talent_search').select('facets').where('talent_id', '=', talentId).executeTakeFirst();
