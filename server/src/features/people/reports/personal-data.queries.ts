import type { Database } from '../../../platform/db/database.ts';
import { jobs } from '../../casting/jobs/index.ts';
import { projects } from '../../casting/projects/index.ts';
import { fullName, people } from '../person-summaries/index.ts';

interface Person {
  readonly id: number;
}

/** What this person reported. */
export const listReports = (db: Database, { id }: Person) =>
  db
    .selectFrom('abuse_report')
    .innerJoin('report_reason', 'report_reason.id', 'abuse_report.reason_id')
    .innerJoin(people('account'), 'account.id', 'abuse_report.reported_id')
    .leftJoin(projects('project'), 'project.id', 'abuse_report.project_id')
    .leftJoin(jobs('job'), 'job.id', 'abuse_report.job_id')
    .select([
      fullName('account').as('about'),
      'project.title as project',
      'job.title as job',
      'report_reason.title as reason',
      'abuse_report.text',
      'abuse_report.reported_at',
    ])
    .where('abuse_report.reporter_id', '=', id)
    .orderBy('abuse_report.id')
    .execute();

/** A report stays to protect others; the text of the erased person goes. */
export const eraseOwnReports = (trx: Database, { id }: Person) =>
  trx.updateTable('abuse_report').set({ text: '' }).where('reporter_id', '=', id).execute();
