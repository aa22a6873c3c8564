import type { Parsed } from '@callboard/contract/endpoint';
import type { readConversation } from '@callboard/contract/messaging/conversations';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { chooseEmailFrequency } from '../notification-preferences/index.ts';
import { markReadByCause } from '../notifications/index.ts';
import { countUnread } from './conversations.queries.ts';
import { causePrefixOf } from './messages.events.ts';
import { findParticipant, lockConversation } from './participants.queries.ts';
import { hasUnread, moveReadMark } from './unread.queries.ts';

type Input = Parsed<typeof readConversation>['body'];

export function createReadMarks({ db }: { readonly db: Database }) {
  const readUpTo = async (trx: Database, accountId: number, conversationId: number, seq: number) => {
    if (!(await findParticipant(trx, accountId, conversationId))) throw new ProblemError('NOT_FOUND');
    await lockConversation(trx, conversationId);
    await moveReadMark(trx, { conversationId, accountId, seq });
    if (await hasUnread(trx, conversationId, accountId)) return;
    await markReadByCause(trx, accountId, causePrefixOf(conversationId));
  };

  return {
    read: ({ accountId, kind }: Member, { appId, seq, email }: Input) =>
      db.transaction().execute(async (trx) => {
        if (appId === undefined && seq !== undefined) throw invalidField('appId', 'Required with seq');
        if (appId !== undefined && seq === undefined) throw invalidField('seq', 'Required with appId');
        if (appId !== undefined && seq !== undefined) await readUpTo(trx, accountId, appId, seq);
        const frequency = await chooseEmailFrequency(trx, { accountId, kind, topic: 'messages', email });
        return { unreadCount: await countUnread(trx, accountId), email: frequency };
      }),
  };
}
