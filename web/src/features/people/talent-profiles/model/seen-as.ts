import {
  type OwnTalent,
  RecruiterTalent,
  UnlockedTalent,
} from '@callboard/contract/people/talent-profiles/profile';
import type { TalentView } from './talent-view.ts';

/** The eyes a talent can borrow without asking the server. What a guest sees is asked for as a guest. */
export type BorrowedEyes = 'recruiter' | 'unlocked';

/**
 * The talent's own answer as a recruiter gets it. The schemas of the contract, by which the server lets answers
 * out, drop what that viewer does not get; nothing is added.
 */
export const seenAs = (eyes: BorrowedEyes, own: OwnTalent): TalentView =>
  eyes === 'recruiter'
    ? { as: 'recruiter', talent: RecruiterTalent.parse(own) }
    : { as: 'unlocked', talent: UnlockedTalent.parse(own) };
