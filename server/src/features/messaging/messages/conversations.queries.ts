import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projects } from '../../casting/projects/index.ts';
import { people, recruiters } from '../../people/person-summaries/index.ts';
import { type ConversationRow, characterName, conversationsFrom } from './conversation-row.queries.ts';
import { isVisible } from './participants.queries.ts';

export const findConversation = async (
  db: Database,
  accountId: number,
  conversationId: number,
): Promise<ConversationRow | undefined> => {
  const { rows } = await sql<ConversationRow>`
    ${conversationsFrom(sql`conversation_seat participant`, accountId)}
    where participant.account_id = ${accountId} and participant.conversation_id = ${conversationId} and ${isVisible}`.execute(
    db,
  );
  return rows[0];
};

export interface ConversationFilter {
  readonly accountId: number;
  readonly search?: string | undefined;
  readonly isUnread: boolean;
  readonly projectId?: number | undefined;
  readonly otherId?: number | undefined;
}

const matches = (search: string) => sql`exists (
  select from ${people('other')}
  left join ${recruiters('recruiter')} on recruiter.account_id = other.id
  left join ${projects('project')} on project.id = participant.project_id
  where other.id = participant.other_id and position(lower(${search}) in lower(concat_ws(' ',
    other.first_name, other.last_name, recruiter.company, project.title, ${characterName}))) > 0)`;

const filtered = ({ accountId, search, isUnread, projectId, otherId }: ConversationFilter) => sql`
  from conversation_seat participant
  where participant.account_id = ${accountId} and ${isVisible}
    and ${
      isUnread
        ? sql`exists (select from conversation_waiting waiting where waiting.account_id = ${accountId}
      and waiting.conversation_id = participant.conversation_id)`
        : sql`true`
    }
    and ${projectId === undefined ? sql`true` : sql`participant.project_id = ${projectId}`}
    and ${otherId === undefined ? sql`true` : sql`participant.other_id = ${otherId}`}
    and ${search === undefined ? sql`true` : matches(search)}`;

/** A new conversation sorts like a new message. */
const newest = sql`coalesce(participant.last_message_at, participant.created_at) desc, participant.conversation_id desc`;

export const listConversations = async (
  db: Database,
  filter: ConversationFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ConversationRow[]> => {
  const slice = sql`(select participant.* ${filtered(filter)} order by ${newest} limit ${limit} offset ${offset}) participant`;
  const { rows } = await sql<ConversationRow>`
    ${conversationsFrom(slice, filter.accountId)} order by ${newest}`.execute(db);
  return rows;
};

export interface ConversationTotals {
  readonly total: number;
  readonly unread: number;
  readonly unread_conversations: number;
  readonly projects: readonly { readonly id: number; readonly title: string }[];
}

export const countConversations = async (
  db: Database,
  filter: ConversationFilter,
): Promise<ConversationTotals> => {
  const { accountId } = filter;
  const { rows } = await sql<ConversationTotals>`
    select (select count(*)::int ${filtered(filter)}) as total, unread_messages(${accountId}) as unread,
      (select count(*)::int from conversation_waiting where account_id = ${accountId}) as unread_conversations,
      coalesce((select jsonb_agg(jsonb_build_object('id', project.id, 'title', project.title)
          order by project.title, project.id)
        from ${projects('project')} where project.id in (select participant.project_id from conversation_seat participant
          where participant.account_id = ${accountId} and ${isVisible})), '[]') as projects`.execute(db);
  return rows[0] ?? { total: 0, unread: 0, unread_conversations: 0, projects: [] };
};

export const countUnread = async (db: Database, accountId: number): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`select unread_messages(${accountId}) as unread`.execute(db);
  return rows[0]?.unread ?? 0;
};

export interface IncomingMessages {
  readonly unread: number;
  /** From others since that moment, read or not. */
  readonly recent: number;
}

export const countIncoming = async (
  db: Database,
  accountId: number,
  since: Date,
): Promise<IncomingMessages> => {
  const { rows } = await sql<IncomingMessages>`
    select unread_messages(${accountId}) as unread,
      (select count(*)::int from conversation_seat participant
        join message on message.conversation_id = participant.conversation_id
        where participant.account_id = ${accountId} and participant.last_message_at > ${since}
          and message.sender_id <> ${accountId} and message.deleted_at is null
          and message.created_at > ${since}) as recent`.execute(db);
  return rows[0] ?? { unread: 0, recent: 0 };
};
