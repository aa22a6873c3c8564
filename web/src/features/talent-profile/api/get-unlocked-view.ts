import type { UnlockedTalent } from '@callboard/contract/talent-profile';
import type { getTalent } from '@callboard/contract/talent-views';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from './member-query.ts';

const path: (typeof getTalent)['path'] = '/v1/user/get-talenter/{id}';

/** The profile with contact data. The talent is told of every call, so an answer is never asked for again. */
export const useUnlockedView = (userId: string, viewerId: number | undefined) =>
  useQuery({
    ...memberQuery<UnlockedTalent>({ as: 'unlocked', path, userId, viewerId }),
    staleTime: 'static',
  });
