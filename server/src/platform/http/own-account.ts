import type { Actor } from './actor.ts';
import { ProblemError } from './problem-error.ts';

export type Member = Extract<Actor, { readonly accountId: number }>;

/** Requires the caller's own account. Any other account is "not found". */
export function ownAccount(actor: Actor, accountId: number): Member {
  if (actor.kind === 'admin') throw new ProblemError('WRONG_KIND_OF_USER');
  if (actor.kind === 'guest' || actor.accountId !== accountId) throw new ProblemError('NOT_FOUND');
  return actor;
}
