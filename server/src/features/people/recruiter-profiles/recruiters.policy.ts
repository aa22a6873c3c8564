import type { Actor } from '../../../platform/http/actor.ts';

/** Only the recruiter and admins see a frozen profile. */
export const maySeeRecruiter = (
  actor: Actor,
  recruiter: { readonly id: number; readonly frozen: boolean },
): boolean =>
  !recruiter.frozen || actor.kind === 'admin' || ('accountId' in actor && actor.accountId === recruiter.id);
