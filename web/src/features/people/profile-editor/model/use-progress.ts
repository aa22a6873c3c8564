import { useEffect } from 'react';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { changeProgress } from '../api.ts';
import { lastPage, numberOf, type PageName } from './pages.ts';
import { useWizard } from './wizard-context.ts';

/** Remembers how far somebody has come: forwards only, and not after publishing. */
export function useRememberedProgress(page: PageName): void {
  const { wizard, payload, keep, isReadOnly } = useWizard();
  const isOnline = useIsOnline();
  const { is_profile_creation_completed: isPublished, last_activity_page: reached } = payload.progress;
  const number = numberOf(page);
  const isFurther = !isPublished && !isReadOnly && number > reached;
  useEffect(() => {
    if (!isFurther || !isOnline) return;
    changeProgress(wizard.userId, { last_activity_page: number })
      .then(async (progress) => {
        keep((known) => ({ ...known, progress }));
        // From the last page on one may look around.
        if (number === lastPage) await session.refreshUser();
      })
      .catch((error: unknown) => logProblem('The page reached was not remembered', error));
  }, [isFurther, isOnline, number, wizard, keep]);
}
