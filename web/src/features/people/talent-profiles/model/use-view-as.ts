import type { OwnTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useQuery } from '@tanstack/react-query';
import { useGuestView } from '../api.ts';
import type { TalentView, ViewAs } from './talent-view.ts';

export type ViewAsState =
  | { readonly state: 'waiting' }
  /** Guests get a page that says the profile was not found. */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'there'; readonly view: TalentView };

/** The schemas are larger than this page, so they load when a recruiter's view is first chosen. */
function useDerivedView(viewAs: ViewAs, own: OwnTalent) {
  const requested = viewAs === 'recruiter' || viewAs === 'unlocked' ? viewAs : undefined;
  return useQuery({
    queryKey: ['talent-profile', 'view-as', requested ?? 'none', own],
    queryFn: async () => {
      const { deriveView } = await import('./derive-view.ts');
      return requested ? deriveView(requested, own) : null;
    },
    enabled: requested !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The owner's profile as another viewer gets it. */
export function useViewAs(viewAs: ViewAs, own: OwnTalent): ViewAsState {
  const guest = useGuestView(own.userUniqueId, viewAs === 'guest');
  const derived = useDerivedView(viewAs, own);
  if (viewAs === 'own') return { state: 'there', view: { as: 'own', talent: own } };
  const query = viewAs === 'guest' ? guest : derived;
  if (viewAs === 'guest' && guest.data === null) return { state: 'missing' };
  if (query.isError) return { state: 'failed', retry: () => void query.refetch() };
  if (viewAs === 'guest' && guest.data) {
    return { state: 'there', view: { as: 'guest', talent: guest.data } };
  }
  if (viewAs !== 'guest' && derived.data) return { state: 'there', view: derived.data };
  return { state: 'waiting' };
}
