import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projects } from '../../casting/projects/index.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';
import { type MessageRow, messageColumns } from './message-row.queries.ts';
import { isVisible } from './participants.queries.ts';

export interface FoundRow extends MessageRow {
  readonly name: string;
  readonly project_title: string | null;
}

interface MessageSearch {
  readonly q: string;
  readonly conversationId?: number | undefined;
  readonly limit: number;
}

/** Searches the member's own conversations only. */
export const searchMessages = async (
  db: Database,
  accountId: number,
  { q, conversationId, limit }: MessageSearch,
): Promise<readonly FoundRow[]> => {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<FoundRow>`
    select ${messageColumns}, ${fullName('other')} as name, project.title as project_title
    from conversation_seat participant
    join message on message.conversation_id = participant.conversation_id
    join ${people('other')} on other.id = participant.other_id
    left join ${projects('project')} on project.id = participant.project_id
    where participant.account_id = ${accountId} and message.deleted_at is null and message.text ilike ${pattern}
      and ${conversationId === undefined ? sql`true` : sql`participant.conversation_id = ${conversationId}`}
    order by message.created_at desc, message.id desc limit ${limit}`.execute(db);
  return rows;
};

/** A range of a conversation. Seq and revision have no gaps, so each range uses an index. */
export type HistoryRange =
  | { readonly before: number }
  | { readonly after: number }
  | { readonly since: number }
  | { readonly from: number }
  | 'newest';

interface Condition {
  readonly where: RawBuilder<unknown>;
  readonly nearest: RawBuilder<unknown>;
}

const backwards = sql`message.seq desc`;
const forwards = sql`message.seq`;

const conditionOf = (range: HistoryRange): Condition => {
  if (range === 'newest') return { where: sql`true`, nearest: backwards };
  if ('before' in range) return { where: sql`message.seq < ${range.before}`, nearest: backwards };
  if ('after' in range) return { where: sql`message.seq > ${range.after}`, nearest: forwards };
  if ('from' in range) return { where: sql`message.seq >= ${range.from}`, nearest: forwards };
  return { where: sql`message.revision > ${range.since}`, nearest: sql`message.revision` };
};

interface PageRow extends MessageRow {
  readonly talk_revision: number;
  readonly talk_last_seq: number;
}
/** A conversation without messages is one row without a message. */
type Row = PageRow | { readonly id: null; readonly talk_revision: number; readonly talk_last_seq: number };

export interface HistoryPage {
  readonly rows: readonly MessageRow[];
  readonly hasMore: boolean;
  readonly revision: number;
  readonly lastSeq: number;
}

/** Checks access and reads the page in one statement. Undefined without access. */
export const readHistory = async (
  db: Database,
  { accountId, conversationId }: { readonly accountId: number; readonly conversationId: number },
  range: HistoryRange,
  limit: number,
): Promise<HistoryPage | undefined> => {
  const { where, nearest } = conditionOf(range);
  const { rows } = await sql<Row>`
    select page.*, participant.revision as talk_revision, participant.last_seq as talk_last_seq
    from conversation_seat participant
    left join lateral (
      select ${messageColumns} from message
      where message.conversation_id = participant.conversation_id and ${where}
      order by ${nearest} limit ${limit + 1}) page on true
    where participant.account_id = ${accountId} and participant.conversation_id = ${conversationId} and ${isVisible}`.execute(
    db,
  );
  const [first] = rows;
  if (!first) return undefined;
  const found = rows.filter((row): row is PageRow => row.id !== null);
  const order = range !== 'newest' && 'since' in range ? 'revision' : 'seq';
  const isBackwards = nearest === backwards;
  const nearestFirst = found.toSorted((one, other) =>
    isBackwards ? other[order] - one[order] : one[order] - other[order],
  );
  const page = nearestFirst.slice(0, limit);
  return {
    rows: isBackwards ? page.reverse() : page,
    hasMore: found.length > limit,
    revision: first.talk_revision,
    lastSeq: first.talk_last_seq,
  };
};

export const findMessage = async (db: Database, id: number): Promise<MessageRow | undefined> => {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from message where message.id = ${id}`.execute(db);
  return rows[0];
};

/** The time of the last message between the two. */
export const lastContactOf = (recruiterId: RawBuilder<unknown>, talentId: RawBuilder<unknown>) =>
  sql<Date | null>`(select max(message.created_at) from conversation
    join message on message.conversation_id = conversation.id
    where conversation.recruiter_id = ${recruiterId} and conversation.talent_id = ${talentId})`;

/** A message by the other person in a conversation of the two. */
export const findMessageFrom = async (
  db: Database,
  { accountId, otherId, messageId }: { accountId: number; otherId: number; messageId: number },
) => {
  const { rows } = await sql<{ id: number; conversation_id: number; text: string }>`
    select message.id, message.conversation_id, message.text from message
    join conversation_seat participant on participant.conversation_id = message.conversation_id
    where message.id = ${messageId} and message.sender_id = ${otherId}
      and participant.account_id = ${accountId} and participant.other_id = ${otherId}`.execute(db);
  return rows[0];
};
