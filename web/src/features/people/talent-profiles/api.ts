import {
  getTalent,
  getTalentAsGuest,
  getTalentWithoutContact,
  makeCompCard,
  recordView,
} from '@callboard/contract/people/calls';
import type { CardLook } from '@callboard/contract/people/comp-cards';
import type { OwnTalent, RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { guestQueryOrNull, query, queryOrNull } from '../../../shared/lib/api/queries.ts';
import { unlockedTalentQuery } from '../../casting/unlocking/index.ts';

export const guestViewRequest = (userId: string) =>
  guestQueryOrNull(getTalentAsGuest, { params: { id: userId } });

/** Asked without a token, also for the owner who wants to know what strangers get. Null: there is nobody. */
export const useGuestView = (userId: string, enabled: boolean) =>
  useQuery({ ...guestViewRequest(userId), enabled });

interface Asked {
  readonly userId: string;
  /** Who asks. Nobody, and nothing is asked. */
  readonly viewerId: number | undefined;
}

/** The talent's own profile, with everything in it. */
export const useOwnView = ({ userId, viewerId }: Asked) =>
  useQuery({
    ...queryOrNull<typeof getTalent, OwnTalent>(getTalent, { params: { id: userId } }, viewerId ?? 0),
    enabled: viewerId !== undefined,
  });

/** The whole profile without contact data. */
export const useRecruiterView = ({ userId, viewerId }: Asked) =>
  useQuery({
    ...queryOrNull<typeof getTalentWithoutContact, RecruiterTalent>(
      getTalentWithoutContact,
      { params: { id: userId } },
      viewerId ?? 0,
    ),
    enabled: viewerId !== undefined,
  });

/** The profile with contact data. */
export const useUnlockedView = ({ userId, viewerId }: Asked) =>
  useQuery(unlockedTalentQuery(userId, viewerId));

/** Asked like a question: the same look of the same profile is the same card, for as long as the dialog is open. */
export const useCompCard = (talentId: number, look: CardLook | undefined) =>
  useQuery({
    ...query(makeCompCard, { params: { id: talentId }, body: look ? { look } : {} }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** The talent reads in the dashboard who has looked. */
export const recordVisit = (talentId: number): Promise<unknown> => api(recordView, { body: { talentId } });
