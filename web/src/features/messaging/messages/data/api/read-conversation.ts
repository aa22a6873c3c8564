import { readConversation } from '@callboard/contract/messaging/calls';
import { api } from '../../../../../shared/lib/api/client.ts';

/** Marks a conversation read up to a place. Goes on when the page is left. */
export const putReadMark = (userId: number, appId: number, seq: number) =>
  api(readConversation, { params: { id: userId }, body: { appId, seq } }, { keepalive: true });
