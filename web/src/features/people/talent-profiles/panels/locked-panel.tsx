import type { RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { AtSign, CalendarDays, KeyRound, type LucideIcon, Mail, Phone, Users } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { useCreditBalance } from '../../../billing/credits/index.ts';
import { openUnlock } from '../../../casting/unlocking/index.ts';
import { unlockRequestOf } from '../model/unlock-request-of.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

const opens = ['phone', 'email', 'social', 'manager', 'calendar'] as const;

const icons: Record<(typeof opens)[number], LucideIcon> = {
  phone: Phone,
  email: Mail,
  social: AtSign,
  manager: Users,
  calendar: CalendarDays,
};

interface LockedProps {
  /** Left out where a talent looks through a recruiter's eyes: then it is only a picture of the button. */
  talent?: RecruiterTalent;
}

/** Asks before it charges; the page opens up by itself afterwards. */
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

/** What an unlock would open, before there is one. */
export function LockedPanel({ talent }: LockedProps) {
  const { t } = useTranslation('talentProfile');
  const { data: balance } = useCreditBalance();
  return (
    <Panel title={t('locked.title')} mark={<Status name="locked" />}>
      <p className={classes.text}>{t('locked.lead')}</p>
      <ul className={classes.list}>
        {opens.map((what) => {
          const Icon = icons[what];
          return (
            <li key={what}>
              <Icon size={16} aria-hidden /> {t(`locked.${what}`)}
            </li>
          );
        })}
      </ul>
      <div className={`${classes.actions} ${classes.onDesk}`}>
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
