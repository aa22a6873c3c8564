import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emitLive, emitLiveConnect } from '../../../../shared/lib/live/live-for-test.ts';
import { her, me, sampleMessage } from '../data/thread-for-test.ts';
import {
  fakeConversationServer,
  findField,
  findLog,
  renderConversation,
  signInForTests,
} from './thread-for-test.tsx';

const readCall = `/v1/comet-chat/update-user-email/unread-message/${me}`;

/** Everything is in view. */
const fullView = {
  top: 0,
  bottom: 1000,
  left: 0,
  right: 0,
  width: 0,
  height: 1000,
  x: 0,
  y: 0,
  toJSON: () => '',
};

signInForTests();
beforeEach(() => void vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(fullView));

const mine = (seq: number, change = {}) =>
  sampleMessage({ seq, user_id: me, created_at: new Date().toISOString(), ...change });

const menuOf = async (text: string) => {
  const row = (await findLog()).querySelectorAll('[data-seq]');
  const found = [...row].find(({ textContent }) => textContent?.includes(text));
  if (!(found instanceof HTMLElement)) throw new Error(`No message says ${text}`);
  await userEvent.click(within(found).getByRole('button', { name: /^Message options, .+, \d/ }));
};

describe('a conversation', () => {
  it('shows new and read messages, and sends the read position', async () => {
    const server = fakeConversationServer(
      [mine(1), mine(2), sampleMessage({ seq: 3 }), sampleMessage({ seq: 4 })],
      {
        read_seq: 2,
        other_read_seq: 1,
        unread: 2,
      },
    );
    renderConversation();
    const log = await findLog();
    expect(within(log).getByText('2 new')).toBeTruthy();
    expect(within(log).getByText('Read')).toBeTruthy();
    expect(within(log).getByText('Sent')).toBeTruthy();
    await waitFor(() => expect(server.sent('PUT', readCall)[0]?.body).toEqual({ appId: 5, seq: 4 }));
    act(() => emitLive('read', { appId: 5, user_id: her, seq: 2 }));
    expect(within(log).queryByText('Sent')).toBeNull();
  });

  it('shows and announces a new message once, and shows typing', async () => {
    fakeConversationServer([sampleMessage({ seq: 1 })]);
    renderConversation();
    const log = await findLog();
    act(() => emitLive('typing', { appId: 5, user_id: her }));
    expect(within(log).getByText('Ananya is typing')).toBeTruthy();
    const came = sampleMessage({ seq: 2, text: 'Yes to the 19th' });
    act(() => emitLive('message', { appId: 5, revision: 2, message: came }));
    act(() => emitLive('message', { appId: 5, revision: 2, message: came }));
    expect(within(log).getAllByText('Yes to the 19th')).toHaveLength(1);
    expect(within(log).queryByText('Ananya is typing')).toBeNull();
    expect(screen.getByText('Ananya: Yes to the 19th')).toBeTruthy();
  });

  it('renders messages as text with safe links', async () => {
    fakeConversationServer([
      sampleMessage({ text: '<b>x</b> https://example.com/reel javascript:alert(1)' }),
    ]);
    renderConversation();
    const log = await findLog();
    const [link, ...others] = within(log).getAllByRole('link');
    expect(others).toEqual([]);
    expect(link?.getAttribute('href')).toBe('https://example.com/reel');
    expect(link?.getAttribute('rel')).toBe('noopener nofollow ugc');
    expect(link?.textContent).toContain('example.com');
    expect(log.querySelector('b')).toBeNull();
    expect(log.textContent).toContain('<b>x</b>');
  });

  it('replies with a quote that links back', async () => {
    const server = fakeConversationServer([sampleMessage({ seq: 1, text: 'Shall I bring them?' })]);
    renderConversation();
    await menuOf('Shall I bring them?');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    expect(screen.getByText('Replying to Ananya')).toBeTruthy();
    await userEvent.type(await findField(), 'Bring them.{Enter}');
    await waitFor(() =>
      expect(server.sent('POST', '/v1/weavy-message')[0]?.body).toMatchObject({
        text: 'Bring them.',
        quote_id: 1001,
      }),
    );
  });

  it('lets only its writer edit and delete a message, for 15 minutes', async () => {
    const old = new Date(Date.now() - 16 * 60_000).toISOString();
    const report = vi.fn();
    fakeConversationServer([
      mine(1, { created_at: old, text: 'Old' }),
      sampleMessage({ seq: 2, text: 'Hers' }),
      mine(3),
    ]);
    renderConversation(report);
    await menuOf('Old');
    const names = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(await names()).toEqual(['Reply', 'Copy']);
    await userEvent.keyboard('{Escape}');
    await menuOf('Hers');
    await waitFor(async () => expect(await names()).toEqual(['Reply', 'Copy', 'Report']));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ seq: 2 }));
    await menuOf('Words 3');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete for everyone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this message for everyone?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for everyone' }));
    expect(await within(await findLog()).findByText('Message deleted')).toBeTruthy();
  });

  it('keeps a message written offline and sends it when online', async () => {
    const server = fakeConversationServer([sampleMessage()]);
    renderConversation();
    const field = await findField();
    await findLog();
    server.answerWith('offline');
    await userEvent.type(field, 'Without a line{Enter}');
    expect(await screen.findByText('Waiting to send')).toBeTruthy();
    expect(field.value).toBe('');
    expect(
      Object.keys(window.localStorage).filter((key) => key.startsWith('callboard-outgoing/7/')),
    ).toHaveLength(1);
    server.answerWith(undefined);
    act(emitLiveConnect);
    expect(await within(await findLog()).findByText('Sent')).toBeTruthy();
    expect(within(await findLog()).getAllByText('Without a line')).toHaveLength(1);
  });

  it('says why a message was rejected and restores its text', async () => {
    const server = fakeConversationServer([sampleMessage()]);
    renderConversation();
    const field = await findField();
    await findLog();
    server.answerWith({ status: 409, code: 'CONFLICT', detail: 'They aren’t accepting messages.' });
    await userEvent.type(field, 'Hello?{Enter}');
    expect(await screen.findByText(/They aren’t accepting messages\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(field.value).toBe('Hello?');
    expect(screen.queryByText('Not sent.')).toBeNull();
  });

  it('shows a missing conversation and a failed one', async () => {
    const server = fakeConversationServer([]);
    server.answerWith('offline');
    renderConversation();
    const again = await screen.findByRole('button', { name: /again/i });
    server.answerWith(undefined);
    await userEvent.click(again);
    expect(await findLog()).toBeTruthy();
  });
});
