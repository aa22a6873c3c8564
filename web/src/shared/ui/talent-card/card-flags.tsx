import { Lock } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Status } from '../status/status.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './talent-card.module.css';
import type { TalentCardTalent } from './talent-card-talent.ts';

interface CardFlagsProps {
  talent: TalentCardTalent;
  /** On the left where there is no availability. */
  fee?: string | undefined;
  /** Says it in words where there is room for them. */
  isRoomy?: boolean;
}

/** Availability on the left, lock on the right. */
export function CardFlags({ talent, fee, isRoomy = false }: CardFlagsProps) {
  const { t } = useTranslation('status');
  if (!talent.availability && !talent.lock && !fee) return null;
  return (
    <div className={classes.flags}>
      {fee && <span className={classes.fee}>{fee}</span>}
      {talent.availability && (
        <Status name={talent.availability.name} variant="plain">
          {talent.availability.text}
        </Status>
      )}
      {talent.lock === 'unlocked' && <Status name="unlocked" variant="plain" />}
      {talent.lock === 'locked' && isRoomy && <Status name="locked" variant="plain" />}
      {talent.lock === 'locked' && !isRoomy && (
        <span className={classes.locked} title={t('locked')}>
          <Lock size={13} aria-hidden />
          <VisuallyHidden>{t('locked')}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
