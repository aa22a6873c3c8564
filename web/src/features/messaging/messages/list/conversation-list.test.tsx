import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '../i18n.ts';
import { emitLive } from '../../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../../shared/lib/session/session-for-test.ts';
import { her, me, sampleConversation, sampleMessage } from '../data/thread-for-test.ts';
import { fakeConversationsServer, findRows, renderList } from './list-for-test.tsx';

const talk = (appId: number, change: Parameters<typeof sampleConversation>[0] = {}) => {
  const { other } = sampleConversation();
  const at = new Date(Date.UTC(2026, 10, 1, 0, 1000 - appId)).toISOString();
  return sampleConversation({
    appId,
    other: { ...other, user_id: her + appId, name: `Talent ${appId}` },
    last_message: sampleMessage({ appId, text: `Words of ${appId}` }),
    last_message_at: at,
    last_seq: 1,
    revision: 1,
    ...change,
  });
};

beforeAll(loadSession);
beforeEach(() => session.start(answerOf('t-1', someUser({ user_id: me, user_type: 2, talenter: null }))));
afterEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the list of conversations', () => {
  it('shows name, subject, last message and unread count', async () => {
    fakeConversationsServer([talk(1, { unread: 2 }), talk(2)]);
    renderList({ openId: 2 });
    const [first, second] = await findRows();
    expect(first?.textContent).toContain('Talent 1');
    expect(first?.textContent).toContain('Meera, Monsoon Line');
    expect(first?.textContent).toContain('Words of 1');
    expect(first && within(first).getByText('2 new')).toBeTruthy();
    expect(first?.getAttribute('href')).toBe('/app/messages?conversation=1');
    expect(second?.getAttribute('aria-current')).toBe('true');
  });

  it('renders only visible rows and loads more near the end', async () => {
    const server = fakeConversationsServer(Array.from({ length: 1000 }, (_, at) => talk(at + 1)));
    renderList();
    expect((await findRows()).length).toBeLessThan(30);
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('1000');
    await waitFor(() => expect(server.pages()).toEqual([1]));
    const frame = screen.getByRole('list', { name: 'Conversations' }).parentElement;
    if (frame) fireEvent.scroll(frame, { target: { scrollTop: 2000 } });
    await waitFor(() => expect(server.pages()).toEqual([1, 2]));
  });

  it('moves with the arrow keys and has one tab stop', async () => {
    fakeConversationsServer([talk(1), talk(2), talk(3)]);
    renderList({ openId: 2 });
    const rows = await findRows();
    expect(rows.map((row) => row.tabIndex)).toEqual([-1, 0, -1]);
    rows[1]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Talent 3'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Talent 1'));
  });

  it('puts new messages first, but not while the pointer is over the list', async () => {
    fakeConversationsServer([talk(1), talk(2)]);
    renderList();
    const names = () => screen.getAllByRole('link').map((row) => row.querySelector('b')?.textContent);
    const [first] = await findRows();
    if (first) await userEvent.hover(first);
    const message = sampleMessage({
      appId: 2,
      seq: 2,
      revision: 2,
      text: 'Just now',
      created_at: new Date().toISOString(),
    });
    emitLive('message', { appId: 2, revision: 2, message });
    expect(await screen.findByText('Just now')).toBeTruthy();
    expect(names()).toEqual(['Talent 1', 'Talent 2']);
    if (first) await userEvent.unhover(first);
    await waitFor(() => expect(names()).toEqual(['Talent 2', 'Talent 1']));
  });

  it('filters unread conversations, and says when there are none', async () => {
    const server = fakeConversationsServer([talk(1)]);
    renderList();
    await findRows();
    server.answer([]);
    await userEvent.click(screen.getByRole('button', { name: 'Unread' }));
    expect(await screen.findByRole('heading', { name: 'You’re all caught up' })).toBeTruthy();
    expect(server.requests.at(-1)?.searchParams.get('unread')).toBe('true');
  });

  it('explains how conversations start', async () => {
    fakeConversationsServer([]);
    renderList();
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find Talents' }).getAttribute('href')).toBe('/find-talents');
  });

  it('shows an error and retries', async () => {
    const server = fakeConversationsServer([talk(1)]);
    server.fail();
    renderList();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer([talk(1)]);
    await userEvent.click(retry);
    expect(await findRows()).toHaveLength(1);
  });
});
