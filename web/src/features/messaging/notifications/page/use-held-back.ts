import type { Notification } from '@callboard/contract/messaging/notifications';
import { useState } from 'react';
import { useIsAtTop } from './use-at-top.ts';

/** What comes while somebody reads further down waits above, so that nothing moves under their eyes. */
export function useHeldBack(notices: readonly Notification[]) {
  const newest = notices[0]?.seq ?? 0;
  const [shownUpTo, setShownUpTo] = useState(newest);
  const isAtTop = useIsAtTop();
  if (isAtTop && newest > shownUpTo) setShownUpTo(newest);
  const shown = notices.filter(({ seq }) => seq <= shownUpTo);
  return { shown, heldBack: notices.length - shown.length };
}
