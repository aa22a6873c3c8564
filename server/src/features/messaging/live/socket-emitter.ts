import { type LiveEventName, type LiveEvents, liveEvents } from '@callboard/contract/live';
import type { z } from 'zod';
import type { SocketEmitter } from '../../../platform/live/live-kind.ts';
import { forceReconnect, type LiveServer, type LiveSocket } from './live-server.ts';
import { roomOf } from './rooms.ts';

const schemas: { readonly [E in LiveEventName]: z.ZodType<LiveEvents[E]> } = liveEvents;

export interface LiveSocketEmitter extends SocketEmitter {
  readonly socketsOf: (accountId: number) => readonly LiveSocket[];
  /** Their browsers reconnect and read what they missed. */
  readonly forceReconnect: (accountId: number) => void;
  readonly hasConnections: () => boolean;
  readonly forceReconnectAll: () => void;
}

export function createSocketEmitter(io: LiveServer): LiveSocketEmitter {
  const { adapter } = io.of('/');
  const emit = <E extends LiveEventName>(rooms: string[], event: E, data: LiveEvents[E]) => {
    // Socket.IO would send to everyone.
    if (rooms.length === 0) return;
    io.to(rooms).emit(event, schemas[event].parse(data));
  };
  const socketsOf = (accountId: number) =>
    [...(adapter.rooms.get(roomOf.account(accountId)) ?? [])].flatMap(
      (id) => io.sockets.sockets.get(id) ?? [],
    );
  return {
    toAccount: (accountId, data) =>
      emit([roomOf.account(accountId)], 'notification', { user_id: accountId, ...data }),
    endSession: (accountId, sessionId) => {
      emit([roomOf.session(sessionId)], 'notification', { user_id: accountId, logout: true });
      io.in(roomOf.session(sessionId)).disconnectSockets(true);
    },
    toWriters: (accountIds, event, data) => emit(accountIds.map(roomOf.messages), event, data),
    toAccounts: (accountIds, event, data) => emit(accountIds.map(roomOf.account), event, data),
    isConnected: (accountId) => adapter.rooms.has(roomOf.account(accountId)),
    socketsOf,
    forceReconnect: (accountId) => {
      for (const socket of socketsOf(accountId)) forceReconnect(socket);
    },
    hasConnections: () => io.sockets.sockets.size > 0,
    forceReconnectAll: () => {
      for (const socket of io.sockets.sockets.values()) forceReconnect(socket);
    },
  };
}
