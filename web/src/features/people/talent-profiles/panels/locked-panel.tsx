import { AtSign, CalendarDays, type LucideIcon, Mail, Phone, Users } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { useCreditBalance } from '../../../billing/credits/index.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';
import { type LockedProps, UnlockButton } from './unlock-button.tsx';

const benefits = ['phone', 'email', 'social', 'manager', 'calendar'] as const;

const icons: Record<(typeof benefits)[number], LucideIcon> = {
  phone: Phone,
  email: Mail,
  social: AtSign,
  manager: Users,
  calendar: CalendarDays,
};

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
