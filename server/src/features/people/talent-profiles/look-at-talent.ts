import { ageOn, isAdult, todayInIndia } from '@callboard/contract/people/birth-date';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { findStanding } from './standing.queries.ts';
import { mayReadByNumber, type Sight, sightOf } from './talent-sight.policy.ts';

/** A user_id or a userUniqueId. */
export type TalentRef = number | string;

export interface SeenTalent {
  /** Wrote with the recruiter who is asking, or applied to them. */
  readonly connected: boolean;
  readonly id: number;
  readonly public_id: string;
  readonly age: number | null;
  readonly adult: boolean;
  readonly complete: boolean;
  readonly frozen: boolean;
  readonly unlocked: boolean;
}

export interface Look {
  readonly talent: SeenTalent;
  readonly sight: Exclude<Sight, 'none'>;
}

/**
 * The talent and how much of them this caller may see, by either id. Who may see nothing is told there is nobody.
 * For calls that do something with a talent who was found; what reads a profile uses `lookAtTalent`.
 */
export async function findTalentInSight(db: Database, ref: TalentRef, actor: Actor): Promise<Look> {
  const standing = await findStanding(db, ref, actor.kind === 'recruiter' ? actor.accountId : null);
  if (!standing) throw new ProblemError('NOT_FOUND');
  const age = ageOn(todayInIndia(), standing.date_of_birth);
  const talent = { ...standing, unlocked: Boolean(standing.unlocked), age, adult: isAdult(age) };
  const sight = sightOf(actor, talent);
  if (sight === 'none') throw new ProblemError('NOT_FOUND');
  return { talent, sight };
}

/** The same, for reading: counting through numbers leads nowhere. */
export async function lookAtTalent(db: Database, ref: TalentRef, actor: Actor): Promise<Look> {
  const look = await findTalentInSight(db, ref, actor);
  if (typeof ref === 'number' && !mayReadByNumber(look.sight, look.talent.connected)) {
    throw new ProblemError('NOT_FOUND');
  }
  return look;
}
