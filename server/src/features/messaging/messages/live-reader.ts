import type { Message } from '@callboard/contract/messaging/messages';
import type { Database } from '../../../platform/db/database.ts';
import { findLiveMessage, findOther, listPartners } from './live-reader.queries.ts';
import { type FileUrl, toMessage } from './messages.mapper.ts';

interface LiveReaderOptions {
  readonly db: Database;
  readonly fileUrl: FileUrl;
}

const rememberedMs = 5000;

/** What the live channel needs to know before it says anything to anybody. */
export function createLiveReader({ db, fileUrl }: LiveReaderOptions) {
  let others = new Map<string, Promise<number | undefined>>();
  let forgetAt = 0;
  const forgetOthers = () => {
    others = new Map();
    forgetAt = Date.now() + rememberedMs;
  };

  return {
    /** Members, frozen ones too: they read on. A block does not unsay what was written before. */
    async message(
      messageId: number,
    ): Promise<{ readonly message: Message; readonly accounts: readonly number[] } | undefined> {
      const heard = await findLiveMessage(db, messageId);
      return heard && { message: await toMessage(heard, fileUrl), accounts: heard.accounts };
    },

    /**
     * The other member, for who may be heard typing and reading. Asked once in a few seconds; forgotten at once
     * when somebody is blocked or frozen.
     */
    otherIn(accountId: number, conversationId: number): Promise<number | undefined> {
      if (Date.now() >= forgetAt) forgetOthers();
      const key = `${accountId}:${conversationId}`;
      const known = others.get(key);
      if (known) return known;
      const asked = findOther(db, accountId, conversationId);
      others.set(key, asked);
      asked.catch(() => others.delete(key));
      return asked;
    },
    forgetOthers,

    /** Who may know whether somebody is there. */
    partnersOf: (accountId: number): Promise<readonly number[]> => listPartners(db, accountId),
  };
}
export type LiveReader = ReturnType<typeof createLiveReader>;
