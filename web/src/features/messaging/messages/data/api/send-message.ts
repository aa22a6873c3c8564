import type { Arguments } from '@callboard/contract/endpoint';
import { type Message, sendMessage } from '@callboard/contract/messaging/messages';
import { api } from '../../../../../shared/lib/api.ts';

export type SentWords = Arguments<typeof sendMessage>['body'];

/** The same client id twice is one message. */
export const postMessage = (body: SentWords): Promise<Message> => api(sendMessage, { body });
