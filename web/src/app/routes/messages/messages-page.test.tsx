import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sampleConversation,
  sampleMessage,
} from '../../../features/messaging/messages/data/thread-for-test.ts';
import { nextTask } from '../../../shared/lib/next-task.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { Providers } from '../../providers.tsx';
import { answerCalls, json, problemAnswer } from '../find-talents/search-for-test.tsx';
import { Component } from './messages-page.tsx';

const path = '/app/messages';
const last = sampleMessage({ seq: 1, text: 'Should I bring my own ghungroo?' });
const ananya = sampleConversation({
  last_message: last,
  last_message_at: last.created_at,
  last_seq: 1,
  revision: 1,
});
const { other } = ananya;

const listOf = (results: (typeof ananya)[]) =>
  json(200, {
    results,
    page: 1,
    limit: 30,
    totalPages: results.length,
    totalResults: results.length,
    unreadCount: 0,
    unread_conversations: 0,
    projects: [],
  });

const usual = {
  'GET /v1/weavy-chat': () => listOf([ananya]),
  'GET /v1/weavy-conversation': () =>
    json(200, { conversation: ananya, messages: [last], has_older: false, has_newer: false }),
  'PUT /v1/comet-chat': () => json(200, { unreadCount: 0, email: 'daily' }),
  'GET /v1/weavy-chat/autocomplete': () => json(200, { results: [] }),
  'GET /v1/weavy-message/search': () => json(200, { results: [] }),
};

function openPage(query = '') {
  const router = createMemoryRouter([{ path, element: <Component /> }], { initialEntries: [path + query] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

beforeAll(loadSession);
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  session.start(answerOf('t-1', someUser({ user_id: 7, user_type: 2, talenter: null })));
});
afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(path, () => {
  it('opens the latest conversation beside the list, and back leaves the page', async () => {
    const server = answerCalls(usual);
    const router = createMemoryRouter(
      [
        { path, element: <Component /> },
        { path: '/before', element: <p>The page before</p> },
      ],
      { initialEntries: ['/before', path] },
    );
    render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Ananya Rao' })).toBeTruthy();
    expect(router.state.location.search).toBe('?conversation=5');
    expect(server.to('GET /v1/weavy-chat').length).toBe(1);
    await act(() => router.navigate(-1));
    expect(screen.getByText('The page before')).toBeTruthy();
  });

  it('says what is missing when there is no conversation yet', async () => {
    answerCalls({ ...usual, 'GET /v1/weavy-chat': () => listOf([]) });
    const router = openPage();
    expect(await screen.findByRole('heading', { name: 'Select a conversation' })).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('shows the list first on a phone, opens a conversation in the address, and back closes it', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 44rem'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    answerCalls(usual);
    const router = openPage();
    expect(await screen.findByRole('heading', { name: 'Select a conversation' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('link', { name: /Ananya Rao/ }));
    expect(router.state.location.search).toBe('?conversation=5');
    expect(await screen.findByRole('heading', { level: 2, name: 'Ananya Rao' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Ananya Rao, Messages · Callboard'));
    await act(() => router.navigate(-1));
    expect(screen.getByRole('heading', { name: 'Select a conversation' })).toBeTruthy();
    expect(document.title).toBe('Messages · Callboard');
  });

  it('finds or starts the conversation with a person', async () => {
    const server = answerCalls({
      ...usual,
      'GET /v1/weavy-chat': (url: URL) => listOf(url.searchParams.has('user_id') ? [] : [ananya]),
      'POST /v1/weavy-chat': () => json(201, ananya),
    });
    const router = openPage('?with=9&project=3');
    await waitFor(() => expect(router.state.location.search).toBe('?conversation=5&reply=1'));
    expect(server.to('POST /v1/weavy-chat').map(({ body }) => body)).toEqual([
      { members: [9], project_id: 3 },
    ]);
  });

  it('says when messaging is not possible yet', async () => {
    answerCalls({
      ...usual,
      'GET /v1/weavy-chat': () => listOf([]),
      'POST /v1/weavy-chat': () => problemAnswer(404, 'NOT_FOUND'),
    });
    openPage('?with=9');
    expect(await screen.findByRole('heading', { name: 'You can’t message each other yet' })).toBeTruthy();
  });

  it('finds people and messages, with arrow keys', async () => {
    const found = { message: last, name: other.name, project_title: 'Monsoon Line' };
    answerCalls({
      ...usual,
      'GET /v1/weavy-chat/autocomplete': () =>
        json(200, { results: [{ person: other, project: null, character_name: null, appId: 5 }] }),
      'GET /v1/weavy-message/search': () => json(200, { results: [found] }),
    });
    const router = openPage();
    await userEvent.type(screen.getByLabelText('Search people and messages'), 'gh');
    const hit = await screen.findByText('gh', { selector: 'mark' });
    expect(hit.closest('a')?.textContent).toContain('Should I bring my own ghungroo?');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Unlocked profile');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?conversation=5&at=1'));
  });

  it('starts a conversation about the chosen project', async () => {
    const server = answerCalls({
      ...usual,
      'GET /v1/weavy-chat/autocomplete': () =>
        json(200, {
          results: [
            {
              person: other,
              project: { id: 3, title: 'Monsoon Line' },
              character_name: 'Meera',
              appId: null,
            },
            { person: other, project: null, character_name: null, appId: null },
          ],
        }),
      'POST /v1/weavy-chat': () => json(201, ananya),
    });
    const router = openPage();
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Meera, Monsoon Line' }));
    await waitFor(() => expect(router.state.location.search).toBe('?conversation=5&reply=1'));
    expect(server.to('POST /v1/weavy-chat')[0]?.body).toEqual({ members: [9], project_id: 3 });
  });

  const tara = { ...other, user_id: 10, name: 'Tara Dutta' };
  const unwritten = (person: typeof other, appId: number | null = null) => ({
    person,
    project: null,
    character_name: null,
    appId,
  });

  async function choosePerson(user = userEvent.setup({ delay: null })) {
    await user.click(screen.getByRole('button', { name: 'New conversation' }));
    return within(await screen.findByRole('dialog', { name: 'New conversation' }));
  }

  it('moves no one while a pointer is down on them', async () => {
    let answerSearch: (answer: Response) => void = () => undefined;
    const list = (...people: (typeof other)[]) => json(200, { results: people.map((one) => unwritten(one)) });
    const server = answerCalls({
      ...usual,
      'GET /v1/weavy-chat/autocomplete': (url: URL) =>
        url.searchParams.get('q') === 'Tara'
          ? new Promise<Response>((resolve) => (answerSearch = resolve))
          : list(other, tara),
      'POST /v1/weavy-chat': () => json(201, { ...ananya, appId: 6 }),
    });
    const router = openPage();
    const user = userEvent.setup({ delay: null });
    const dialog = await choosePerson(user);
    const row = await dialog.findByRole('button', { name: /Tara Dutta/ });
    await user.type(dialog.getByLabelText('Search by name'), 'Tara');
    // Leaving the field searches at once.
    await user.pointer({ keys: '[MouseLeft>]', target: row });
    await waitFor(() =>
      expect(server.calls.some(({ url }) => url.searchParams.get('q') === 'Tara')).toBe(true),
    );
    await act(async () => {
      answerSearch(list(tara));
      await nextTask();
      await nextTask();
    });
    expect(dialog.getByRole('button', { name: /Ananya Rao/ })).toBeTruthy();
    await user.pointer({ keys: '[/MouseLeft]', target: row });
    await waitFor(() => expect(router.state.location.search).toBe('?conversation=6&reply=1'));
  });

  it('opens whom one chose, also when the list arrives at that moment', async () => {
    let answerList: (answer: Response) => void = () => undefined;
    answerCalls({
      ...usual,
      'GET /v1/weavy-chat': () => new Promise<Response>((resolve) => (answerList = resolve)),
      'GET /v1/weavy-chat/autocomplete': () => json(200, { results: [unwritten(tara, 6)] }),
    });
    const router = openPage();
    const dialog = await choosePerson();
    const row = await dialog.findByRole('button', { name: /Tara Dutta/ });
    // Both before the page has drawn either of them.
    await act(async () => {
      fireEvent.click(row);
      answerList(listOf([ananya]));
      await nextTask();
      await nextTask();
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?conversation=6&reply=1');
  });
});
