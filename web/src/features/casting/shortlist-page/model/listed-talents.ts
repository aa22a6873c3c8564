import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { SelectedTalent } from '../../talent-selection/index.ts';
import type { UnlockRequest } from '../../unlocking/index.ts';
import type { Card } from '../api.ts';

export const toSelected = ({ talent }: Card): SelectedTalent => ({
  user_id: talent.user_id,
  userUniqueId: talent.userUniqueId,
  name: talent.name,
  photo: talent.image ?? undefined,
  isUnlocked: talent.isRecruiterUnlocked,
  match: null,
});

/** The dates of the character, suggested when someone is asked. */
export function daysOf({ works_from: from, works_to: to }: CharacterDetail) {
  const [first, last] = [from ?? to, to ?? from];
  return first !== null && last !== null ? { from: first, to: last } : undefined;
}

export function toUnlockRequest({ talent }: Card, character: CharacterDetail): UnlockRequest {
  const { screen_min_age: from, screen_max_age: to } = talent;
  const [min, max] = [from ?? to, to ?? from];
  const days = daysOf(character);
  return {
    talentId: talent.user_id,
    userUniqueId: talent.userUniqueId,
    name: talent.name,
    photo: talent.image
      ? { src: talent.image, ...(talent.placeholder && { thumbnail: talent.placeholder }) }
      : null,
    playingAge: min !== null && max !== null ? { min, max } : null,
    city: talent.current_residence,
    languages: talent.languages,
    heightCm: talent.height_cm,
    character: { id: character.id, name: character.name },
    ...(days && { days }),
  };
}
