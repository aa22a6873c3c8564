import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/index.ts';
import { answerOf } from '../session/session-parts-for-test.ts';
import { openConnection } from './live-connection.ts';
import { onLive, onLiveAgain } from './live-listeners.ts';

const tokenOf = (sid: string, nonce = '') => `h.${btoa(JSON.stringify({ sid, nonce }))}.s`;

/** A fake socket; the test plays the server. */
function openForTest() {
  const socket: Socket = io('http://callboard.test', { autoConnect: false });
  const connect = vi.spyOn(socket, 'connect').mockReturnValue(socket);
  const emit = vi.spyOn(socket, 'emit').mockReturnValue(socket);
  let give: () => string | undefined = () => undefined;
  const connection = openConnection((giveToken) => {
    give = giveToken;
    return socket;
  });
  return {
    connection,
    connect,
    emit,
    /** What is sent on connect. */
    open: () => give(),
    say: (event: string, data?: unknown) => {
      for (const listener of socket.listeners(event)) listener(data);
    },
    isConnected: (yes: boolean) => {
      socket.connected = yes;
    },
  };
}

const renewTo = (token: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answerOf(token))));

let line: ReturnType<typeof openForTest>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  session.start(answerOf(tokenOf('s-1')));
  line = openForTest();
  line.open();
});
afterEach(async () => {
  line.connection.close();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the live connection', () => {
  it('passes on valid events and nothing else', () => {
    const heard: unknown[] = [];
    const stop = onLive('typing', (data) => heard.push(data));
    line.say('typing', { appId: 4, user_id: 7 });
    line.say('typing', { appId: 'x' });
    line.say('typing', undefined);
    stop();
    line.say('typing', { appId: 5, user_id: 7 });
    expect(heard).toEqual([{ appId: 4, user_id: 7 }]);
  });

  it('reports every connection, so that missed events can be fetched', () => {
    let times = 0;
    const stop = onLiveAgain(() => {
      times += 1;
    });
    line.say('connect');
    line.say('connect');
    stop();
    expect(times).toBe(2);
  });

  it('passes on the end of its own session only', () => {
    const heard: unknown[] = [];
    const stop = onLive('notification', ({ logout }) => heard.push(logout));
    session.start(answerOf(tokenOf('s-2')));
    line.say('notification', { user_id: 7, logout: true });
    expect(heard).toEqual([]);
    line.open();
    line.say('notification', { user_id: 7, logout: true });
    expect(heard).toEqual([true]);
    stop();
  });

  it('renews a rejected token and reconnects', async () => {
    renewTo(tokenOf('s-1', 'renewed'));
    line.say('connect_error', { message: 'UNAUTHENTICATED' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(line.connect).toHaveBeenCalledTimes(1);
    expect(line.open()).toBe(tokenOf('s-1', 'renewed'));
  });

  it('retries later after other errors, and never once closed', async () => {
    line.say('connect_error', { message: 'RATE_LIMITED' });
    expect(line.connect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(8000);
    expect(line.connect).toHaveBeenCalledTimes(1);
    line.say('connect_error', { message: 'RATE_LIMITED' });
    line.connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.connect).toHaveBeenCalledTimes(1);
  });

  it('sends typing every few seconds per conversation while connected', () => {
    line.connection.sayTyping(4);
    expect(line.emit).not.toHaveBeenCalled();
    line.isConnected(true);
    for (const appId of [4, 4, 5, 4]) line.connection.sayTyping(appId);
    vi.setSystemTime(Date.now() + 3000);
    line.connection.sayTyping(4);
    expect(line.emit.mock.calls.map(([, data]) => data)).toEqual([{ appId: 4 }, { appId: 5 }, { appId: 4 }]);
    line.isConnected(false);
  });
});
