import type { getRecruiterByUniqueId } from '@callboard/contract/people/recruiter-profiles';
import type { Question } from '../../../../shared/lib/question.ts';

const path: (typeof getRecruiterByUniqueId)['path'] = '/v1/user/recruiter-uniqueId/{id}';

/** What the renderer asks as well: the page can be read before any script has run. */
export const recruiterQuestion = (userUniqueId: string) =>
  ({
    queryKey: ['recruiter-profile', 'public', userUniqueId],
    url: path.replace('{id}', encodeURIComponent(userUniqueId)),
    mayBeMissing: true,
  }) as const satisfies Question;
