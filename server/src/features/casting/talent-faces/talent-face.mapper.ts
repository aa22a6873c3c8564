import type { TalentFace } from '@callboard/contract/casting/talent-face';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import type { TalentFaceRow } from './talent-face.queries.ts';

export type PhotoUrl = (key: string) => Promise<string>;

export const toTalentFace = async (row: TalentFaceRow, photoUrl: PhotoUrl): Promise<TalentFace> => ({
  user_id: row.talent_id,
  userUniqueId: row.public_id,
  name: fullNameOf(row),
  image: row.cover && (await photoUrl(row.cover.card_key)),
  placeholder: row.cover?.placeholder ?? null,
  current_residence: row.city,
  screen_min_age: row.playing_age_min,
  screen_max_age: row.playing_age_max,
  isRecruiterUnlocked: row.is_unlocked,
  is_visible: row.is_visible,
});
