import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { FoundTalent } from './found-talent.ts';

/** Whose card held the focus at each place of the history, for as long as the tab lives. */
const focused = new Map<string, string>();

/** Whoever comes back from a profile finds the focus on the card they left by. */
export function useKeptFocus(
  talents: readonly FoundTalent[],
  current: string | undefined,
  focusAt: (at: number) => void,
): void {
  const { key } = useLocation();
  const hasComeBack = useNavigationType() === 'POP';
  const isSettled = useRef(false);

  useEffect(() => {
    if (isSettled.current || talents.length === 0) return;
    isSettled.current = true;
    const kept = hasComeBack ? focused.get(key) : undefined;
    const at = talents.findIndex(({ userUniqueId }) => userUniqueId === kept);
    if (at > 0 && document.activeElement === document.body) focusAt(at);
  }, [talents, hasComeBack, key, focusAt]);

  useEffect(() => {
    if (isSettled.current && current !== undefined) focused.set(key, current);
  }, [key, current]);
}
