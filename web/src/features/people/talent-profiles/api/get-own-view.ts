import type { OwnTalent } from '@callboard/contract/people/talent-profiles/profile';
import type { getTalent } from '@callboard/contract/people/talent-profiles/views';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from './member-query.ts';

const path: (typeof getTalent)['path'] = '/v1/user/get-talenter/{id}';

/** The talent's own profile, with everything in it. */
export const useOwnView = (userId: string, viewerId: number | undefined) =>
  useQuery(memberQuery<OwnTalent>({ as: 'own', path, userId, viewerId }));
