import { getRecruiterDesk, markClientAnswersSeen } from '@callboard/contract/casting/calls';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../../shared/lib/api/queries.ts';
import { useIsVisible } from '../../../../shared/lib/use-is-visible.ts';

/** Replies about one character, as they are shown. */
export interface ShownReplies {
  readonly characterId: number;
  readonly answers: readonly { readonly at: string }[];
}

/** Up to where this page has said that they were seen. */
const told = new Map<number, string>();

const latestOf = (shown: readonly ShownReplies[]): ReadonlyMap<number, string> => {
  const latest = new Map<number, string>();
  for (const { characterId, answers } of shown)
    for (const { at } of answers) if (at > (latest.get(characterId) ?? '')) latest.set(characterId, at);
  return latest;
};

/** Replies that are on the screen leave the reader’s desk. One that could not be told is told the next time. */
export function useRepliesSeen(shown: readonly ShownReplies[]): void {
  const isVisible = useIsVisible();
  const { mutate } = useCall(markClientAnswersSeen, { refresh: [getRecruiterDesk] });
  const latest = useRef(latestOf(shown));
  latest.current = latestOf(shown);
  const signature = [...latest.current].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something new is shown
  useEffect(() => {
    if (!isVisible) return;
    for (const [charcter_id, until] of latest.current) {
      const before = told.get(charcter_id);
      if (before !== undefined && before >= until) continue;
      told.set(charcter_id, until);
      mutate({ body: { charcter_id, until } }, { onError: () => told.delete(charcter_id) });
    }
  }, [isVisible, signature, mutate]);
}
