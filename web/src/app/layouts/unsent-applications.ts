import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { draftKeys } from '../../shared/lib/drafts.ts';
import { logProblem } from '../../shared/lib/log-problem.ts';
import { useSession } from '../../shared/lib/session/index.ts';

const hasUnsent = (userId: number): boolean => {
  try {
    return ['callboard-unsent-applications/', 'callboard-unsent-tapes/'].some(
      (prefix) => draftKeys(window.localStorage, `${prefix}${userId}/`).length > 0,
    );
  } catch {
    return false;
  }
};

/** An application that waited from before a reload goes on whichever page is open. Mostly there is none. */
export function useUnsentApplications(): void {
  const userId = useSession().user?.user_id;
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined || !hasUnsent(userId)) return;
    import('../../features/casting/applying/index.ts').then(
      ({ goOnSending }) => goOnSending(userId, client),
      (error: unknown) => logProblem('An application waits to be sent', error),
    );
  }, [userId, client]);
}
