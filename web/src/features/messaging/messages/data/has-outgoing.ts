import { draftKeys } from '../../../../shared/lib/drafts.ts';

/** Followed by the user id and the client id of the message. */
export const outgoingPrefix = 'callboard-outgoing/';

/** Checked on every page. The code that sends is loaded only when something waits. */
export function hasOutgoing(userId: number): boolean {
  try {
    return draftKeys(window.localStorage, `${outgoingPrefix}${userId}/`).length > 0;
  } catch {
    return false;
  }
}
