import type { Conversation } from '@callboard/contract/messaging/conversations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import '../../../../shared/i18n/i18n.ts';
import { me } from '../data/thread-for-test.ts';
import { ConversationList } from './conversation-list.tsx';

const perPage = 30;

/** A server that has these conversations. */
export function answerConversations(first: readonly Conversation[]) {
  let all: readonly Conversation[] | undefined = first;
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(String(input), 'http://localhost');
    if (url.pathname !== '/v1/weavy-chat') return new Response(null, { status: 204 });
    asked.push(url);
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
    asked,
    pages: () => asked.map((url) => Number(url.searchParams.get('page') ?? 1)),
    answer: (next: readonly Conversation[]) => {
      all = next;
    },
    fail: () => {
      all = undefined;
    },
  };
}

/** Where nothing is laid out, everything is as big as this says. */
function giveRoom() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
}

export function drawList({ openId }: { openId?: number } = {}) {
  giveRoom();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ConversationList userId={me} isRecruiter openId={openId} head={null} found={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const drawnRows = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).findAllByRole('link');
