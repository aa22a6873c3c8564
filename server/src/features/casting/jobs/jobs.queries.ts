import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { isInGoodStanding, people } from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';

export const jobs = sharedTable('job', [
  'id',
  'public_id',
  'recruiter_id',
  'project_id',
  'project_type_id',
  'title',
  'description',
  'gender_id',
  'age_min',
  'age_max',
  'city_id',
  'fee_paise',
  'fee_per',
  'opened_at',
  'closes_at',
  'closes_zone',
]);

export const jobCharacters = sharedTable('job_character', ['job_id', 'character_id']);

export const jobApplications = sharedTable('job_application', [
  'id',
  'job_id',
  'talent_id',
  'character_id',
  'note',
  'status',
  'created_at',
  'updated_at',
]);

const posterIsHere = (alias: string) => sql`exists (select from ${people('poster')}
  where poster.id = ${sql.ref(`${alias}.recruiter_id`)} and ${isInGoodStanding('poster')})`;

/** Open until its deadline, whenever that is: for those who look at the clock themselves. */
export const takesApplications = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.status`)} = 'open' and ${posterIsHere(alias)})`;

/** The one definition: open, not past its deadline, and posted by an account in good standing. */
export const isOpenJob = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${takesApplications(alias)} and coalesce(${sql.ref(`${alias}.closes_at`)} > now(), true))`;

/** Everyone may read it: it was open once, and its poster is in good standing. */
export const isPublishedJob = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.status`)} in ('open', 'paused', 'closed', 'expired')
    and ${sql.ref(`${alias}.opened_at`)} is not null and ${posterIsHere(alias)})`;

/**
 * Whether the talent has applied to one of the recruiter's jobs, of whose project they still are. Withdrawn
 * applications do not count.
 */
export const hasApplied = (
  talentId: RawBuilder<unknown>,
  recruiterId: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from job_application applied join job on job.id = applied.job_id
    where applied.talent_id = ${talentId} and applied.status <> 'withdrawn' and job.recruiter_id = ${recruiterId}
      and (job.project_id is null or exists (select from ${projectPeople('still')}
        where still.project_id = job.project_id and still.account_id = job.recruiter_id)))`;

/** The same for jobs of projects that somebody works on, whoever posted them. */
export const hasAppliedToTeam = (
  talentId: RawBuilder<unknown>,
  accountId: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from job_application applied join job on job.id = applied.job_id
    join ${projectPeople('me')} on me.project_id = job.project_id and me.account_id = ${accountId}
    where applied.talent_id = ${talentId} and applied.status <> 'withdrawn')`;

/** The day on which it closes, where its deadline is said. */
export const closingDay = (alias: string): RawBuilder<string | null> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<string | null>`(${of('closes_at')} at time zone ${of('closes_zone')})::date`;
};

const shownNow = ['open', 'paused', 'in_review'];
/** Talents read it now, or whoever reviews it. */
export const isShownNow = (status: string): boolean => shownNow.includes(status);

export const listShownJobs = async (db: Database, projectId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('job')
    .select('id')
    .where('project_id', '=', projectId)
    .where('status', 'in', shownNow)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** For projects, which jobs build on: they are given this where the server is wired. */
export const characterJobs = {
  isPostedInOpenJob: async (db: Database, characterId: number): Promise<boolean> => {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from job_character posted join job on job.id = posted.job_id
        where posted.character_id = ${characterId} and ${isOpenJob('job')}) as found`.execute(db);
    return rows[0]?.found === true;
  },
  /** Posted in any job, or somebody applied for it. */
  isUsedInJobs: async (db: Database, characterId: number): Promise<boolean> => {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from job_character where character_id = ${characterId})
        or exists (select from job_application where character_id = ${characterId}) as found`.execute(db);
    return rows[0]?.found === true;
  },
};

/** Jobs of Callboard itself that are open. */
export const countHouseOpenings = async (db: Database) => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from job where is_house_opening and ${isOpenJob('job')}`.execute(db);
  return rows[0]?.total ?? 0;
};

export const findJobHeading = (db: Database, id: number) =>
  db.selectFrom('job').select(['title', 'public_id']).where('id', '=', id).executeTakeFirst();
