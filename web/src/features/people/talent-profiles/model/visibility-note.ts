import type { OwnTalent } from '@callboard/contract/people/talent-profiles/profile';
import type { ViewAs } from './talent-view.ts';

export type VisibilityNote = 'draft' | 'frozen' | 'hidden' | 'minor';

/** Why this viewer would not see the profile; undefined when they would. */
export function visibilityNote(own: OwnTalent, viewAs: ViewAs): VisibilityNote | undefined {
  if (!own.is_profile_creation_completed) return 'draft';
  // Recruiters who unlocked a talent can always see them.
  if (viewAs === 'unlocked') return undefined;
  if (own.isFreezed) return 'frozen';
  if (!own.show_to_recruiters) return 'hidden';
  return own.is_under_18 && viewAs === 'guest' ? 'minor' : undefined;
}
