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
import { tellAgain, tellLive } from './live-listeners.ts';
import { sessionOfToken } from './session-of-token.ts';

export interface LiveConnection {
  readonly sayTyping: (appId: number) => void;
  readonly close: () => void;
}

const schemas: { readonly [E in LiveEventName]: z.ZodType<LiveEvents[E]> } = liveEvents;
const aboutConversations = ['message', 'read', 'conversation', 'typing', 'presence'] as const;

/** After the server rejects the connection. The library retries lost connections by itself, sooner. */
const askAgainMs = () => 4000 + Math.random() * 4000;

/** Events that do not match the contract are dropped. */
const hearer =
  <E extends LiveEventName>(event: E, isForUs: (data: LiveEvents[E]) => boolean = () => true) =>
  (said: unknown) => {
    const { success, data, error } = schemas[event].safeParse(said);
    if (!success) logProblem(`The server said a '${event}' that cannot be read`, error);
    else if (isForUs(data)) tellLive(event, data);
  };

function hearEvents(socket: Socket, isOverForUs: () => boolean): void {
  for (const event of aboutConversations) socket.on(event, hearer(event));
  // The end of an earlier session must not sign out the current one.
  socket.on(
    'notification',
    hearer('notification', ({ logout }) => !logout || isOverForUs()),
  );
}

/** Reconnects right away when the network or the tab is back. */
function whenBack(comeBack: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') comeBack();
  };
  window.addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

const dialServer = (giveToken: () => string | undefined): Socket =>
  io({
    path: livePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    auth: (give) => give({ token: giveToken() }),
  });

/** Throttles typing events. */
function createTypingSayer(socket: Socket) {
  const saidAt = new Map<number, number>();
  return (appId: number) => {
    const now = Date.now();
    if (!socket.connected || now - (saidAt.get(appId) ?? 0) < typingEveryMs) return;
    saidAt.set(appId, now);
    socket.emit('typing', { appId });
  };
}

/** After a rejected connection: renews the token if it was rejected, then retries later. */
function createSecondTry(socket: Socket) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const askLater = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => socket.connect(), askAgainMs());
  };
  return {
    askLater,
    async renewAndAsk(refused: string) {
      const renewed = await session.renewAfter(refused).catch(() => refused);
      if (isOver || renewed === undefined) return;
      if (renewed === refused) askLater();
      else socket.connect();
    },
    stop() {
      isOver = true;
      clearTimeout(waiting);
    },
  };
}

export function openConnection(dial = dialServer): LiveConnection {
  let openedWith: string | undefined;
  const socket = dial(() => {
    openedWith = session.getToken();
    return openedWith;
  });
  const secondTry = createSecondTry(socket);
  hearEvents(socket, () => sessionOfToken(openedWith) === sessionOfToken(session.getToken()));
  socket.on('connect', tellAgain);
  socket.on('disconnect', () => {
    // Active means that the library reconnects by itself.
    if (!socket.active) secondTry.askLater();
  });
  socket.on('connect_error', ({ message }) => {
    if (socket.active) return;
    if (message === 'UNAUTHENTICATED' && openedWith) void secondTry.renewAndAsk(openedWith);
    else secondTry.askLater();
  });
  const stopWatching = whenBack(() => {
    if (!socket.connected) socket.disconnect().connect();
  });
  return {
    sayTyping: createTypingSayer(socket),
    close() {
      stopWatching();
      secondTry.stop();
      socket.off();
      socket.disconnect();
    },
  };
}
