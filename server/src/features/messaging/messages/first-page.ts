import type { Part } from './message-history.queries.ts';

/** Read before, so that the first new words are understood. */
const readBefore = 5;
const mostOnAPage = 100;

interface Place {
  readonly last_seq: number;
  readonly unread_from: number | null;
}

/** Where a conversation opens: at its end, at the first unread message if that is further back, or where asked. */
export const firstPageOf = (
  { last_seq, unread_from }: Place,
  limit: number,
  around?: number,
): { readonly part: Part; readonly limit: number } => {
  if (around !== undefined) {
    const from = Math.min(around, last_seq) - Math.floor(limit / 2);
    return { part: { from: Math.max(1, Math.min(from, last_seq - limit + 1)) }, limit };
  }
  if (unread_from === null || unread_from > last_seq - limit) return { part: 'newest', limit };
  const from = Math.max(1, unread_from - readBefore);
  return { part: { from }, limit: Math.min(mostOnAPage, Math.max(limit, last_seq - from + 1)) };
};
