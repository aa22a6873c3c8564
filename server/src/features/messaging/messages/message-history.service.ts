import type { Parsed } from '@callboard/contract/endpoint';
import type { listMessages, searchMessages as searchCall } from '@callboard/contract/messaging/messages';
import { cleanText } from '../../../platform/clean-text.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { type HistoryRange, readHistory, searchMessages } from './message-history.queries.ts';
import { type FileUrl, toMessage, toMessages } from './messages.mapper.ts';
import { findParticipant } from './participants.queries.ts';

type PageQuery = Parsed<typeof listMessages>['query'];

const rangeOf = ({ before, after, since }: PageQuery): HistoryRange => {
  if (before !== undefined) return { before };
  if (after !== undefined) return { after };
  return since === undefined ? 'newest' : { since };
};

export function createHistory({ db, fileUrl }: { readonly db: Database; readonly fileUrl: FileUrl }) {
  return {
    async page({ accountId }: Member, query: PageQuery) {
      const where = { accountId, conversationId: query.appId };
      const page = await readHistory(db, where, rangeOf(query), query.limit);
      if (!page) throw new ProblemError('NOT_FOUND');
      return {
        results: await toMessages(page.rows, fileUrl),
        has_more: page.hasMore,
        revision: page.revision,
        last_seq: page.lastSeq,
      };
    },

    async search({ accountId }: Member, { q, appId, limit }: Parsed<typeof searchCall>['query']) {
      if (appId !== undefined && !(await findParticipant(db, accountId, appId)))
        throw new ProblemError('NOT_FOUND');
      const terms = cleanText(q);
      const rows =
        terms === '' ? [] : await searchMessages(db, accountId, { q: terms, conversationId: appId, limit });
      const results = await Promise.all(
        rows.map(async ({ name, project_title, ...row }) => ({
          message: await toMessage(row, fileUrl),
          name,
          project_title,
        })),
      );
      return { results };
    },
  };
}
