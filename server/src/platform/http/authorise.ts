import type { Access } from '@callboard/contract/access';
import type { ProblemCode } from '@callboard/contract/errors';
import type { Actor } from './actor.ts';

/** Why an actor may not make a call, or undefined. Services check ownership. */
export function rejection(access: Access, actor: Actor): ProblemCode | undefined {
  if (!access.callers.includes(actor.kind)) {
    return actor.kind === 'guest' ? 'UNAUTHENTICATED' : 'WRONG_KIND_OF_USER';
  }
  if (actor.kind === 'guest' || actor.kind === 'admin') return undefined;
  if (access.notFrozen && actor.frozen) return 'PROFILE_FROZEN';
  if (access.complete && !actor.complete) return 'PROFILE_INCOMPLETE';
  return undefined;
}
