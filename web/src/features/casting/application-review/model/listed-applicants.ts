import type { SelectedTalent } from '../../talent-selection/index.ts';
import type { UnlockRequest } from '../../unlocking/index.ts';
import type { Applicant, ApplicantDetail } from '../api.ts';

export const toSelected = ({ talent, match }: Applicant): SelectedTalent => ({
  user_id: talent.user_id,
  userUniqueId: talent.userUniqueId,
  name: talent.name,
  photo: talent.image ?? undefined,
  isUnlocked: talent.isRecruiterUnlocked,
  match,
});

export function toUnlockRequest(applicant: ApplicantDetail): UnlockRequest {
  const { talent, character, fit, languages, height_mm: height, is_unlocked: isUnlocked } = applicant;
  const { screen_min_age: from, screen_max_age: to, image, placeholder } = talent;
  const [min, max] = [from ?? to, to ?? from];
  return {
    talentId: talent.user_id,
    userUniqueId: talent.userUniqueId,
    name: talent.name,
    photo: image ? { src: image, ...(placeholder && { thumbnail: placeholder }) } : null,
    playingAge: min !== null && max !== null ? { min, max } : null,
    city: talent.current_residence,
    languages,
    heightCm: height === null ? null : Math.round(height / 10),
    match: fit.percent,
    isUnlocked,
    ...(character && { character }),
  };
}
