import { editWithinMinutes, type Message } from '@callboard/contract/messaging/messages';
import { patchMessage, takeBackMessage } from '../api.ts';
import { hearOwn } from './threads.ts';

/** One's own words can be changed or taken back for a while. The server has the last word on when that is over. */
export const canChange = (message: Message, userId: number, now: number = Date.now()): boolean =>
  message.user_id === userId &&
  !message.is_deleted &&
  now - Date.parse(message.created_at) < editWithinMinutes * 60_000;

export async function changeWords(id: number, text: string): Promise<void> {
  hearOwn(await patchMessage(id, text));
}

export async function deleteMessage(id: number): Promise<void> {
  hearOwn(await takeBackMessage(id));
}
