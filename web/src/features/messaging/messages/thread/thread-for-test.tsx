import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../../../../shared/lib/api/query-client.ts';
import { loadSession, session } from '../../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../../shared/lib/session/session-for-test.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import ToastContainer from '../../../../shared/ui/toast/toast-container.tsx';
import { Composer } from '../composer/composer.tsx';
import { me, sampleConversation, sampleMessage } from '../data/thread-for-test.ts';
import { Thread } from './thread.tsx';

/** Registers hooks that sign in before each test and clean up after it. */
export function signInForTests(): void {
  beforeAll(loadSession);
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    session.start(answerOf('t-1', someUser({ user_id: me })));
  });
  afterEach(async () => {
    // Before signing out, so requests of closing pages are still answered.
    cleanup();
    await session.end();
    window.localStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

type Failure = { readonly status: number; readonly code: string; readonly detail?: string };

/** Serves one conversation. Tests can make requests fail. */
export function fakeConversationServer(messages: Message[], change: Partial<Conversation> = {}) {
  const calls: Call[] = [];
  const state = { failure: undefined as Failure | 'offline' | undefined };
  const conversation = () =>
    sampleConversation({ last_seq: messages.length, revision: messages.length, ...change });
  const write = ({ text, client_id }: Record<string, unknown>) => {
    const seq = messages.length + 1;
    const message = sampleMessage({
      ...{ seq, user_id: me, text: String(text), client_id: String(client_id) },
      created_at: new Date().toISOString(),
    });
    messages.push(message);
    return message;
  };
  const answer = ({ method, path, body }: Call): unknown => {
    if (path.startsWith('/v1/weavy-conversation')) {
      return { conversation: conversation(), messages: [...messages], has_older: false, has_newer: false };
    }
    if (path.startsWith('/v1/weavy-message/appId-base-messages')) {
      return { results: [], has_more: false, revision: messages.length, last_seq: messages.length };
    }
    if (method === 'POST' && path === '/v1/weavy-message') return write(body);
    const changed = messages.find(({ id }) => path === `/v1/weavy-message/${id}`);
    if (changed && method === 'PATCH')
      return { ...changed, text: body.text, edited_at: changed.created_at, revision: messages.length + 1 };
    if (changed && method === 'DELETE')
      return { ...changed, text: '', is_deleted: true, revision: messages.length + 1 };
    return { unreadCount: 0, email: 'now' };
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = { method: init.method ?? 'GET', path, body: JSON.parse(String(init.body ?? '{}')) };
    calls.push(call);
    if (state.failure === 'offline') throw new TypeError('Failed to fetch');
    if (state.failure && call.method !== 'GET') {
      const problem = { type: 'about:blank', title: 'No', ...state.failure };
      return Response.json(problem, { status: state.failure.status });
    }
    return Response.json(answer(call));
  });
  return {
    sent: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path),
    answerWith: (failure: Failure | 'offline' | undefined) => {
      state.failure = failure;
    },
  };
}

export function renderConversation(onReport?: (message: Message) => void, onUnblock?: () => void) {
  return renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <Thread appId={5} onReport={onReport} />
      <Composer appId={5} onUnblock={onUnblock} />
      <ToastContainer />
    </QueryClientProvider>,
  );
}

export const findLog = () => screen.findByRole('log', { name: 'Messages with Ananya Rao' });
export const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message Ananya' });
