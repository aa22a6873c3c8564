import type { Actor } from '../../../platform/http/actor.ts';

/** A frozen recruiter is shown to nobody but themselves and the house. */
export const maySeeRecruiter = (
  actor: Actor,
  recruiter: { readonly id: number; readonly frozen: boolean },
): boolean =>
  !recruiter.frozen || actor.kind === 'admin' || ('accountId' in actor && actor.accountId === recruiter.id);
