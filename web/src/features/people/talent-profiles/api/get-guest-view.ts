import type { GuestTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../../shared/lib/ask.ts';
import { guestViewQuestion } from './guest-view-question.ts';

/** Asked without a token, also for the owner who wants to know what strangers get. Null: there is nobody. */
export function useGuestView(userId: string, enabled: boolean) {
  const question = guestViewQuestion(userId);
  return useQuery({
    queryKey: question.queryKey,
    queryFn: ({ signal }) => ask<GuestTalent | null>(question, signal),
    enabled,
  });
}
