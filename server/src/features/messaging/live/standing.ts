import type { Database } from '../../../platform/db/database.ts';
import { createNewestOnly } from '../../../platform/live/newest-only.ts';
import type { LiveServer } from './live-server.ts';
import { roomOf } from './rooms.ts';
import type { Speaker } from './speaker.ts';
import { readStanding } from './standing.queries.ts';

interface StandingOptions {
  readonly io: LiveServer;
  readonly speaker: Speaker;
  readonly db: Database;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Brings the sockets of an account in line with what holds now: out with those whose session is over. Whoever is
 * frozen stays, to read and to answer. What cannot be read is cut off.
 */
export function createStanding({ io, speaker, db, onTrouble }: StandingOptions) {
  const settle = async (accountId: number) => {
    const standing = await readStanding(db, accountId).catch((error: unknown) => {
      io.in(roomOf.account(accountId)).disconnectSockets(true);
      throw error;
    });
    const open = new Set(standing?.isClosed ? [] : standing?.sessions);
    for (const socket of speaker.socketsOf(accountId)) {
      if (!open.has(socket.data.sessionId)) speaker.endSession(accountId, socket.data.sessionId);
    }
  };
  return createNewestOnly(settle, onTrouble);
}
