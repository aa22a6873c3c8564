import { deleteMessage, type Message } from '@callboard/contract/messaging/messages';
import { api } from '../../../../../shared/lib/api.ts';

export const takeBackMessage = (id: number): Promise<Message> => api(deleteMessage, { params: { id } });
