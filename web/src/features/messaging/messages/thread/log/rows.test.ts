import { describe, expect, it } from 'vitest';
import { her, me, sampleMessage } from '../../data/thread-for-test.ts';
import { rowsOf } from './rows.ts';

const at = (seq: number, time: string, user_id = her) =>
  sampleMessage({ seq, user_id, created_at: `2026-11-${time}:00.000Z` });

const outline = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => {
    if (row.is === 'day') return row.day;
    if (row.is === 'new') return `${row.count} new`;
    if (row.is === 'waiting') return `waiting ${row.waiting.clientId}`;
    return `${row.isFirst ? '[' : ''}${row.message.seq}${row.isLast ? ']' : ''}${row.isMine && row.isRead ? ' read' : ''}`;
  });

const none = { waiting: [], userId: me, otherReadSeq: 0, divider: undefined };

describe('rowsOf', () => {
  it('groups by day in India and by writer', () => {
    // 18:29 UTC is 23:59 in India.
    const messages = [at(1, '14T18:28'), at(2, '14T18:29'), at(3, '14T18:30'), at(4, '14T18:31', me)];
    expect(outline(rowsOf({ ...none, messages }))).toEqual([
      '2026-11-14',
      '[1',
      '2]',
      '2026-11-15',
      '[3]',
      '[4]',
    ]);
  });

  it('marks the first new message and what the other person has read', () => {
    const messages = [at(1, '14T10:00', me), at(2, '14T10:00', me), at(3, '14T10:01'), at(4, '14T10:02')];
    const rows = rowsOf({ ...none, messages, otherReadSeq: 1, divider: { seq: 3, count: 2 } });
    expect(outline(rows)).toEqual(['2026-11-14', '[1] read', '[2]', '2 new', '[3', '4]']);
  });

  it('ends with waiting messages, without those that have arrived', () => {
    const sent = { ...at(1, '14T10:00', me), client_id: 'a' };
    const waiting = ['a', 'b'].map((clientId) => ({
      ...{ clientId, appId: 5, text: 'x', quote: undefined, files: [], at: 1, reason: undefined },
      state: 'waiting' as const,
    }));
    const before = rowsOf({ ...none, messages: [], waiting });
    const after = rowsOf({ ...none, messages: [sent], waiting });
    expect(outline(after)).toEqual(['2026-11-14', '[1]', 'waiting b']);
    expect(after[1]?.key).toBe(before[0]?.key);
  });
});
