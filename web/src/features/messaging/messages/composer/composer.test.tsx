import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { me, sampleMessage } from '../data/thread-for-test.ts';
import {
  fakeConversationServer,
  findField,
  renderConversation,
  signInForTests,
} from '../thread/thread-for-test.tsx';
import { emojiByKey, findEmoji } from './emoji/emoji-button.tsx';
import { emojiGroups } from './emoji/emoji-set.ts';
import { problemOf, typeOf } from './tray/use-files.ts';

signInForTests();

const post = '/v1/weavy-message';

describe('the composer', () => {
  it('sends with Enter, starts a line with Shift+Enter, and never sends an empty message', async () => {
    const server = fakeConversationServer([]);
    renderConversation();
    const field = await findField();
    await userEvent.type(field, '   {Enter}');
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}Two{Enter}');
    await waitFor(() => expect(server.sent('POST', post).map(({ body }) => body.text)).toEqual(['One\nTwo']));
  });

  it('keeps the draft when the conversation is closed', async () => {
    fakeConversationServer([]);
    const { unmount } = renderConversation();
    await userEvent.type(await findField(), 'Half a sen');
    unmount();
    renderConversation();
    expect((await findField()).value).toBe('Half a sen');
  });

  it('edits the last own message with the Up key and then restores the draft', async () => {
    const server = fakeConversationServer([
      sampleMessage({ user_id: me, text: 'Thursdy', created_at: new Date().toISOString() }),
    ]);
    renderConversation();
    const field = await findField();
    await userEvent.type(field, '{ArrowUp}');
    expect(await screen.findByText('Editing your message')).toBeTruthy();
    expect(field.value).toBe('Thursdy');
    await userEvent.clear(field);
    await userEvent.type(field, 'Thursday{Enter}');
    await waitFor(() => expect(server.sent('PATCH', `${post}/1001`)[0]?.body).toEqual({ text: 'Thursday' }));
    await waitFor(() => expect(field.value).toBe(''));
    expect(await screen.findByText('Thursday')).toBeTruthy();
  });

  it('keeps an edit that could not be saved', async () => {
    const server = fakeConversationServer([
      sampleMessage({ user_id: me, created_at: new Date().toISOString() }),
    ]);
    renderConversation();
    const field = await findField();
    await userEvent.type(field, '{ArrowUp}');
    server.answerWith('offline');
    await userEvent.type(field, ' more{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here');
    expect(field.value).toBe('Words 1 more');
  });

  it('shows the count near the limit and enforces it', async () => {
    const server = fakeConversationServer([]);
    renderConversation();
    const field = await findField();
    fireEvent.change(field, { target: { value: 'x'.repeat(8001) } });
    expect(screen.getByText('1 too many')).toBeTruthy();
    await userEvent.type(field, '{Enter}');
    expect(server.sent('POST', post)).toEqual([]);
    fireEvent.change(field, { target: { value: 'x'.repeat(8000) } });
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(server.sent('POST', post)).toHaveLength(1));
  });

  it.each([
    ['blocked', 'You blocked Ananya.'],
    ['refused', 'Ananya isn’t accepting messages.'],
    ['closed', 'This account is closed. Your messages stay here.'],
    ['frozen', 'Your profile is frozen, so you can only reply where they’ve messaged you.'],
  ] as const)('says why when one is %s', async (writing, text) => {
    fakeConversationServer([sampleMessage()], { writing });
    const unblock = vi.fn();
    renderConversation(undefined, unblock);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    const button = screen.queryByRole('button', { name: 'Unblock' });
    expect(button !== null).toBe(writing === 'blocked');
    if (button) await userEvent.click(button);
    expect(unblock).toHaveBeenCalledTimes(writing === 'blocked' ? 1 : 0);
  });

  it('rejects files that are too large or of another type, by name', async () => {
    fakeConversationServer([]);
    renderConversation();
    const field = await findField();
    const large = new File([new Uint8Array(10_485_761)], 'large.pdf', { type: 'application/pdf' });
    const page = new File(['<script>'], 'page.html', { type: 'text/html' });
    fireEvent.paste(field, { clipboardData: { files: [large, page] } });
    expect(await screen.findByText('large.pdf: Please select file within 10MB')).toBeTruthy();
    expect(screen.getByText('page.html: Please select valid file.')).toBeTruthy();
  });
});

describe('files', () => {
  it.each([
    [{ name: 'a.JPG', type: '' }, 'image/jpeg'],
    [{ name: 'IMG_1.HEIC', type: '' }, 'image/heic'],
    [{ name: 'tape.m4a', type: 'audio/x-m4a' }, 'audio/mp4'],
    [{ name: 'sides.pdf', type: 'application/pdf' }, 'application/pdf'],
    [{ name: 'page.html', type: 'text/html' }, undefined],
    [{ name: 'run.exe', type: '' }, undefined],
  ])('%j are %s', (file, type) => {
    expect(typeOf(file)).toBe(type);
  });

  it('must not be empty', () => {
    expect(problemOf({ name: 'sides.pdf', type: 'application/pdf', size: 0 })).toBe('wrongKind');
  });
});

describe('emoji', () => {
  it('are found by the start of words', () => {
    expect(findEmoji('mask thea').map(({ sign }) => sign)).toEqual(['🎭']);
    expect(findEmoji('zzz')).toEqual([]);
  });

  it('are unique and named', () => {
    const all = emojiGroups.flatMap(({ emoji }) => emoji);
    expect(new Set(all.map(({ sign }) => sign)).size).toBe(all.length);
    expect(all.filter(({ name }) => name === '')).toEqual([]);
  });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 11],
    ['ArrowDown', 15, 15],
    ['End', 3, 19],
    ['a', 3, undefined],
  ])('%s leads from %d to %s', (key, at, next) => {
    expect(emojiByKey(key, at, 20)).toBe(next);
  });
});
