import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isPublishedJob, jobApplications, jobs } from '../../casting/jobs/index.ts';
import { projectPeople } from '../../casting/project-access/index.ts';
import { characters, projectShares, projects } from '../../casting/projects/index.ts';
import { people, publicTalents } from '../person-summaries/index.ts';

export const listReasons = (db: Database) =>
  db.selectFrom('report_reason').select(['id', 'title']).orderBy('id').execute();

export const findReason = (db: Database, id: number) =>
  db.selectFrom('report_reason').select(['id', 'title']).where('id', '=', id).executeTakeFirst();

/** A person with a profile that the public or recruiters can open. */
export const isShownTo = async (
  db: Database,
  kind: 'talent' | 'recruiter',
  otherId: number,
): Promise<boolean> => {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from ${publicTalents('public_talent')} where account_id = ${otherId})
      or exists (select from recruiter join ${people('account')} on account.id = recruiter.account_id
        where account.id = ${otherId} and account.closed_at is null)
      or ${kind === 'recruiter'}::boolean and exists (select from talent join ${people('account')} on account.id = talent.account_id
        where account.id = ${otherId} and account.closed_at is null and talent.completed_at is not null
          and talent.show_to_recruiters) as shown`.execute(db);
  return rows[0]?.shown ?? false;
};

export interface ReportableProject {
  readonly owner_id: number;
  readonly title: string;
  /** What the owner’s team sent with it. */
  readonly message: string | null;
}

/** A project that was shared with this person, that they applied for, or that they work on. */
export const findReportableProject = async (db: Database, accountId: number, projectId: number) => {
  const { rows } = await sql<ReportableProject>`
    select project.recruiter_id as owner_id, project.title, sent.message
    from ${projects('project')}
    left join lateral (select share.id, share.message from ${projectShares('share')}
      join ${characters('part')} on part.id = share.character_id
      where part.project_id = project.id and share.talent_id = ${accountId}
      order by share.shared_at desc limit 1) sent on true
    where project.id = ${projectId} and (sent.id is not null
      or exists (select from ${projectPeople('person')}
        where person.project_id = project.id and person.account_id = ${accountId})
      or exists (select from ${jobApplications('application')} join ${jobs('job')} on job.id = application.job_id
        where job.project_id = project.id and application.talent_id = ${accountId}))`.execute(db);
  return rows[0];
};

/** A job anyone can read, one’s own, and one applied for. */
export const findReportableJob = (db: Database, accountId: number, publicId: string) =>
  db
    .selectFrom(jobs('job'))
    .select(['job.id', 'job.recruiter_id', 'job.title', 'job.description'])
    .where('job.public_id', '=', publicId)
    .where(({ eb, or }) =>
      or([
        isPublishedJob('job'),
        eb('job.recruiter_id', '=', accountId),
        sql<boolean>`exists (select from ${jobApplications('application')}
          where application.job_id = job.id and application.talent_id = ${accountId})`,
      ]),
    )
    .executeTakeFirst();

interface NewReport {
  readonly reporter_id: number;
  readonly reported_id: number;
  readonly reason_id: number;
  readonly text: string;
  readonly conversation_id: number | null;
  readonly message_id: number | null;
  readonly project_id: number | null;
  readonly job_id: number | null;
  readonly quoted_text: string | null;
}

export const insertReport = (trx: Database, report: NewReport) =>
  trx.insertInto('abuse_report').values(report).returning(['id', 'reported_at']).executeTakeFirstOrThrow();
