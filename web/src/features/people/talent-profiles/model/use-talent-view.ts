import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { useGuestView, useOwnView, useRecruiterView, useUnlockedView } from '../api.ts';
import { isAddress, isUniqueId } from './talent-ref.ts';
import type { TalentView } from './talent-view.ts';

/** The kind of viewer. */
export interface Viewer {
  readonly kind: 'guest' | 'talent' | 'recruiter' | 'owner';
  readonly id: number | undefined;
}

function viewerOf(user: SessionUser | undefined, userId: string): Viewer {
  if (!user) return { kind: 'guest', id: undefined };
  const { user_id: id, user_type, userUniqueId } = user;
  if (user_type === 2) return { kind: 'recruiter', id };
  return { kind: userUniqueId.toLowerCase() === userId.toLowerCase() ? 'owner' : 'talent', id };
}

export type TalentState =
  | { readonly state: 'waiting' | 'missing' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly state: 'there';
      readonly view: TalentView;
      readonly viewer: Viewer;
      /** Whether more is loading for this viewer, or failed to load. */
      readonly rest: 'loaded' | 'waiting' | { readonly retry: () => void };
    };

interface TalentQuery<Talent> {
  readonly data: Talent | null | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

const missing: TalentState = { state: 'missing' };
const waiting: TalentState = { state: 'waiting' };

/** What this viewer gets, or `meanwhile` until it is loaded. */
function toState<Talent>(
  viewer: Viewer,
  { data, isError, error, refetch }: TalentQuery<Talent>,
  toView: (talent: Talent) => TalentView,
  fallback?: TalentView,
): TalentState {
  const retry = () => void refetch();
  if (data) return { state: 'there', view: toView(data), viewer, rest: 'loaded' };
  if (data === null) return missing;
  if (!fallback) return isError ? { state: 'failed', error, retry } : waiting;
  return { state: 'there', view: fallback, viewer, rest: isError ? { retry } : 'waiting' };
}

/** The view that the current user gets, fetched with the call meant for them. */
export function useTalentView(userId: string): TalentState {
  const { user } = useSession();
  const isNamed = isAddress(userId);
  const isValid = isNamed || isUniqueId(userId);
  const named = viewerOf(user, userId);
  // An address does not say whose it is: a talent asks whether it is their own.
  const askingId = isNamed && named.kind === 'talent' ? named.id : undefined;
  const recruiterId = isValid && named.kind === 'recruiter' ? named.id : undefined;
  const recruiter = useRecruiterView({ userId, viewerId: askingId ?? recruiterId });
  const isOwn = askingId !== undefined && recruiter.data?.userUniqueId === user?.userUniqueId;
  const viewer: Viewer = isOwn ? { kind: 'owner', id: askingId } : named;
  const isAsking = askingId !== undefined && recruiter.data === undefined && !recruiter.isError;
  const isGuestLike = viewer.kind === 'guest' || viewer.kind === 'talent';

  const guest = useGuestView(userId, isValid && isGuestLike && !isAsking);
  const own = useOwnView({
    userId: isOwn && user ? user.userUniqueId : userId,
    viewerId: isValid && viewer.kind === 'owner' ? viewer.id : undefined,
  });
  const isUnlocked = recruiter.data?.isRecruiterUnlocked === true;
  const unlocked = useUnlockedView({ userId, viewerId: isUnlocked ? recruiterId : undefined });

  if (!isValid) return missing;
  const asGuest = guest.data ? ({ as: 'guest', talent: guest.data } as const) : undefined;
  if (viewer.kind === 'owner') {
    return toState(viewer, own, (talent) => ({ as: 'own', talent }), asGuest);
  }
  if (isAsking && !asGuest) return waiting;
  if (viewer.kind !== 'recruiter') {
    return toState(viewer, guest, (talent) => ({ as: 'guest', talent }));
  }
  const full = toState(viewer, recruiter, (talent) => ({ as: 'recruiter', talent }), asGuest);
  if (!recruiter.data || !isUnlocked || unlocked.data === null) return full;
  const { gallary } = recruiter.data;
  return toState(
    viewer,
    unlocked,
    // Photo links expire after hours, and this query is the one that is refetched.
    (talent) => ({ as: 'unlocked', talent: { ...talent, gallary } }),
    { as: 'recruiter', talent: recruiter.data },
  );
}
