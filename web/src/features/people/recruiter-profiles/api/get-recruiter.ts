import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../../shared/lib/ask.ts';
import { authorisedFetch } from '../../../../shared/lib/session/index.ts';
import { recruiterQuestion } from './recruiter-question.ts';

export const ownKey = (userUniqueId: string) => ['recruiter-profile', 'own', userUniqueId] as const;

/** As everybody gets it. Null: there is nobody. */
export function usePublicRecruiter(userUniqueId: string, enabled: boolean) {
  const question = recruiterQuestion(userUniqueId);
  return useQuery({
    queryKey: question.queryKey,
    queryFn: ({ signal }) => ask<RecruiterProfile | null>(question, signal),
    enabled,
  });
}

/** The owner finds the page also when nobody else does. Until it comes, what everybody sees stands in. */
export function useOwnRecruiter(userUniqueId: string, enabled: boolean) {
  const question = recruiterQuestion(userUniqueId);
  const client = useQueryClient();
  return useQuery<RecruiterProfile | null>({
    queryKey: ownKey(userUniqueId),
    queryFn: ({ signal }) => ask(question, signal, authorisedFetch),
    enabled,
    placeholderData: () => client.getQueryData<RecruiterProfile | null>(question.queryKey) ?? undefined,
  });
}
