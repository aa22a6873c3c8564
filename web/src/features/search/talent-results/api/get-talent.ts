import type { GuestTalent, RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { getTalentAsGuest, getTalentWithoutContact } from '@callboard/contract/people/talent-profiles/views';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import type { Searcher } from '../model/searcher.ts';

export type SeenTalent = GuestTalent | RecruiterTalent;

/** The profile as this searcher may see it. */
export const talentOptions = (userUniqueId: string, { kind, id, isKnown }: Searcher) =>
  queryOptions({
    queryKey: ['searched-talent', id ?? 0, userUniqueId],
    queryFn: ({ signal }): Promise<SeenTalent> => {
      const params = { id: userUniqueId };
      return kind === 'recruiter'
        ? api(getTalentWithoutContact, { params }, { signal })
        : api(getTalentAsGuest, { params }, { signal });
    },
    enabled: isKnown,
  });

export const useTalent = (userUniqueId: string, searcher: Searcher) =>
  useQuery(talentOptions(userUniqueId, searcher));
