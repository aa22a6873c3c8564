import type { getTalentAsGuest } from '@callboard/contract/people/talent-profiles/views';
import type { Question } from '../../../../shared/lib/question.ts';

const path: (typeof getTalentAsGuest)['path'] = '/v1/user/guest/{id}';

/** What the renderer asks as well: the page of a guest can be read before any script has run. */
export const guestViewQuestion = (userId: string) =>
  ({
    queryKey: ['talent-profile', 'guest', userId],
    url: path.replace('{id}', encodeURIComponent(userId)),
    mayBeMissing: true,
  }) as const satisfies Question;
