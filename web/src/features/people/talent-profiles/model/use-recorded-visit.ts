import { useEffect, useRef } from 'react';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import type { TalentView } from './talent-view.ts';

/** Tells the talent, once a visit, that a recruiter has looked. Nobody waits for it. */
export function useRecordedVisit(view: TalentView, isRecruiter: boolean): void {
  const recorded = useRef<number>(undefined);
  const talentId = isRecruiter && view.as !== 'guest' ? view.talent.user_id : undefined;
  useEffect(() => {
    if (talentId === undefined || recorded.current === talentId) return;
    recorded.current = talentId;
    import('../api.ts')
      .then(({ recordVisit }) => recordVisit(talentId))
      .catch((error: unknown) => logProblem('The visit was not recorded', error));
  }, [talentId]);
}
