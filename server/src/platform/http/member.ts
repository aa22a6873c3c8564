import type { Actor } from './actor.ts';
import type { Member } from './own-account.ts';
import { ProblemError } from './problem-error.ts';

/** The signed-in user of a call that requires one. */
export const memberOf = (actor: Actor): Member => {
  if (!('accountId' in actor)) throw new ProblemError('UNAUTHENTICATED');
  return actor;
};
