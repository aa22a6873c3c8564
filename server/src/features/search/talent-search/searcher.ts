import type { Actor } from '../../../platform/http/actor.ts';
import type { Searcher } from './closed-filters.policy.ts';

export const searcherOf = (actor: Actor): Searcher =>
  actor.kind === 'recruiter'
    ? { kind: 'recruiter', id: actor.accountId, isVerified: actor.verified, isFrozen: actor.frozen }
    : { kind: 'guest' };
