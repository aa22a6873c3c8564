import type { Parsed } from '@callboard/contract/endpoint';
import type { readConversation } from '@callboard/contract/messaging/conversations';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { chooseEmailFrequency } from '../notification-preferences/index.ts';
import { markReadByCause } from '../notifications/index.ts';
import { hasUnread } from './changing.queries.ts';
import { countUnread } from './conversations.queries.ts';
import { causesOf } from './messages.events.ts';
import { moveReadMark } from './reading.queries.ts';
import { findSeat, lockConversation } from './seats.queries.ts';

type Wish = Parsed<typeof readConversation>['body'];

export function createReading({ db }: { readonly db: Database }) {
  const readUpTo = async (trx: Database, accountId: number, conversationId: number, seq: number) => {
    if (!(await findSeat(trx, accountId, conversationId))) throw new ProblemError('NOT_FOUND');
    await lockConversation(trx, conversationId);
    await moveReadMark(trx, { conversationId, accountId, seq });
    if (await hasUnread(trx, conversationId, accountId)) return;
    await markReadByCause(trx, accountId, causesOf(conversationId));
  };

  return {
    read: ({ accountId, kind }: Member, { appId, seq, email }: Wish) =>
      db.transaction().execute(async (trx) => {
        if (appId === undefined && seq !== undefined) throw invalidField('appId', 'Required with seq');
        if (appId !== undefined && seq === undefined) throw invalidField('seq', 'Required with appId');
        if (appId !== undefined && seq !== undefined) await readUpTo(trx, accountId, appId, seq);
        const letters = await chooseEmailFrequency(trx, { accountId, kind, topic: 'messages', email });
        return { unreadCount: await countUnread(trx, accountId), email: letters };
      }),
  };
}
