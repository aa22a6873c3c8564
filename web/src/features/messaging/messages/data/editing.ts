import type { Message } from '@callboard/contract/messaging/messages';
import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** The message being edited in the composer. */
const editing = createStore<Message | undefined>(undefined);

export const startEditing = (message: Message): void => editing.set(message);
export const stopEditing = (): void => editing.set(undefined);

export function useEditing(appId: number): Message | undefined {
  const message = useStore(editing);
  return message?.appId === appId ? message : undefined;
}
