import type { RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { AtSign, CalendarDays, KeyRound, type LucideIcon, Mail, Phone, Users } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { useCreditBalance } from '../../../billing/credits/index.ts';
import { openUnlock, type UnlockRequest } from '../../../casting/unlocking/index.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

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

const benefits = ['phone', 'email', 'social', 'manager', 'calendar'] as const;

const icons: Record<(typeof benefits)[number], LucideIcon> = {
  phone: Phone,
  email: Mail,
  social: AtSign,
  manager: Users,
  calendar: CalendarDays,
};

interface LockedProps {
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

/** What an unlock gives. */
export function LockedPanel({ talent }: LockedProps) {
  const { t } = useTranslation('talentProfile');
  const { data: balance } = useCreditBalance();
  return (
    <Panel title={t('locked.title')} status={<Status name="locked" />}>
      <p className={classes.text}>{t('locked.lead')}</p>
      <ul className={classes.list}>
        {benefits.map((benefit) => {
          const Icon = icons[benefit];
          return (
            <li key={benefit}>
              <Icon size={16} aria-hidden /> {t(`locked.${benefit}`)}
            </li>
          );
        })}
      </ul>
      <div className={`${classes.actions} ${classes.onDesktop}`}>
        <UnlockButton {...(talent && { talent })} />
      </div>
      {talent && (
        <p className={classes.small}>
          {balance
            ? t('locked.left', { count: balance.credits, shown: formatCount(balance.credits) })
            : '\u00a0'}
        </p>
      )}
    </Panel>
  );
}
