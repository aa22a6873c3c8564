import type { Database } from '../../../platform/db/database.ts';
import { createNewestOnly } from '../../../platform/live/newest-only.ts';
import type { LiveReader } from '../messages/index.ts';
import { findOnline } from './presence.queries.ts';
import type { LiveSocketEmitter } from './socket-emitter.ts';

interface PresenceNewsOptions {
  readonly db: Database;
  readonly reader: LiveReader;
  readonly emitter: LiveSocketEmitter;
  readonly onTrouble: (error: unknown) => void;
}

/** Tells those on this node who may know it that somebody has come or gone. */
export function createPresenceNews({ db, reader, emitter, onTrouble }: PresenceNewsOptions) {
  const asked = new Set<number>();
  const tellAll = async () => {
    const accountIds = [...asked];
    asked.clear();
    const online = await findOnline(db, accountIds);
    for (const accountId of accountIds) {
      const partners = (await reader.partnersOf(accountId)).filter(emitter.isThere);
      const is_online = online.has(accountId);
      emitter.toWriters(partners, 'presence', { user_id: accountId, is_online });
    }
  };
  const tell = createNewestOnly<'everybody'>(tellAll, onTrouble);
  return (accountIds: readonly number[]): void => {
    for (const accountId of accountIds) asked.add(accountId);
    tell('everybody');
  };
}
