import type { getRecruiterByUniqueId, RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../../../shared/lib/ask.ts';

const path: (typeof getRecruiterByUniqueId)['path'] = '/v1/user/recruiter-uniqueId/{id}';

/** As everybody gets it, kept where the recruiter's page keeps it. Null: there is none to see. */
export function useRecruiterView(userUniqueId: string) {
  const question = {
    queryKey: ['recruiter-profile', 'public', userUniqueId],
    url: path.replace('{id}', encodeURIComponent(userUniqueId)),
    mayBeMissing: true,
  } as const;
  return useQuery({
    queryKey: question.queryKey,
    queryFn: ({ signal }) => ask<RecruiterProfile | null>(question, signal),
  });
}
