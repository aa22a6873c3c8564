import type { RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import type { getTalentWithoutContact } from '@callboard/contract/people/talent-profiles/views';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from './member-query.ts';

const path: (typeof getTalentWithoutContact)['path'] = '/v1/user/without/{id}';

/** The whole profile without contact data. */
export const useRecruiterView = (userId: string, viewerId: number | undefined) =>
  useQuery(memberQuery<RecruiterTalent>({ as: 'recruiter', path, userId, viewerId }));
