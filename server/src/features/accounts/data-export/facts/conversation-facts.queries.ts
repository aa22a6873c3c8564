import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

/** Both sides of each talk. Of the other side it names no more than the talk itself shows. */
export const listConversations = (
  db: Database,
  { id, kind }: { id: number; kind: 'talent' | 'recruiter' },
) => {
  const [mine, theirs] =
    kind === 'talent'
      ? (['conversation.talent_id', 'conversation.recruiter_id'] as const)
      : (['conversation.recruiter_id', 'conversation.talent_id'] as const);
  return db
    .selectFrom('conversation')
    .innerJoin('account as other', 'other.id', theirs)
    .leftJoin('recruiter', 'recruiter.account_id', 'other.id')
    .leftJoin('project', 'project.id', 'conversation.project_id')
    .select([
      sql<string>`trim(other.first_name || ' ' || other.last_name)`.as('with'),
      'recruiter.company',
      'project.title as project',
      'conversation.created_at as started_at',
      sql<object[]>`coalesce((
        select json_agg(json_build_object('from', case when sender_id = ${id} then 'you' else 'them' end,
          'text', text, 'sent_at', message.created_at, 'edited_at', edited_at, 'taken_back_at', deleted_at,
          'files', array(select file_name from message_attachment where message_id = message.id order by position))
          order by message.seq)
        from message where conversation_id = conversation.id), '[]')`.as('messages'),
    ])
    .where(mine, '=', id)
    .orderBy('conversation.id')
    .execute();
};

/** Whom this person does not want to hear from. */
export const listBlocked = (db: Database, { id }: { id: number }) =>
  db
    .selectFrom('blocked_contact')
    .innerJoin('account', 'account.id', 'blocked_contact.blocked_id')
    .select([
      sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('name'),
      'blocked_contact.blocked_at',
    ])
    .where('blocked_contact.account_id', '=', id)
    .orderBy('blocked_contact.blocked_at')
    .execute();

/** What this person reported. */
export const listReports = (db: Database, { id }: { id: number }) =>
  db
    .selectFrom('abuse_report')
    .innerJoin('report_reason', 'report_reason.id', 'abuse_report.reason_id')
    .innerJoin('account', 'account.id', 'abuse_report.reported_id')
    .select([
      sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('about'),
      'report_reason.title as reason',
      'abuse_report.text',
      'abuse_report.reported_at',
    ])
    .where('abuse_report.reporter_id', '=', id)
    .orderBy('abuse_report.id')
    .execute();
