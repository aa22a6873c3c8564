import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../../shared/ui/toast/toast.ts';
import '../../../../shared/i18n/i18n.ts';
import '../i18n.ts';
import {
  type Answers,
  json,
  offline,
  startFakeServer,
} from '../../../../shared/lib/api/fake-server-for-test.ts';
import { onLive } from '../../../../shared/lib/live/index.ts';
import { her, me, sampleConversation, sampleMessage } from '../data/thread-for-test.ts';
import { ConversationActions } from '../drawer/conversation-pane.tsx';
import { useSafety } from './use-safety.tsx';

const conversation = sampleConversation();
const message = sampleMessage({ id: 88, text: 'Pay first, audition later' });

function SafetyActions({ writing = 'open' as const }: { writing?: 'open' | 'blocked' }) {
  const { actions, report, dialogs } = useSafety({ ...conversation, writing }, me);
  return (
    <>
      <ConversationActions person={conversation.other} actions={actions} />
      <button type="button" onClick={() => report(message)}>
        Report this message
      </button>
      {dialogs}
    </>
  );
}

const blockCall = `PUT /v1/weavy-chat/blocked/${her}`;
const reportCall = 'POST /v1/report-abuse';
const reasons = [
  { id: 1, title: 'Asks for money' },
  { id: 2, title: 'Rude' },
];
const startServer = (answers: Answers = {}) =>
  startFakeServer({
    'GET /v1/report-reason/reportProjectList': () => json(200, { results: reasons }),
    [reportCall]: () => json(201, { id: 1, reported_at: '2026-11-15T10:00:00Z' }),
    [blockCall]: () => json(200, { blocked: true }),
    ...answers,
  });

const renderSafety = (writing: 'open' | 'blocked' = 'open') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <SafetyActions writing={writing} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'More about Ananya Rao' }));
  await userEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
}

afterEach(() => {
  toasts.set([]);
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('blocking', () => {
  it('names the person and needs confirmation', async () => {
    const server = startServer();
    const onConversation = vi.fn();
    const stop = onLive('conversation', onConversation);
    renderSafety();
    await choose('Block Ananya Rao');
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Ananya Rao?' }));
    expect(server.bodiesOf(blockCall)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Block Ananya Rao' }));
    await waitFor(() => expect(server.bodiesOf(blockCall)).toEqual([{ blocked: true }]));
    await waitFor(() => expect(onConversation).toHaveBeenCalledWith({ user_id: her }));
    stop();
  });

  it('says that nothing changed when the request failed', async () => {
    startServer({ [blockCall]: offline });
    renderSafety();
    await choose('Block Ananya Rao');
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Ananya Rao?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Block Ananya Rao' }));
    expect(await dialog.findByText(/Couldn’t block Ananya Rao/)).toBeTruthy();
  });

  it('can be undone from the same menu', async () => {
    const server = startServer();
    renderSafety('blocked');
    await choose('Unblock Ananya Rao');
    await waitFor(() => expect(server.bodiesOf(blockCall)).toEqual([{ blocked: false }]));
  });
});

describe('reporting', () => {
  it('needs a reason, sends the message, blocks if chosen, and says thanks', async () => {
    const server = startServer();
    renderSafety();
    await userEvent.click(screen.getByRole('button', { name: 'Report this message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Ananya Rao' }));
    expect(dialog.getByText('Pay first, audition later')).toBeTruthy();
    await dialog.findByRole('radio', { name: 'Asks for money' });
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Select a reason')).toBeTruthy();
    expect(server.bodiesOf(reportCall)).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: 'Asks for money' }));
    await userEvent.type(
      dialog.getByLabelText('Anything else we should know? (optional)'),
      'Twice this week',
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also block Ananya Rao' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/Our team will read your report/)).toBeTruthy();
    expect(server.bodiesOf(reportCall)).toEqual([
      { user_id: her, reason_id: 1, text: 'Twice this week', message_id: 88 },
    ]);
    expect(server.bodiesOf(blockCall)).toEqual([{ blocked: true }]);
    expect(screen.getByText(/is also blocked/)).toBeTruthy();
  });

  it('keeps the draft when sending failed, also after closing', async () => {
    startServer({ [reportCall]: offline });
    const { unmount } = renderSafety();
    await choose('Report Ananya Rao');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Ananya Rao' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Rude' }));
    await userEvent.type(dialog.getByLabelText('Anything else we should know? (optional)'), 'Shouts');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText(/Your report is still here/)).toBeTruthy();
    unmount();
    renderSafety();
    await choose('Report Ananya Rao');
    const reopened = within(await screen.findByRole('dialog', { name: 'Report Ananya Rao' }));
    expect(
      reopened.getByLabelText<HTMLTextAreaElement>('Anything else we should know? (optional)').value,
    ).toBe('Shouts');
  });
});
