import type { OwnTalent } from '@callboard/contract/people/talent-profiles/profile';
import type { Eyes } from './talent-view.ts';

export type VisibilityNote = 'draft' | 'frozen' | 'hidden' | 'minor';

/** Why somebody else would not get to see what the owner is looking at; nothing when they would. */
export function visibilityNote(own: OwnTalent, eyes: Eyes): VisibilityNote | undefined {
  if (!own.is_profile_creation_completed) return 'draft';
  // Whoever has unlocked a talent keeps them in sight.
  if (eyes === 'unlocked') return undefined;
  if (own.isFreezed) return 'frozen';
  if (!own.show_to_recruiters) return 'hidden';
  return own.is_under_18 && eyes === 'guest' ? 'minor' : undefined;
}
