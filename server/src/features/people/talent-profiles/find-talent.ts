import { ageOn, isAdult, todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { mayReadByNumber, type ProfileAccess, profileAccess } from './talent-visibility.policy.ts';
import { findVisibility } from './visibility.queries.ts';

/** A user_id, a userUniqueId or a readable address. */
export type TalentRef = number | string;

export interface VisibleTalent {
  readonly connected: boolean;
  readonly id: number;
  readonly public_id: string;
  readonly age: number | null;
  readonly adult: boolean;
  readonly complete: boolean;
  readonly frozen: boolean;
  readonly unlocked: boolean;
}

export interface TalentView {
  readonly talent: VisibleTalent;
  readonly access: Exclude<ProfileAccess, 'none'>;
}

/**
 * The talent and how much the caller may see, by either id. NOT_FOUND when that is nothing. For requests that
 * act on a talent; reading a profile uses `viewTalent`.
 */
export async function findVisibleTalent(db: Database, ref: TalentRef, actor: Actor): Promise<TalentView> {
  const visibility = await findVisibility(db, ref, actor.kind === 'recruiter' ? actor.accountId : null);
  if (!visibility) throw new ProblemError('NOT_FOUND');
  const age = ageOn(todayInIndia(), visibility.date_of_birth);
  const talent = { ...visibility, unlocked: Boolean(visibility.unlocked), age, adult: isAdult(age) };
  const access = profileAccess(actor, talent);
  if (access === 'none') throw new ProblemError('NOT_FOUND');
  return { talent, access };
}

/** For reading a profile, where account numbers must not be guessable. */
export async function viewTalent(db: Database, ref: TalentRef, actor: Actor): Promise<TalentView> {
  const talentView = await findVisibleTalent(db, ref, actor);
  if (typeof ref === 'number' && !mayReadByNumber(talentView.access, talentView.talent.connected)) {
    throw new ProblemError('NOT_FOUND');
  }
  return talentView;
}
