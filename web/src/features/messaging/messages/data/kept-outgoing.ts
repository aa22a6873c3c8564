import { draftKeys } from '../../../../shared/lib/drafts.ts';

/** Before the keys of messages that were sent here and have not arrived, each under the number of who wrote it. */
export const outgoingPrefix = 'callboard-outgoing/';

/** Looked at on every page; the rest is loaded only where something waits. */
export function hasOutgoing(userId: number): boolean {
  try {
    return draftKeys(window.localStorage, `${outgoingPrefix}${userId}/`).length > 0;
  } catch {
    return false;
  }
}
