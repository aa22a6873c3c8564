import type { RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import type { getTalentWithoutContact } from '@callboard/contract/people/talent-profiles/views';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../../../shared/lib/ask.ts';
import { authorisedFetch } from '../../../../../shared/lib/session/index.ts';

const path: (typeof getTalentWithoutContact)['path'] = '/v1/user/without/{id}';

/** The profile without contact data, kept where the profile page keeps it. Null: there is none to see. */
export function useTalentView(userUniqueId: string, viewerId: number) {
  const question = {
    queryKey: ['talent-profile', 'recruiter', userUniqueId, viewerId],
    url: path.replace('{id}', encodeURIComponent(userUniqueId)),
    mayBeMissing: true,
  } as const;
  return useQuery({
    queryKey: question.queryKey,
    queryFn: ({ signal }) => ask<RecruiterTalent | null>(question, signal, authorisedFetch),
  });
}
