import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import type { getTalent } from '@callboard/contract/people/talent-profiles/views';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../ask.ts';
import { authorisedFetch } from '../session/index.ts';

const path: (typeof getTalent)['path'] = '/v1/user/get-talenter/{id}';

/**
 * The profile with contact data; null when there is none for this viewer. The talent is told of every call, so
 * an answer is never asked for again, whoever on the page needs it.
 */
export const unlockedTalentOptions = (userUniqueId: string, viewerId: number | undefined) => {
  const question = {
    queryKey: ['talent-profile', 'unlocked', userUniqueId, viewerId ?? 0],
    url: path.replace('{id}', encodeURIComponent(userUniqueId)),
    mayBeMissing: true,
  } as const;
  return queryOptions({
    queryKey: question.queryKey,
    queryFn: ({ signal }) => ask<UnlockedTalent | null>(question, signal, authorisedFetch),
    enabled: viewerId !== undefined,
    staleTime: 'static',
  });
};
