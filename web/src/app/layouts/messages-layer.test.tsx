import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeMessages, openMessages, useUnreadCount } from '../../features/messaging/messages/index.ts';
import { loadSession, session } from '../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../shared/lib/session/session-for-test.ts';
import { Providers } from '../providers.tsx';
import { MessagesLayer } from './messages-layer.tsx';

const asked: string[] = [];

const problemAnswer = () =>
  Response.json({ type: 'about:blank', title: 'No', status: 404, code: 'NOT_FOUND' }, { status: 404 });
const noConversations = {
  results: [],
  page: 1,
  limit: 1,
  totalPages: 0,
  totalResults: 0,
  unreadCount: 0,
  unread_conversations: 0,
  projects: [],
};

function Count() {
  return <output data-testid="unread">{useUnreadCount()}</output>;
}

function open(path = '/castings') {
  const element = (
    <>
      <MessagesLayer />
      <Count />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

/** Every media query gets the same answer. */
function onPhone(isPhone: boolean) {
  const answer = window.matchMedia(isPhone ? '(min-width: 0px)' : '(max-width: 0px)');
  vi.spyOn(window, 'matchMedia').mockReturnValue(answer);
}

beforeAll(loadSession);
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    asked.push(`${method} ${url}`);
    return method === 'GET' && url.startsWith('/v1/weavy-chat?')
      ? Response.json(noConversations)
      : problemAnswer();
  });
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null, unreadCount: 3 })));
});
afterEach(async () => {
  closeMessages();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('messages on every page', () => {
  it('starts from the session unread count, and 0 for a guest', async () => {
    open();
    await waitFor(() => expect(screen.getByTestId('unread').textContent).toBe('3'));
    await act(() => session.end());
    expect(screen.getByTestId('unread').textContent).toBe('0');
  });

  it('opens the conversation in a drawer, and says when there is none', async () => {
    const router = open();
    act(() => openMessages({ userId: 3 }));
    const drawer = await screen.findByRole('dialog', { name: 'Messages' }, { timeout: 15_000 });
    expect(drawer).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'You can’t message each other yet' })).toBeTruthy();
    expect(asked).toContain('POST /v1/weavy-chat');
    expect(router.state.location.pathname).toBe('/castings');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['a phone', true, '/castings'],
    ['the page of messages', false, '/app/messages'],
  ])('on %s goes to the page', async (_, isPhone, path) => {
    onPhone(isPhone);
    const router = open(path);
    act(() => openMessages({ userId: 3, projectId: 2 }));
    await waitFor(() => expect(router.state.location.search).toBe('?with=3&project=2'));
    act(() => openMessages({ appId: 12 }));
    await waitFor(() => expect(router.state.location.search).toBe('?conversation=12'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
