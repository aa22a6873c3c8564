import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projects } from '../../casting/projects/index.ts';
import { fullName, people, recruiters } from '../../people/person-summaries/index.ts';
import { blockedBy } from './participants.queries.ts';

export interface UnreadRow {
  readonly conversation_id: number;
  readonly first_seq: number;
  readonly other_id: number;
  readonly other_name: string;
  /** Of a recruiter. */
  readonly company: string | null;
  readonly project_title: string | null;
  readonly unread: number;
  /** Of the newest message. */
  readonly text: string;
}

/** Only conversations that can be replied to: frozen, closed and blocked people get no reminder. */
const unreadFor = (accountId: number, condition: RawBuilder<unknown>) => sql<UnreadRow>`
  select waiting.conversation_id, waiting.first_seq, other.id as other_id,
    ${fullName('other')} as other_name, recruiter.company,
    project.title as project_title, unread.count as unread, unread.text
  from conversation_waiting waiting
  join conversation_seat participant on participant.account_id = waiting.account_id and participant.conversation_id = waiting.conversation_id
  join ${people('me')} on me.id = waiting.account_id and me.closed_at is null and me.frozen_at is null
  join ${people('other')} on other.id = participant.other_id and other.closed_at is null and other.frozen_at is null
  left join ${recruiters('recruiter')} on recruiter.account_id = other.id
  left join ${projects('project')} on project.id = participant.project_id
  left join conversation_read mark
    on mark.conversation_id = waiting.conversation_id and mark.account_id = waiting.account_id
  cross join lateral (
    select count(*)::int as count, (array_agg(left(message.text, 300) order by message.seq desc))[1] as text
    from message where message.conversation_id = waiting.conversation_id
      and message.seq > coalesce(mark.last_read_seq, 0) and message.sender_id = other.id
      and message.deleted_at is null) unread
  where waiting.account_id = ${accountId} and unread.count > 0
    and not ${blockedBy(sql`me.id`, sql`other.id`)} and not ${blockedBy(sql`other.id`, sql`me.id`)}
    and ${condition}
  order by waiting.since, waiting.conversation_id`;

interface Stretch {
  readonly accountId: number;
  readonly conversationId: number;
  readonly seq: number;
}

/** Undefined once the messages were read. */
export const findUnread = async (db: Database, { accountId, conversationId, seq }: Stretch) => {
  const condition = sql`waiting.conversation_id = ${conversationId} and waiting.first_seq = ${seq}`;
  const { rows } = await unreadFor(accountId, condition).execute(db);
  return rows[0];
};

/** Reminders of one person run one at a time. */
export const lockUnread = (trx: Database, accountId: number) =>
  trx
    .selectFrom('conversation_waiting')
    .select('conversation_id')
    .where('account_id', '=', accountId)
    .orderBy('conversation_id')
    .forUpdate()
    .execute();

export const listNotEmailed = async (trx: Database, accountId: number): Promise<readonly UnreadRow[]> => {
  const { rows } = await unreadFor(accountId, sql`waiting.mailed_at is null`).execute(trx);
  return rows;
};

export const markEmailed = (trx: Database, accountId: number, conversationIds: readonly number[]) =>
  trx
    .updateTable('conversation_waiting')
    .set({ mailed_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('conversation_id', 'in', [...conversationIds])
    .where('mailed_at', 'is', null)
    .execute();

export const hasUnread = async (trx: Database, conversationId: number, accountId: number) => {
  const row = await trx
    .selectFrom('conversation_waiting')
    .select('first_seq')
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Moves forward only, and never past the last message. */
export const moveReadMark = async (
  trx: Database,
  { conversationId, accountId, seq }: { conversationId: number; accountId: number; seq: number },
) => {
  await sql`
    insert into conversation_read (conversation_id, account_id, last_read_seq)
    select id, ${accountId}, least(${seq}::int, last_seq) from conversation where id = ${conversationId} and last_seq > 0
    on conflict (conversation_id, account_id) do update
      set last_read_seq = excluded.last_read_seq, read_at = now()
      where conversation_read.last_read_seq < excluded.last_read_seq`.execute(trx);
};
