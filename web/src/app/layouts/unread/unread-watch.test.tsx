import type { Message } from '@callboard/contract/messaging/messages';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setShownConversation, setUnreadCount } from '../../../features/messaging/messages/index.ts';
import { emitLive, emitLiveConnect } from '../../../shared/lib/live/live-for-test.ts';
import UnreadWatch from './unread-watch.tsx';

const me = 7;
const asked: string[] = [];
let count = 0;

const message = (change: Partial<Message> = {}): Message => ({
  id: 1,
  appId: 5,
  seq: 1,
  revision: 1,
  user_id: 9,
  client_id: 'c',
  text: 'Hello',
  created_at: '2026-11-14T12:34:00.000Z',
  edited_at: null,
  is_deleted: false,
  quote: null,
  attachments: [],
  ...change,
});
const say = (change: Partial<Message> = {}) =>
  act(async () => {
    emitLive('message', { appId: 5, revision: 1, message: message(change) });
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  document.title = 'Castings · Callboard';
  document.head.innerHTML += '<link rel="icon" href="/favicon.svg">';
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ unreadCount: count }));
  });
  setUnreadCount(0);
  render(<UnreadWatch userId={me} />);
});
afterEach(() => {
  setShownConversation(undefined);
  document.querySelector('link[rel="icon"]')?.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('unread messages in the tab title', () => {
  it('are counted from live events', async () => {
    await say();
    await say({ id: 2, seq: 2 });
    expect(document.title).toBe('(2) Castings · Callboard');
    expect(icon()).toBe('/favicon-unread.svg');
    expect(asked).toEqual([]);
  });

  it('do not include own messages', async () => {
    await say({ user_id: me });
    expect(document.title).toBe('Castings · Callboard');
  });

  it('are refetched once after reading on another device', async () => {
    await say();
    await act(async () => {
      for (const seq of [1, 2, 3]) emitLive('read', { appId: 5, user_id: me, seq });
    });
    await pass(500);
    expect(asked).toEqual(['/v1/weavy-chat?limit=1']);
    expect(document.title).toBe('Castings · Callboard');
    expect(icon()).toBe('/favicon.svg');
  });

  it('do not change when the other person reads', async () => {
    await say();
    await act(async () => emitLive('read', { appId: 5, user_id: 9, seq: 1 }));
    await pass(5000);
    expect(asked).toEqual([]);
  });

  it('are refetched after an unsent message and after a reconnect', async () => {
    await say();
    count = 4;
    await say({ is_deleted: true, revision: 2 });
    await pass(500);
    expect(document.title).toBe('(4) Castings · Callboard');
    count = 0;
    await act(async () => emitLiveConnect());
    await pass(500);
    expect(document.title).toBe('Castings · Callboard');
  });

  it('are counted again when a message arrives while they are being counted', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const answers = [1, 2];
    vi.stubGlobal('fetch', async () => {
      const unreadCount = answers.shift();
      if (unreadCount === 1) await held;
      return new Response(JSON.stringify({ unreadCount }));
    });
    await act(async () => emitLiveConnect());
    await pass(500);
    await say();
    await act(async () => release());
    await pass(0);
    expect(document.title).toBe('(2) Castings · Callboard');
  });

  it('ignore messages of the open conversation', async () => {
    setShownConversation(5);
    await say();
    expect(document.title).toBe('Castings · Callboard');
    count = 1;
    await pass(3000);
    expect(document.title).toBe('(1) Castings · Callboard');
    count = 0;
  });
});
