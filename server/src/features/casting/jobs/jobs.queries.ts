import { type RawBuilder, sql } from 'kysely';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { isInGoodStanding, people } from '../../people/person-summaries/index.ts';

export const jobs = sharedTable('job', [
  'id',
  'public_id',
  'recruiter_id',
  'project_id',
  'project_type_id',
  'title',
  'gender_id',
  'age_min',
  'age_max',
  'city_id',
  'fee_paise',
  'fee_per',
  'opened_at',
  'closes_on',
]);

export const jobCharacters = sharedTable('job_character', ['job_id', 'character_id']);

export const jobApplications = sharedTable('job_application', [
  'id',
  'job_id',
  'talent_id',
  'character_id',
  'status',
  'created_at',
  'updated_at',
]);

/** What "closes today" means here. */
const todayInIndia = sql`(now() at time zone 'Asia/Kolkata')::date`;

/** Up, not past its day, and put up by somebody in good standing: said of the job that is joined under this name. */
export const isOpenJob = (alias: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<boolean>`(${of('status')} = 'open' and coalesce(${of('closes_on')} >= ${todayInIndia}, true)
    and exists (select from ${people('poster')} where poster.id = ${of('recruiter_id')} and ${isInGoodStanding('poster')}))`;
};

/** The two have to do with each other by an application, one that was withdrawn left out. */
export const hasApplied = (
  talentId: RawBuilder<unknown>,
  recruiterId: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from job_application applied join job on job.id = applied.job_id
    where applied.talent_id = ${talentId} and applied.status <> 'withdrawn' and job.recruiter_id = ${recruiterId})`;
