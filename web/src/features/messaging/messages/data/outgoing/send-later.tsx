import { useEffect } from 'react';
import { outgoingOf } from './browser-outgoing.ts';

/** Sends waiting messages from any page. */
export default function SendLater({ userId }: { userId: number }) {
  useEffect(() => {
    outgoingOf(userId);
  }, [userId]);
  return null;
}
