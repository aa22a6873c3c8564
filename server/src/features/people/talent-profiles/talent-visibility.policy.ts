import type { Actor } from '../../../platform/http/actor.ts';

export interface TalentVisibility {
  readonly id: number;
  readonly complete: boolean;
  readonly frozen: boolean;
  readonly shown: boolean;
  /** False when the age is unknown. */
  readonly adult: boolean;
  /** By this recruiter, or for a project they are an associate on. */
  readonly unlocked: boolean;
  /** Wrote with this recruiter, applied to a job of theirs or of their team, or is interested in a project. */
  readonly connected: boolean;
}

/**
 * Account numbers can be guessed, so by number a profile opens only for its owner and people connected with
 * it. Everyone else needs the unique id.
 */
export const mayReadByNumber = (access: ProfileAccess, isConnected: boolean): boolean =>
  access === 'own' || access === 'unlocked' || isConnected;

/** The talent, admins, and recruiters who are not frozen. */
export const maySeeFee = (actor: Actor, talentId: number): boolean => {
  if (actor.kind === 'talent') return actor.accountId === talentId;
  return actor.kind === 'admin' || (actor.kind === 'recruiter' && !actor.frozen);
};

/** Everything, with contact details, without them, what guests see, or nothing. */
export type ProfileAccess = 'own' | 'unlocked' | 'recruiter' | 'public' | 'none';

/**
 * A recruiter always sees talents they unlocked, even when hidden or frozen, and those who came to them, even
 * when hidden.
 */
export function profileAccess(actor: Actor, talent: TalentVisibility): ProfileAccess {
  if (actor.kind === 'admin') return 'own';
  if (actor.kind === 'talent' && actor.accountId === talent.id) return 'own';
  if (actor.kind === 'recruiter' && talent.unlocked) return 'unlocked';
  if (!talent.complete || talent.frozen) return 'none';
  if (actor.kind === 'recruiter') return talent.shown || talent.connected ? 'recruiter' : 'none';
  return talent.shown && talent.adult ? 'public' : 'none';
}
