import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import type { ConversationPage } from '../api.ts';

export type ConversationPages = readonly ConversationPage[];

type Change = (conversation: Conversation) => Conversation;

const updateWhere = (
  pages: ConversationPages,
  matches: (conversation: Conversation) => boolean,
  change: Change,
): ConversationPages =>
  pages.map((page) => ({ ...page, results: page.results.map((one) => (matches(one) ? change(one) : one)) }));

const find = (pages: ConversationPages, appId: number): Conversation | undefined =>
  pages.flatMap(({ results }) => results).find((one) => one.appId === appId);

/** The order of the server. */
function sortPages(pages: ConversationPages): ConversationPages {
  const all = pages
    .flatMap(({ results }) => results)
    .toSorted(
      (a, b) => (b.last_message_at ?? '').localeCompare(a.last_message_at ?? '') || b.appId - a.appId,
    );
  let from = 0;
  return pages.map((page) => {
    const results = all.slice(from, from + page.results.length);
    from += page.results.length;
    return { ...page, results };
  });
}

/**
 * Applies a new, edited or deleted message. Undefined when the list must be reloaded: the conversation is not
 * in it, or an earlier change was missed.
 */
export function withMessage(
  pages: ConversationPages,
  message: Message,
  userId: number,
): ConversationPages | undefined {
  const known = find(pages, message.appId);
  if (!known) return undefined;
  if (message.revision <= known.revision) return pages;
  if (message.revision !== known.revision + 1) return undefined;
  const isNew = message.seq > known.last_seq;
  const isLast = isNew || message.seq === known.last_message?.seq;
  const isUnread = isNew && message.user_id !== userId;
  const changed = updateWhere(
    pages,
    ({ appId }) => appId === message.appId,
    (one) => ({
      ...one,
      revision: message.revision,
      last_seq: Math.max(one.last_seq, message.seq),
      last_message: isLast ? message : one.last_message,
      last_message_at: isNew ? message.created_at : one.last_message_at,
      unread: one.unread + (isUnread ? 1 : 0),
    }),
  );
  return isNew ? sortPages(changed) : changed;
}

/** Undefined when only the server can count the unread messages. */
export function withRead(
  pages: ConversationPages,
  { appId, user_id, seq }: { readonly appId: number; readonly user_id: number; readonly seq: number },
): ConversationPages | undefined {
  const known = find(pages, appId);
  if (!known) return pages;
  const matches = (one: Conversation) => one.appId === appId;
  if (user_id === known.other.user_id) {
    return updateWhere(pages, matches, (one) => ({
      ...one,
      other_read_seq: Math.max(one.other_read_seq, seq),
    }));
  }
  if (seq <= known.read_seq) return pages;
  if (seq < known.last_seq) return undefined;
  return updateWhere(pages, matches, (one) => ({ ...one, read_seq: seq, unread: 0 }));
}

export const withPresence = (
  pages: ConversationPages,
  userId: number,
  is_online: boolean,
): ConversationPages =>
  updateWhere(
    pages,
    ({ other }) => other.user_id === userId && other.is_online !== is_online,
    (one) => ({ ...one, other: { ...one.other, is_online } }),
  );
