import { useDraftText, useOutgoing } from '../data/index.ts';
import type { Unsent } from './last-words.ts';

/** What of a conversation is only on this device. The draft of the open one stands before one's eyes already. */
export function useUnsent(appId: number, isOpen: boolean): Unsent {
  const { waiting } = useOutgoing(appId);
  const draft = useDraftText(appId);
  return { draft: isOpen ? '' : draft, waiting };
}
