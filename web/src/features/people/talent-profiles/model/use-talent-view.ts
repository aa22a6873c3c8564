import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { useGuestView, useOwnView, useRecruiterView, useUnlockedView } from '../api.ts';
import type { TalentView } from './talent-view.ts';
import { mayBeTalent, type Viewer, viewerOf } from './viewer.ts';

export type TalentAnswer =
  | { readonly state: 'waiting' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void; readonly isLimited: boolean }
  | {
      readonly state: 'there';
      readonly view: TalentView;
      readonly viewer: Viewer;
      /** More is on its way for this viewer, or did not come. */
      readonly better: 'none' | 'waiting' | { readonly retry: () => void };
    };

interface Asked<Talent> {
  readonly data: Talent | null | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

const missing: TalentAnswer = { state: 'missing' };
const waiting: TalentAnswer = { state: 'waiting' };

/** What this viewer gets, or what is known until then. Somebody who may see more is never told "not there" by a guest's answer. */
function settle<Talent>(
  viewer: Viewer,
  { data, isError, error, refetch }: Asked<Talent>,
  toView: (talent: Talent) => TalentView,
  meanwhile?: TalentView,
): TalentAnswer {
  const retry = () => void refetch();
  if (data) return { state: 'there', view: toView(data), viewer, better: 'none' };
  if (data === null) return missing;
  const isLimited = readRequestError(error).code === 'RATE_LIMITED';
  if (!meanwhile) return isError ? { state: 'failed', retry, isLimited } : waiting;
  return { state: 'there', view: meanwhile, viewer, better: isError ? { retry } : 'waiting' };
}

/** The one view of a talent that whoever is here gets, asked for with the call that is meant for them. */
export function useTalentView(userId: string): TalentAnswer {
  const { user } = useSession();
  const viewer = viewerOf(user, userId);
  const isKnown = mayBeTalent(userId);
  const asks = (kind: Viewer['kind']) => (isKnown && viewer.kind === kind ? viewer.id : undefined);
  const recruiterId = asks('recruiter');

  const guest = useGuestView(userId, isKnown && (viewer.kind === 'stranger' || viewer.kind === 'talent'));
  const own = useOwnView({ userId, viewerId: asks('owner') });
  const recruiter = useRecruiterView({ userId, viewerId: recruiterId });
  const isUnlocked = recruiter.data?.isRecruiterUnlocked === true;
  const unlocked = useUnlockedView({ userId, viewerId: isUnlocked ? recruiterId : undefined });

  if (!isKnown) return missing;
  const asGuest = guest.data ? ({ as: 'guest', talent: guest.data } as const) : undefined;
  if (viewer.kind === 'owner') {
    return settle(viewer, own, (talent) => ({ as: 'own', talent }), asGuest);
  }
  if (viewer.kind !== 'recruiter') {
    return settle(viewer, guest, (talent) => ({ as: 'guest', talent }));
  }
  const whole = settle(viewer, recruiter, (talent) => ({ as: 'recruiter', talent }), asGuest);
  if (!recruiter.data || !isUnlocked || unlocked.data === null) return whole;
  const { gallary } = recruiter.data;
  return settle(
    viewer,
    unlocked,
    // Addresses of pictures work for hours; those of the answer that may be repeated are newer.
    (talent) => ({ as: 'unlocked', talent: { ...talent, gallary } }),
    { as: 'recruiter', talent: recruiter.data },
  );
}
