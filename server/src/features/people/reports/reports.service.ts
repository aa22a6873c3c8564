import type { Parsed } from '@callboard/contract/endpoint';
import type { reportJob, reportProject, reportUser } from '@callboard/contract/people/reports';
import type { Database } from '../../../platform/db/database.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { areConnected, findMessageFrom } from '../../messaging/messages/index.ts';
import { reportedEmail } from './reports.emails.ts';
import * as queries from './reports.queries.ts';

const perDay = { max: 30, seconds: 24 * 60 * 60 };

interface ReportsOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly emails: Emails;
  readonly supportEmail: string;
}

type ReportBody = Parsed<typeof reportUser>['body'];
type ProjectReportBody = Parsed<typeof reportProject>['body'];
type JobReportBody = Parsed<typeof reportJob>['body'];

interface Reported extends Pick<Parameters<typeof queries.insertReport>[1], 'reported_id' | 'quoted_text'> {
  readonly about: 'message' | 'project' | 'job' | 'person';
  readonly conversation_id?: number;
  readonly message_id?: number;
  readonly project_id?: number;
  readonly job_id?: number;
}

export function createReports({ db, limits, emails, supportEmail }: ReportsOptions) {
  /** Whether this reporter can see such a person. */
  const canSee = async ({ accountId, kind }: Member, otherId: number) =>
    (await areConnected(db, accountId, otherId)) || queries.isShownTo(db, kind, otherId);

  const findReason = async (id: number) => {
    const reason = await queries.findReason(db, id);
    if (!reason) throw invalidField('reason_id', 'Choose a reason');
    return reason;
  };

  const findMessage = async (accountId: number, { user_id, message_id }: ReportBody) => {
    if (message_id === undefined) return undefined;
    const message = await findMessageFrom(db, {
      accountId,
      otherId: user_id,
      messageId: message_id,
    });
    if (!message) throw invalidField('message_id', 'Choose a message they sent you');
    return message;
  };

  /** Stored with the words as they were, and sent to the team. The reported person is not notified. */
  const store = async (
    { accountId }: Member,
    { reason_id, text }: Pick<ReportBody, 'reason_id' | 'text'>,
    { about, ...reported }: Reported,
  ) => {
    const reason = await findReason(reason_id);
    await limits.take(`reports:${accountId}`, perDay);
    return db.transaction().execute(async (trx) => {
      const { id, reported_at } = await queries.insertReport(trx, {
        reporter_id: accountId,
        reason_id: reason.id,
        text,
        conversation_id: null,
        message_id: null,
        project_id: null,
        job_id: null,
        ...reported,
      });
      const { reported_id: reportedId } = reported;
      const facts = { id, reason: reason.title, reporterId: accountId, reportedId, about };
      await emails.send(trx, reportedEmail, { to: { email: supportEmail, mobile: null }, facts });
      return { id, reported_at: reported_at.toISOString() };
    });
  };

  return {
    reasons: async () => ({ results: await queries.listReasons(db) }),

    async report(member: Member, body: ReportBody) {
      const { accountId } = member;
      if (body.user_id === accountId) throw invalidField('user_id', 'You can’t report yourself');
      if (!(await canSee(member, body.user_id))) throw new ProblemError('NOT_FOUND');
      await findReason(body.reason_id);
      const message = await findMessage(accountId, body);
      const reported = { reported_id: body.user_id, quoted_text: message?.text ?? null };
      if (!message) return store(member, body, { ...reported, about: 'person' });
      const { id: message_id, conversation_id } = message;
      return store(member, body, { ...reported, about: 'message', message_id, conversation_id });
    },

    /** Whoever cannot read it does not learn that it exists. */
    async reportProject(member: Member, body: ProjectReportBody) {
      const project = await queries.findReportableProject(db, member.accountId, body.project_id);
      if (!project) throw new ProblemError('NOT_FOUND');
      if (project.owner_id === member.accountId)
        throw invalidField('project_id', 'You can’t report your own project');
      return store(member, body, {
        about: 'project',
        reported_id: project.owner_id,
        project_id: body.project_id,
        quoted_text: [project.title, project.message].filter(Boolean).join('\n'),
      });
    },

    /** Its poster can change it after the report, so what was read is kept. */
    async reportJob(member: Member, body: JobReportBody) {
      const job = await queries.findReportableJob(db, member.accountId, body.jobId);
      if (!job) throw new ProblemError('NOT_FOUND');
      if (job.recruiter_id === member.accountId) throw invalidField('jobId', 'You can’t report your own job');
      return store(member, body, {
        about: 'job',
        reported_id: job.recruiter_id,
        job_id: job.id,
        quoted_text: [job.title, job.description].filter(Boolean).join('\n'),
      });
    },
  };
}
export type Reports = ReturnType<typeof createReports>;
