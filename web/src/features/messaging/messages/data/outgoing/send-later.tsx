import { useEffect } from 'react';
import { outgoingOf } from './browser-outgoing.ts';

/** What waits on this device goes out from whatever page is open. */
export default function SendLater({ userId }: { userId: number }) {
  useEffect(() => {
    outgoingOf(userId);
  }, [userId]);
  return null;
}
