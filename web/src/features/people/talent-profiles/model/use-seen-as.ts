import type { OwnTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useQuery } from '@tanstack/react-query';
import { useGuestView } from '../api.ts';
import type { Eyes, TalentView } from './talent-view.ts';

export type SeenAs =
  | { readonly state: 'waiting' }
  /** A stranger is told that there is nobody. */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'there'; readonly view: TalentView };

/** The schemas weigh more than this page: they come when a talent first borrows a recruiter's eyes. */
function useDerived(eyes: Eyes, own: OwnTalent) {
  const wanted = eyes === 'recruiter' || eyes === 'unlocked' ? eyes : undefined;
  return useQuery({
    queryKey: ['talent-profile', 'seen-as', wanted ?? 'none', own],
    queryFn: async () => {
      const { seenAs } = await import('./seen-as.ts');
      return wanted ? seenAs(wanted, own) : null;
    },
    enabled: wanted !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The profile through somebody else's eyes, as its owner may look at it. */
export function useSeenAs(eyes: Eyes, own: OwnTalent): SeenAs {
  const guest = useGuestView(own.userUniqueId, eyes === 'guest');
  const derived = useDerived(eyes, own);
  if (eyes === 'own') return { state: 'there', view: { as: 'own', talent: own } };
  const asked = eyes === 'guest' ? guest : derived;
  if (eyes === 'guest' && guest.data === null) return { state: 'missing' };
  if (asked.isError) return { state: 'failed', retry: () => void asked.refetch() };
  if (eyes === 'guest' && guest.data) {
    return { state: 'there', view: { as: 'guest', talent: guest.data } };
  }
  if (eyes !== 'guest' && derived.data) return { state: 'there', view: derived.data };
  return { state: 'waiting' };
}
