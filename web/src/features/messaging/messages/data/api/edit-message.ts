import { editMessage, type Message } from '@callboard/contract/messaging/messages';
import { api } from '../../../../../shared/lib/api.ts';

export const patchMessage = (id: number, text: string): Promise<Message> =>
  api(editMessage, { params: { id }, body: { text } });
