import type { Actor } from './actor.ts';
import { ProblemError } from './problem-error.ts';

export type Member = Extract<Actor, { readonly accountId: number }>;

/** The signed-in user behind a call whose access lets only such people through. */
export const memberOf = (actor: Actor): Member => {
  if (!('accountId' in actor)) throw new ProblemError('UNAUTHENTICATED');
  return actor;
};

/** For calls that name the caller in their path: somebody else's id is as good as one that does not exist. */
export const ownIdOf = (actor: Actor, id: number): number => {
  if (memberOf(actor).accountId !== id) throw new ProblemError('NOT_FOUND');
  return id;
};
