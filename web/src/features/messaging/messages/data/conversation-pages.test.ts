import { describe, expect, it } from 'vitest';
import type { ConversationPage } from '../api.ts';
import { withMessage, withPresence, withRead } from './conversation-pages.ts';
import { her, me, sampleConversation, sampleMessage } from './thread-for-test.ts';

const page = (...results: ConversationPage['results']): ConversationPage => ({
  results,
  page: 1,
  limit: 30,
  totalPages: 1,
  totalResults: results.length,
  unreadCount: 2,
  unread_conversations: 1,
  projects: [],
});

const early = '2026-11-14T08:00:00.000Z';
const late = '2026-11-14T12:34:00.000Z';
const first = sampleConversation({ appId: 8, last_message_at: early, last_seq: 4, revision: 6, unread: 2 });
const second = sampleConversation({
  last_message_at: '2026-11-13T08:00:00.000Z',
  last_seq: 1,
  revision: 1,
  read_seq: 1,
});
const pages = [page(first), page(second)];

describe('the list of conversations', () => {
  it('moves a new message to the top and counts it once', () => {
    const message = sampleMessage({ seq: 2, revision: 2, created_at: late });
    const once = withMessage(pages, message, me) ?? [];
    expect(once.flatMap(({ results }) => results.map(({ appId, unread }) => [appId, unread]))).toEqual([
      [5, 1],
      [8, 2],
    ]);
    expect(withMessage(once, message, me)).toBe(once);
  });

  it('does not count own messages', () => {
    const own = withMessage(pages, sampleMessage({ seq: 2, revision: 2, user_id: me }), me);
    expect(own?.flatMap(({ results }) => results.map(({ appId, unread }) => [appId, unread]))).toEqual([
      [5, 0],
      [8, 2],
    ]);
  });

  it('updates an edited last message in place', () => {
    const shown = sampleMessage({ seq: 4, revision: 6, appId: 8 });
    const edited = { ...shown, revision: 7, text: 'Changed', edited_at: late };
    const changed = withMessage([page({ ...first, last_message: shown }), page(second)], edited, me);
    expect(changed?.[0]?.results[0]?.last_message?.text).toBe('Changed');
    expect(changed?.[0]?.results[0]?.unread).toBe(2);
  });

  it('reloads for an unknown conversation or a missed change', () => {
    expect(withMessage(pages, sampleMessage({ appId: 77 }), me)).toBeUndefined();
    expect(withMessage(pages, sampleMessage({ seq: 3, revision: 3 }), me)).toBeUndefined();
  });

  it('tracks read positions of both people', () => {
    const read = withRead(pages, { appId: 8, user_id: me, seq: 4 });
    expect(read?.[0]?.results[0]).toMatchObject({ read_seq: 4, unread: 0 });
    expect(withRead(pages, { appId: 8, user_id: me, seq: 3 })).toBeUndefined();
    expect(withRead(pages, { appId: 8, user_id: her, seq: 3 })?.[0]?.results[0]).toMatchObject({
      other_read_seq: 3,
      unread: 2,
    });
  });

  it('updates presence', () => {
    const gone = withPresence(pages, her, false);
    expect(gone.flatMap(({ results }) => results.map(({ other }) => other.is_online))).toEqual([
      false,
      false,
    ]);
  });
});
