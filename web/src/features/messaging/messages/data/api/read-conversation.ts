import { readConversation } from '@callboard/contract/messaging/conversations';
import { api } from '../../../../../shared/lib/api.ts';

/** Marks a conversation read up to a place. Goes on when the page is left. */
export const putReadMark = (userId: number, appId: number, seq: number) =>
  api(readConversation, { params: { id: userId }, body: { appId, seq } }, { keepalive: true });
