import type { Database } from '../../../platform/db/database.ts';
import { createNewestOnly } from '../../../platform/live/newest-only.ts';
import { listOpenSessions } from '../../accounts/sessions/index.ts';
import type { LiveServer } from './live-server.ts';
import { roomOf } from './rooms.ts';
import type { LiveSocketEmitter } from './socket-emitter.ts';

interface SocketAccessOptions {
  readonly io: LiveServer;
  readonly emitter: LiveSocketEmitter;
  readonly db: Database;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Brings the sockets of an account in line with what holds now: out with those whose session is over. Whoever is
 * frozen stays, to read and to answer. What cannot be read is cut off.
 */
export function createSocketAccess({ io, emitter, db, onTrouble }: SocketAccessOptions) {
  const settle = async (accountId: number) => {
    const sessions = await listOpenSessions(db, accountId).catch((error: unknown) => {
      io.in(roomOf.account(accountId)).disconnectSockets(true);
      throw error;
    });
    const open = new Set(sessions);
    for (const socket of emitter.socketsOf(accountId)) {
      if (!open.has(socket.data.sessionId)) emitter.endSession(accountId, socket.data.sessionId);
    }
  };
  return createNewestOnly(settle, onTrouble);
}
