import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, nameAndCompany, people, recruiters } from '../../people/person-summaries/index.ts';
import { characters, projects } from '../projects/index.ts';

interface ApplicationFacts {
  readonly about: number;
  readonly name: string;
  readonly company: string;
  readonly job: string;
  readonly role: string;
  readonly status: string;
  readonly words: string | null;
  readonly number: string;
}

/** For the talent, in the name of who posted the job, or of whose project it is once they left, with what was said with a step. */
export const findFactsForTalent = async (db: Database, applicationId: number, stepId: number | null) => {
  const { rows } = await sql<ApplicationFacts>`
    select account.id as about, ${fullName('account')} as name, recruiter.company, job.title as job,
      coalesce(part.name, job.title) as role, application.status, application.id::text as number,
      (select event.words from application_event event where event.id = ${stepId}::bigint) as words
    from job_application application
    join job on job.id = application.job_id
    join ${people('poster')} on poster.id = job.recruiter_id
    left join ${projects('project')} on project.id = job.project_id
    join ${people('account')} on account.id = case when poster.closed_at is null then poster.id
      else coalesce(project.recruiter_id, poster.id) end
    join ${recruiters('recruiter')} on recruiter.account_id = account.id
    left join ${characters('part')} on part.id = application.character_id
    where application.id = ${applicationId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { name, company, ...facts } = row;
  return { ...facts, company, who: nameAndCompany(name, company) };
};

interface ApplicantFacts {
  readonly about: number;
  readonly name: string;
  readonly role: string;
  readonly job: string;
  readonly number: string;
  readonly reason: string | null;
}

/** For the team. Nothing about someone who closed their account. */
export const findFactsForTeam = async (db: Database, applicationId: number) => {
  const { rows } = await sql<ApplicantFacts>`
    select account.id as about, ${fullName('account')} as name, coalesce(part.name, job.title) as role,
      job.title as job, job.id::text as number, application.withdraw_reason as reason
    from job_application application
    join job on job.id = application.job_id
    join ${people('account')} on account.id = application.talent_id and account.closed_at is null
    left join ${characters('part')} on part.id = application.character_id
    where application.id = ${applicationId}`.execute(db);
  return rows[0];
};

/** How many nobody has opened yet, and who was the last to apply. */
export const findNewApplicants = async (db: Database, jobId: number) => {
  const { rows } = await sql<{ name: string; job: string; number: string; others: number; since: string }>`
    select ${fullName('account')} as name, job.title as job, job.id::text as number,
      (count(*) over ())::int - 1 as others,
      -- The same until they were looked through: one notification, however many apply.
      (min(application.id) over ())::text as since
    from job_application application
    join job on job.id = application.job_id
    join ${people('account')} on account.id = application.talent_id
    where application.job_id = ${jobId} and application.status = 'applied'
    order by application.id desc limit 1`.execute(db);
  return rows[0];
};

export const findJobTitle = async (db: Database, jobId: number) => {
  const row = await db.selectFrom('job').select('title').where('id', '=', jobId).executeTakeFirst();
  return row?.title;
};
