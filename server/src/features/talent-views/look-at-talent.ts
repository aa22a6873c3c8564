import { ageOn, isAdult, todayInIndia } from '@callboard/contract/birth-date';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findStanding } from './standing.queries.ts';
import { type Sight, sightOf } from './talent-sight.policy.ts';

/** A user_id or a userUniqueId. */
export type TalentRef = number | string;

export interface SeenTalent {
  readonly id: number;
  readonly public_id: string;
  readonly age: number | null;
  readonly adult: boolean;
  readonly complete: boolean;
  readonly frozen: boolean;
  readonly unlocked: boolean;
}

/** The talent and how much of them this caller may see. Who may see nothing is told there is nobody. */
export async function lookAtTalent(
  db: Database,
  ref: TalentRef,
  actor: Actor,
): Promise<{ talent: SeenTalent; sight: Exclude<Sight, 'none'> }> {
  const standing = await findStanding(db, ref, actor.kind === 'recruiter' ? actor.accountId : null);
  if (!standing) throw new ProblemError('NOT_FOUND');
  const age = ageOn(todayInIndia(), standing.date_of_birth);
  const talent = { ...standing, unlocked: Boolean(standing.unlocked), age, adult: isAdult(age) };
  const sight = sightOf(actor, talent);
  if (sight === 'none') throw new ProblemError('NOT_FOUND');
  return { talent, sight };
}
