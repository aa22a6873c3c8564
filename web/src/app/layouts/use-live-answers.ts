import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshQuestions } from '../../features/casting/unlocking/index.ts';
import { onLive, onLiveAgain } from '../../shared/lib/live/index.ts';

/** A talent has answered about days, or the time to do so is over: what a recruiter sees of it changes at once. */
export function useLiveAnswers(recruiterId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (recruiterId === undefined) return;
    const stop = onLive('notification', ({ user_id, unlockDate }) => {
      if (user_id === recruiterId && unlockDate) refreshQuestions(client, recruiterId, unlockDate.talent_id);
    });
    const stopAgain = onLiveAgain(() => refreshQuestions(client, recruiterId));
    return () => {
      stop();
      stopAgain();
    };
  }, [client, recruiterId]);
}
