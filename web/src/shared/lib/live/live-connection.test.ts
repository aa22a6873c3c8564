import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/index.ts';
import { answerOf } from '../session/session-for-test.ts';
import { openConnection } from './live-connection.ts';
import { onLive, onLiveConnect } from './live-listeners.ts';

const tokenOf = (sid: string, nonce = '') => `h.${btoa(JSON.stringify({ sid, nonce }))}.s`;

/** A fake socket; the test plays the server. */
function openForTest() {
  const socket: Socket = io('http://callboard.test', { autoConnect: false });
  const connect = vi.spyOn(socket, 'connect').mockReturnValue(socket);
  const emit = vi.spyOn(socket, 'emit').mockReturnValue(socket);
  let give: () => string | undefined = () => undefined;
  const connection = openConnection((getToken) => {
    give = getToken;
    return socket;
  });
  return {
    connection,
    connect,
    emit,
    /** What is sent on connect. */
    open: () => give(),
    emitEvent: (event: string, data?: unknown) => {
      for (const listener of socket.listeners(event)) listener(data);
    },
    isConnected: (yes: boolean) => {
      socket.connected = yes;
    },
  };
}

const renewTo = (token: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answerOf(token))));

let live: ReturnType<typeof openForTest>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  session.start(answerOf(tokenOf('s-1')));
  live = openForTest();
  live.open();
});
afterEach(async () => {
  live.connection.close();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the live connection', () => {
  it('passes on valid events and nothing else', () => {
    const received: unknown[] = [];
    const stop = onLive('typing', (data) => received.push(data));
    live.emitEvent('typing', { appId: 4, user_id: 7 });
    live.emitEvent('typing', { appId: 'x' });
    live.emitEvent('typing', undefined);
    stop();
    live.emitEvent('typing', { appId: 5, user_id: 7 });
    expect(received).toEqual([{ appId: 4, user_id: 7 }]);
  });

  it('reports every connection, so that missed events can be fetched', () => {
    let times = 0;
    const stop = onLiveConnect(() => {
      times += 1;
    });
    live.emitEvent('connect');
    live.emitEvent('connect');
    stop();
    expect(times).toBe(2);
  });

  it('passes on the end of its own session only', () => {
    const received: unknown[] = [];
    const stop = onLive('notification', ({ logout }) => received.push(logout));
    session.start(answerOf(tokenOf('s-2')));
    live.emitEvent('notification', { user_id: 7, logout: true });
    expect(received).toEqual([]);
    live.open();
    live.emitEvent('notification', { user_id: 7, logout: true });
    expect(received).toEqual([true]);
    stop();
  });

  it('renews a rejected token and reconnects', async () => {
    renewTo(tokenOf('s-1', 'renewed'));
    live.emitEvent('connect_error', { message: 'UNAUTHENTICATED' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(live.connect).toHaveBeenCalledTimes(1);
    expect(live.open()).toBe(tokenOf('s-1', 'renewed'));
  });

  it('retries later after other errors, and never once closed', async () => {
    live.emitEvent('connect_error', { message: 'RATE_LIMITED' });
    expect(live.connect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(8000);
    expect(live.connect).toHaveBeenCalledTimes(1);
    live.emitEvent('connect_error', { message: 'RATE_LIMITED' });
    live.connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.connect).toHaveBeenCalledTimes(1);
  });

  it('sends typing every few seconds per conversation while connected', () => {
    live.connection.sendTyping(4);
    expect(live.emit).not.toHaveBeenCalled();
    live.isConnected(true);
    for (const appId of [4, 4, 5, 4]) live.connection.sendTyping(appId);
    vi.setSystemTime(Date.now() + 3000);
    live.connection.sendTyping(4);
    expect(live.emit.mock.calls.map(([, data]) => data)).toEqual([{ appId: 4 }, { appId: 5 }, { appId: 4 }]);
    live.isConnected(false);
  });
});
