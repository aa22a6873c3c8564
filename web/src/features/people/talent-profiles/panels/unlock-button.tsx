import type { RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { KeyRound } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { openUnlock, type UnlockRequest } from '../../../casting/unlocking/index.ts';

function playingAgeOf({ screen_min_age: from, screen_max_age: to }: RecruiterTalent['physical_description']) {
  const [min, max] = [from ?? to, to ?? from];
  return min === null || max === null ? null : { min, max };
}

function photoOf({ gallary }: RecruiterTalent): UnlockRequest['photo'] {
  const photos = gallary.filter(({ kind }) => kind === 'photo');
  const cover = photos.find(({ is_cover_photo }) => is_cover_photo) ?? photos[0];
  if (!cover) return null;
  const { card_url, file_url, placeholder } = cover;
  return { src: card_url ?? file_url, ...(placeholder && { thumbnail: placeholder }) };
}

const unlockRequestOf = (talent: RecruiterTalent): UnlockRequest => ({
  talentId: talent.user_id,
  userUniqueId: talent.userUniqueId,
  name: talent.name,
  photo: photoOf(talent),
  playingAge: playingAgeOf(talent.physical_description),
  city: talent.current_residence?.name ?? null,
  languages: talent.languages.map(({ name }) => name),
});

export interface LockedProps {
  /** Left out in the owner's preview, where the button does nothing. */
  talent?: RecruiterTalent;
}

/** Opens a dialog that asks before it charges. */
export function UnlockButton({ talent }: LockedProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <Button
      leftSection={<KeyRound size={17} aria-hidden />}
      disabled={!talent}
      onClick={() => talent && openUnlock(unlockRequestOf(talent))}
    >
      {t('locked.unlock')}
    </Button>
  );
}
