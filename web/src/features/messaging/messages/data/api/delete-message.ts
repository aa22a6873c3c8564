import { deleteMessage } from '@callboard/contract/messaging/calls';
import type { Message } from '@callboard/contract/messaging/messages';
import { api } from '../../../../../shared/lib/api/client.ts';

export const takeBackMessage = (id: number): Promise<Message> => api(deleteMessage, { params: { id } });
