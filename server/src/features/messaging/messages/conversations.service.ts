import type { Parsed } from '@callboard/contract/endpoint';
import type {
  Conversation,
  findPeople,
  getConversation,
  listConversations,
  listMembers,
} from '@callboard/contract/messaging/conversations';
import type { Database } from '../../../platform/db/database.ts';
import { onePage } from '../../../platform/http/list.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { toChatPerson, toConversation, toProject, type UrlBuilders } from './conversations.mapper.ts';
import * as queries from './conversations.queries.ts';
import { firstPageOf } from './first-page.ts';
import { readHistory } from './message-history.queries.ts';
import { toMessages } from './messages.mapper.ts';
import * as people from './people.queries.ts';

type OpenQuery = Parsed<typeof getConversation>['query'];
type ListQuery = Parsed<typeof listConversations>['query'];

export function createConversations({ db, ...urls }: UrlBuilders & { readonly db: Database }) {
  const find = async (accountId: number, conversationId: number): Promise<Conversation> => {
    const row = await queries.findConversation(db, accountId, conversationId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return toConversation(row, urls);
  };

  const toPeople = (rows: readonly people.PersonRow[]) =>
    Promise.all(rows.map((row) => toChatPerson(row, urls.photoUrl)));

  return {
    find,

    async open({ accountId }: Member, { appId, limit, around }: OpenQuery) {
      const row = await queries.findConversation(db, accountId, appId);
      if (!row) throw new ProblemError('NOT_FOUND');
      const { range, limit: pageSize } = firstPageOf(row, limit, around);
      const page = await readHistory(db, { accountId, conversationId: appId }, range, pageSize);
      if (!page) throw new ProblemError('NOT_FOUND');
      const [first, last] = [page.rows[0], page.rows.at(-1)];
      return {
        conversation: await toConversation(row, urls),
        messages: await toMessages(page.rows, urls.fileUrl),
        has_older: first !== undefined && first.seq > 1,
        has_newer: last !== undefined && last.seq < page.lastSeq,
      };
    },

    async list({ accountId }: Member, query: ListQuery) {
      const { page, limit, search, unread, project_id: projectId, user_id: otherId } = query;
      const filter = { accountId, search, isUnread: unread === 'true', projectId, otherId };
      const [rows, totals] = await Promise.all([
        queries.listConversations(db, filter, { limit, offset: (page - 1) * limit }),
        queries.countConversations(db, filter),
      ]);
      const results = await Promise.all(rows.map((row) => toConversation(row, urls)));
      return {
        ...onePage(results, query, totals.total),
        unreadCount: totals.unread,
        unread_conversations: totals.unread_conversations,
        projects: [...totals.projects],
      };
    },

    async findPeople(member: Member, query: Parsed<typeof findPeople>['query']) {
      const rows = await people.findReachable(db, member, query);
      const toResult = async (row: people.ReachableRow) => ({
        person: await toChatPerson(row.person, urls.photoUrl),
        project: toProject(row.project_id, row.project_title),
        character_name: row.character_name,
        appId: row.conversation_id,
      });
      return { results: await Promise.all(rows.map(toResult)) };
    },

    async listMembers({ accountId }: Member, { appId, top }: Parsed<typeof listMembers>['query']) {
      const rows = await people.listMembers(db, accountId, { conversationId: appId, top });
      // A conversation always has members. The list of all contacts may be empty.
      if (appId !== undefined && rows.length === 0) throw new ProblemError('NOT_FOUND');
      return { results: await toPeople(rows) };
    },
  };
}
export type Conversations = ReturnType<typeof createConversations>;
