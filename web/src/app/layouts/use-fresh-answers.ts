import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../shared/lib/session/index.ts';

/** What a page has learned as a guest is asked again as the one who has signed in. */
export function useFreshAnswers(): void {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const userId = user?.user_id;
  const askedAs = useRef(userId);

  useEffect(() => {
    if (userId !== undefined && userId !== askedAs.current) void queryClient.invalidateQueries();
    askedAs.current = userId;
  }, [userId, queryClient]);
}
