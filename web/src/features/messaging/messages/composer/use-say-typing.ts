import { typingEveryMs } from '@callboard/contract/live';
import { useCallback, useRef } from 'react';
import { sayTyping } from '../../../../shared/lib/live/index.ts';

/** Says that somebody is typing, no oftener than is needed to keep it true. */
export function useSayTyping(appId: number): () => void {
  const said = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = Date.now();
    if (now - said.current < typingEveryMs) return;
    said.current = now;
    sayTyping(appId);
  }, [appId]);
}
