import type { HistoryRange } from './message-history.queries.ts';

/** Context before the first unread message. */
const contextMessages = 5;
const maxPageSize = 100;

interface ReadPosition {
  readonly last_seq: number;
  readonly unread_from: number | null;
}

/** Opens at the end, at the first unread message if that is further back, or around a given seq. */
export const firstPageOf = (
  { last_seq, unread_from }: ReadPosition,
  limit: number,
  around?: number,
): { readonly range: HistoryRange; readonly limit: number } => {
  if (around !== undefined) {
    const from = Math.min(around, last_seq) - Math.floor(limit / 2);
    return { range: { from: Math.max(1, Math.min(from, last_seq - limit + 1)) }, limit };
  }
  if (unread_from === null || unread_from > last_seq - limit) return { range: 'newest', limit };
  const from = Math.max(1, unread_from - contextMessages);
  return { range: { from }, limit: Math.min(maxPageSize, Math.max(limit, last_seq - from + 1)) };
};
