import {
  type OwnTalent,
  RecruiterTalent,
  UnlockedTalent,
} from '@callboard/contract/people/talent-profiles/profile';
import type { TalentView } from './talent-view.ts';

/** What a guest sees is fetched as a guest. */
type DerivedViewer = 'recruiter' | 'unlocked';

/**
 * The talent's own profile as a recruiter gets it. The response schemas of the contract drop the rest,
 * and the calendar needs an unlock.
 */
export const deriveView = (viewer: DerivedViewer, own: OwnTalent): TalentView =>
  viewer === 'recruiter'
    ? { as: 'recruiter', talent: { ...RecruiterTalent.parse(own), days: null } }
    : { as: 'unlocked', talent: UnlockedTalent.parse(own) };
