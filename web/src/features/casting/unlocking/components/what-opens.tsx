import { CalendarDays, Link2, type LucideIcon, Phone, Users } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './unlock-offer.module.css';

const opens = ['phone', 'manager', 'social', 'calendar'] as const;
const icons: Record<(typeof opens)[number], LucideIcon> = {
  phone: Phone,
  manager: Users,
  social: Link2,
  calendar: CalendarDays,
};

/** What one credit buys. */
export function WhatOpens() {
  const { t } = useTranslation('unlocking');
  return (
    <ul className={classes.opens} aria-label={t('opens')}>
      {opens.map((what) => {
        const Icon = icons[what];
        return (
          <li key={what}>
            <Icon size={17} aria-hidden /> {t(what)}
          </li>
        );
      })}
    </ul>
  );
}
