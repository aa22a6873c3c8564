import type { Actor } from '../../../platform/http/actor.ts';

export interface TalentStanding {
  readonly id: number;
  readonly complete: boolean;
  readonly frozen: boolean;
  readonly shown: boolean;
  /** False also when nobody knows: then nobody can say it is fine. */
  readonly adult: boolean;
  /** By the recruiter who is asking. */
  readonly unlocked: boolean;
}

/**
 * Accounts are numbered one after the other: by its number a profile opens for its owner and for who is connected
 * with it. Everybody else needs the id that nobody guesses.
 */
export const mayReadByNumber = (sight: Sight, isConnected: boolean): boolean =>
  sight === 'own' || sight === 'unlocked' || isConnected;

/** How much somebody sees: everything, with contact, the whole profile without, what guests see, or nothing. */
export type Sight = 'own' | 'unlocked' | 'recruiter' | 'public' | 'none';

/** Who was unlocked once stays in sight of that recruiter, also when hidden from search or frozen. */
export function sightOf(actor: Actor, talent: TalentStanding): Sight {
  if (actor.kind === 'admin') return 'own';
  if (actor.kind === 'talent' && actor.accountId === talent.id) return 'own';
  if (actor.kind === 'recruiter' && talent.unlocked) return 'unlocked';
  if (!talent.complete || !talent.shown || talent.frozen) return 'none';
  if (actor.kind === 'recruiter') return 'recruiter';
  return talent.adult ? 'public' : 'none';
}
