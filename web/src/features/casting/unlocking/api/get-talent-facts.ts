import { getTalentWithoutContact } from '@callboard/contract/people/talent-profiles/views';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

/** What the card did not know: years on stage, past work, reels. */
export const useTalentFacts = (userUniqueId: string, viewerId: number) =>
  useQuery({
    queryKey: ['searched-talent', viewerId, userUniqueId],
    queryFn: ({ signal }) => api(getTalentWithoutContact, { params: { id: userUniqueId } }, { signal }),
  });
