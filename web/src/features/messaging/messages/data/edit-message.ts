import { editWithinMinutes, type Message } from '@callboard/contract/messaging/messages';
import { patchMessage, unsendMessage } from '../api.ts';
import { applyMessage } from './threads.ts';

/** Only a hint for the menu. The server decides. */
export const canEdit = (message: Message, userId: number): boolean =>
  message.user_id === userId &&
  !message.is_deleted &&
  Date.now() - Date.parse(message.created_at) < editWithinMinutes * 60_000;

export async function saveEdit(id: number, text: string): Promise<void> {
  applyMessage(await patchMessage(id, text));
}

export async function deleteMessage(id: number): Promise<void> {
  applyMessage(await unsendMessage(id));
}
