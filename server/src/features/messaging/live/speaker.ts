import { type LiveEventName, type LiveEvents, liveEvents } from '@callboard/contract/live';
import type { z } from 'zod';
import { cutLine, type LiveServer } from './live-server.ts';
import { roomOf } from './rooms.ts';

const schemas: { readonly [E in LiveEventName]: z.ZodType<LiveEvents[E]> } = liveEvents;

/** Says things to the sockets of this node. What the contract does not name never leaves. */
export function createSpeaker(io: LiveServer) {
  const { adapter } = io.of('/');
  const say = <E extends LiveEventName>(rooms: string[], event: E, data: LiveEvents[E]) => {
    // To no room would be to everybody.
    if (rooms.length === 0) return;
    io.to(rooms).emit(event, schemas[event].parse(data));
  };
  const socketsOf = (accountId: number) =>
    [...(adapter.rooms.get(roomOf.account(accountId)) ?? [])].flatMap(
      (id) => io.sockets.sockets.get(id) ?? [],
    );
  return {
    toAccount: (accountId: number, data: Omit<LiveEvents['notification'], 'user_id'>) =>
      say([roomOf.account(accountId)], 'notification', { user_id: accountId, ...data }),
    endSession: (accountId: number, sessionId: string) => {
      say([roomOf.session(sessionId)], 'notification', { user_id: accountId, logout: true });
      io.in(roomOf.session(sessionId)).disconnectSockets(true);
    },
    /** About conversations, to those of these people who may take part in them. */
    toWriters: <E extends Exclude<LiveEventName, 'notification'>>(
      accountIds: readonly number[],
      event: E,
      data: LiveEvents[E],
    ) => say(accountIds.map(roomOf.messages), event, data),
    isThere: (accountId: number) => adapter.rooms.has(roomOf.account(accountId)),
    socketsOf,
    cut: (accountId: number) => {
      for (const socket of socketsOf(accountId)) cutLine(socket);
    },
  };
}
export type Speaker = ReturnType<typeof createSpeaker>;
