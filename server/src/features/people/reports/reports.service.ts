import type { Parsed } from '@callboard/contract/endpoint';
import type { reportUser } from '@callboard/contract/people/reports';
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

  return {
    reasons: async () => ({ results: await queries.listReasons(db) }),

    /** Stored with the message as it was, and sent to the team. The reported person is not notified. */
    async report(member: Member, body: ReportBody) {
      const { accountId } = member;
      if (body.user_id === accountId) throw invalidField('user_id', 'You can’t report yourself');
      if (!(await canSee(member, body.user_id))) throw new ProblemError('NOT_FOUND');
      const reason = await findReason(body.reason_id);
      const message = await findMessage(accountId, body);
      await limits.take(`reports:${accountId}`, perDay);
      return db.transaction().execute(async (trx) => {
        const { id, reported_at } = await queries.insertReport(trx, {
          reporter_id: accountId,
          reported_id: body.user_id,
          reason_id: reason.id,
          text: body.text,
          conversation_id: message?.conversation_id ?? null,
          message_id: message?.id ?? null,
          quoted_text: message?.text ?? null,
        });
        const facts = {
          id,
          reason: reason.title,
          reporterId: accountId,
          reportedId: body.user_id,
          isAboutMessage: message !== undefined,
        };
        await emails.send(trx, reportedEmail, { to: { email: supportEmail, mobile: null }, facts });
        return { id, reported_at: reported_at.toISOString() };
      });
    },
  };
}
export type Reports = ReturnType<typeof createReports>;
