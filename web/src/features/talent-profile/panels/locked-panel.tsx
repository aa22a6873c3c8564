import { Button } from '@mantine/core';
import { AtSign, CalendarDays, KeyRound, type LucideIcon, Mail, Phone, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../shared/lib/paths.ts';
import { Status } from '../../../shared/ui/status/status.tsx';
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

/** In its place already, and honest about not working yet. */
export function UnlockButton() {
  const { t } = useTranslation('talentProfile');
  return (
    <Button disabled leftSection={<KeyRound size={17} aria-hidden />}>
      {t('locked.unlock')}
    </Button>
  );
}

/** What an unlock would open, before there is one. */
export function LockedPanel() {
  const { t } = useTranslation('talentProfile');
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
        <UnlockButton />
      </div>
      <p className={classes.small}>{t('locked.soon')}</p>
      <Link className={classes.link} to={paths.findTalents()}>
        {t('locked.onward')}
      </Link>
    </Panel>
  );
}
