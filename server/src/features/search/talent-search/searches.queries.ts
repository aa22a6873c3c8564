import type { Database } from '../../../platform/db/database.ts';
import { jobs } from '../../casting/jobs/index.ts';
import { recruiters } from '../../people/person-summaries/index.ts';

export const isVerified = async (db: Database, recruiterId: number): Promise<boolean> => {
  const row = await db
    .selectFrom(recruiters('recruiter'))
    .select('verified_at')
    .where('account_id', '=', recruiterId)
    .executeTakeFirst();
  return Boolean(row?.verified_at);
};

export const isOwnJob = async (db: Database, jobId: number, recruiterId: number): Promise<boolean> => {
  const row = await db
    .selectFrom(jobs('job'))
    .select('id')
    .where('id', '=', jobId)
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirst();
  return row !== undefined;
};

export const findFacets = (db: Database, talentId: number) =>
  db.selectFrom('talent_search').select('facets').where('talent_id', '=', talentId).executeTakeFirst();
