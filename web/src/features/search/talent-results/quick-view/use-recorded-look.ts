import { useEffect, useRef } from 'react';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { recordLook, useConnection } from '../api.ts';
import type { Searcher } from '../model/searcher.ts';

/** Tells the talent that a recruiter has looked, and the recruiter when they last did. Nobody waits for either. */
export function useRecordedLook(talentId: number, searcher: Searcher): string | undefined {
  const { data, isFetched } = useConnection(talentId, searcher);
  const recorded = useRef<number>(undefined);
  useEffect(() => {
    // Not before the answer: it would be about this very look.
    if (!isFetched || recorded.current === talentId) return;
    recorded.current = talentId;
    recordLook(talentId).catch((error: unknown) => logProblem('The look was not recorded', error));
  }, [isFetched, talentId]);
  return data?.last_viewed_at ?? undefined;
}
