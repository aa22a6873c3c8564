import type { Message } from '@callboard/contract/messaging/messages';
import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** The one message that is being changed in the composer. */
const editing = createStore<Message | undefined>(undefined);

export const beginEditing = (message: Message): void => editing.set(message);
export const endEditing = (): void => editing.set(undefined);

export function useEditing(appId: number): Message | undefined {
  const message = useStore(editing);
  return message?.appId === appId ? message : undefined;
}
