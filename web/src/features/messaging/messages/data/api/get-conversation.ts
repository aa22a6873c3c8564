import { getConversation } from '@callboard/contract/messaging/conversations';
import { api } from '../../../../../shared/lib/api.ts';

/** A conversation at its first unread message, at the newest, or around a place. */
export const readConversationAt = (appId: number, around?: number, limit?: number) =>
  api(getConversation, {
    query: { appId, ...(around !== undefined && { around }), ...(limit !== undefined && { limit }) },
  });
