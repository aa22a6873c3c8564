import { useRef } from 'react';
import type { SearchOption } from '../../../../shared/ui/option-search/match-options.ts';
import { byCount, type Counts } from './counts.ts';

/**
 * By the first counts that arrive, then unchanged as long as the list is there: an option keeps its place
 * while others are chosen.
 */
export function useFirstOrder(
  options: readonly SearchOption[],
  counts: Counts | undefined,
): readonly SearchOption[] {
  const first = useRef<{ options: readonly SearchOption[]; ordered: readonly SearchOption[] }>(undefined);
  if (!counts) return first.current?.options === options ? first.current.ordered : options;
  if (first.current?.options !== options) first.current = { options, ordered: byCount(options, counts) };
  return first.current.ordered;
}
