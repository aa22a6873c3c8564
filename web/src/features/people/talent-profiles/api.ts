import {
  changeTalentAddress,
  getTalent,
  getTalentAddress,
  getTalentAsGuest,
  getTalentWithoutContact,
  makeCompCard,
  recordView,
} from '@callboard/contract/people/calls';
import type { CardLook } from '@callboard/contract/people/comp-cards';
import type { OwnTalent, RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { guestQueryOrNull, query, queryOrNull, refresh } from '../../../shared/lib/api/queries.ts';
import { unlockedTalentQuery } from '../../casting/unlocking/index.ts';

export const guestViewRequest = (userId: string) =>
  guestQueryOrNull(getTalentAsGuest, { params: { id: userId } });

/** Fetched without a token, also for the owner's preview of the guest view. Null when there is none. */
export const useGuestView = (userId: string, enabled: boolean) =>
  useQuery({ ...guestViewRequest(userId), enabled });

interface ProfileRequest {
  readonly userId: string;
  /** The signed-in account. Without one, nothing is fetched. */
  readonly viewerId: number | undefined;
}

/** The talent's own profile, with everything in it. */
export const useOwnView = ({ userId, viewerId }: ProfileRequest) =>
  useQuery({
    ...queryOrNull<typeof getTalent, OwnTalent>(getTalent, { params: { id: userId } }, viewerId ?? 0),
    enabled: viewerId !== undefined,
  });

/** The full profile without contact details. */
export const useRecruiterView = ({ userId, viewerId }: ProfileRequest) =>
  useQuery({
    ...queryOrNull<typeof getTalentWithoutContact, RecruiterTalent>(
      getTalentWithoutContact,
      { params: { id: userId } },
      viewerId ?? 0,
    ),
    enabled: viewerId !== undefined,
  });

/** The profile with contact details. */
export const useUnlockedView = ({ userId, viewerId }: ProfileRequest) =>
  useQuery(unlockedTalentQuery(userId, viewerId));

/** A query, because the same look of the same profile is the same card while the dialog is open. */
export const useCompCard = (talentId: number, look: CardLook | undefined) =>
  useQuery({
    ...query(makeCompCard, { params: { id: talentId }, body: look ? { look } : {} }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** The talent sees visitors on the dashboard. */
export const recordVisit = (talentId: number): Promise<unknown> => api(recordView, { body: { talentId } });

export const useTalentAddress = (talentId: number) =>
  useQuery(query(getTalentAddress, { params: { id: talentId } }));

export const sendTalentAddress = (id: number, address: string | null) =>
  api(changeTalentAddress, { params: { id }, body: { address } });

/** Everything that shows the address or a link made of it. */
export const refreshAddress = (client: QueryClient) =>
  refresh(client, getTalentAddress, getTalent, getTalentWithoutContact, getTalentAsGuest, makeCompCard);
