import type { Conversation } from '@callboard/contract/messaging/conversations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import '../../../../shared/i18n/i18n.ts';
import { me } from '../data/thread-for-test.ts';
import { ConversationList } from './conversation-list.tsx';

const perPage = 30;

export function fakeConversationsServer(first: readonly Conversation[]) {
  let all: readonly Conversation[] | undefined = first;
  const requests: URL[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(String(input), 'http://localhost');
    if (url.pathname !== '/v1/weavy-chat') return new Response(null, { status: 204 });
    requests.push(url);
    const refused = { type: 'about:blank', title: 'No', status: 409, code: 'CONFLICT' };
    if (!all) return new Response(JSON.stringify(refused), { status: 409 });
    const page = Number(url.searchParams.get('page') ?? 1);
    const body = {
      results: all.slice((page - 1) * perPage, page * perPage),
      page,
      limit: perPage,
      totalPages: Math.ceil(all.length / perPage),
      totalResults: all.length,
      unreadCount: 0,
      unread_conversations: 0,
      projects: [],
    };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  return {
    requests,
    pages: () => requests.map((url) => Number(url.searchParams.get('page') ?? 1)),
    answer: (next: readonly Conversation[]) => {
      all = next;
    },
    fail: () => {
      all = undefined;
    },
  };
}

/** jsdom has no layout, so sizes are faked. */
function fakeLayout() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
}

export function renderList({ openId }: { openId?: number } = {}) {
  fakeLayout();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ConversationList userId={me} isRecruiter openId={openId} head={null} found={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const findRows = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).findAllByRole('link');
