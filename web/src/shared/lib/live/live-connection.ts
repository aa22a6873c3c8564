import {
  type LiveEventName,
  type LiveEvents,
  liveEvents,
  livePath,
  typingEveryMs,
} from '@callboard/contract/live';
import { io, type Socket } from 'socket.io-client';
import type { z } from 'zod';
import { logProblem } from '../log-problem.ts';
import { session } from '../session/index.ts';
import { dispatchConnect, dispatchLive } from './live-listeners.ts';
import { sessionOfToken } from './session-of-token.ts';

export interface LiveConnection {
  readonly sendTyping: (appId: number) => void;
  readonly close: () => void;
}

const schemas: { readonly [E in LiveEventName]: z.ZodType<LiveEvents[E]> } = liveEvents;
const plainEvents = ['message', 'read', 'conversation', 'typing', 'presence', 'project', 'job'] as const;

/** After the server rejects the connection. The library retries lost connections by itself, sooner. */
const retryDelayMs = () => 4000 + Math.random() * 4000;

/** Events that do not match the contract are dropped. */
const eventHandler =
  <E extends LiveEventName>(event: E, isAccepted: (data: LiveEvents[E]) => boolean = () => true) =>
  (payload: unknown) => {
    const { success, data, error } = schemas[event].safeParse(payload);
    if (!success) logProblem(`The server payload a '${event}' that cannot be read`, error);
    else if (isAccepted(data)) dispatchLive(event, data);
  };

function listenForEvents(socket: Socket, isOurSession: () => boolean): void {
  for (const event of plainEvents) socket.on(event, eventHandler(event));
  // The end of an earlier session must not sign out the current one.
  socket.on(
    'notification',
    eventHandler('notification', ({ logout }) => !logout || isOurSession()),
  );
}

/** Reconnects right away when the network or the tab is back. */
function onBack(emitLiveConnect: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') emitLiveConnect();
  };
  window.addEventListener('online', emitLiveConnect);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', emitLiveConnect);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

const connectToServer = (getToken: () => string | undefined): Socket =>
  io({
    path: livePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    auth: (give) => give({ token: getToken() }),
  });

/** Throttles typing events. */
function createTypingSender(socket: Socket) {
  const sentAt = new Map<number, number>();
  return (appId: number) => {
    const now = Date.now();
    if (!socket.connected || now - (sentAt.get(appId) ?? 0) < typingEveryMs) return;
    sentAt.set(appId, now);
    socket.emit('typing', { appId });
  };
}

/** After a rejected connection: renews the token if it was rejected, then retries later. */
function createRetry(socket: Socket) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const retryLater = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => socket.connect(), retryDelayMs());
  };
  return {
    retryLater,
    async renewAndReconnect(rejected: string) {
      const renewed = await session.renewAfter(rejected).catch(() => rejected);
      if (isOver || renewed === undefined) return;
      if (renewed === rejected) retryLater();
      else socket.connect();
    },
    stop() {
      isOver = true;
      clearTimeout(waiting);
    },
  };
}

export function openConnection(dial = connectToServer): LiveConnection {
  let openedWith: string | undefined;
  const socket = dial(() => {
    openedWith = session.getToken();
    return openedWith;
  });
  const retry = createRetry(socket);
  listenForEvents(socket, () => sessionOfToken(openedWith) === sessionOfToken(session.getToken()));
  socket.on('connect', dispatchConnect);
  socket.on('disconnect', () => {
    // Active means that the library reconnects by itself.
    if (!socket.active) retry.retryLater();
  });
  socket.on('connect_error', ({ message }) => {
    if (socket.active) return;
    if (message === 'UNAUTHENTICATED' && openedWith) void retry.renewAndReconnect(openedWith);
    else retry.retryLater();
  });
  const stopWatching = onBack(() => {
    if (!socket.connected) socket.disconnect().connect();
  });
  return {
    sendTyping: createTypingSender(socket),
    close() {
      stopWatching();
      retry.stop();
      socket.off();
      socket.disconnect();
    },
  };
}
