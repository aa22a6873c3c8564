import type { Message } from '@callboard/contract/messaging/messages';
import type { Database } from '../../../platform/db/database.ts';
import { findLiveMessage, findOther, listPartners } from './live-reader.queries.ts';
import { type FileUrl, toMessage } from './messages.mapper.ts';

interface LiveReaderOptions {
  readonly db: Database;
  readonly fileUrl: FileUrl;
}

const cacheMs = 5000;

/** Checks who may receive a live event. */
export function createLiveReader({ db, fileUrl }: LiveReaderOptions) {
  let others = new Map<string, Promise<number | undefined>>();
  let expiresAt = 0;
  const clearCache = () => {
    others = new Map();
    expiresAt = Date.now() + cacheMs;
  };

  return {
    /** Goes to both people, also frozen ones, and regardless of blocks. */
    async message(
      messageId: number,
    ): Promise<{ readonly message: Message; readonly accounts: readonly number[] } | undefined> {
      const found = await findLiveMessage(db, messageId);
      return found && { message: await toMessage(found, fileUrl), accounts: found.accounts };
    },

    /**
     * The other person, if they may see typing and reading. Cached for a few seconds, and cleared on blocks
     * and freezes.
     */
    otherIn(accountId: number, conversationId: number): Promise<number | undefined> {
      if (Date.now() >= expiresAt) clearCache();
      const key = `${accountId}:${conversationId}`;
      const known = others.get(key);
      if (known) return known;
      const lookup = findOther(db, accountId, conversationId);
      others.set(key, lookup);
      lookup.catch(() => others.delete(key));
      return lookup;
    },
    clearCache,

    /** People who may see the presence of this account. */
    partnersOf: (accountId: number): Promise<readonly number[]> => listPartners(db, accountId),
  };
}
export type LiveReader = ReturnType<typeof createLiveReader>;
