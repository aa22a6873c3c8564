import { editMessage } from '@callboard/contract/messaging/calls';
import type { Message } from '@callboard/contract/messaging/messages';
import { api } from '../../../../../shared/lib/api/client.ts';

export const patchMessage = (id: number, text: string): Promise<Message> =>
  api(editMessage, { params: { id }, body: { text } });
