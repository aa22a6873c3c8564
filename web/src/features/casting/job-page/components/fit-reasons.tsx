import type { JobMatch } from '@callboard/contract/casting/job-search';
import { formatDaysOfYear } from '@callboard/contract/short-dates';
import { Check, CircleHelp, Clock, type LucideIcon, Minus, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { ForRole } from '../model/talent-part.ts';
import classes from './fit-reasons.module.css';

type Reason = JobMatch['reasons'][number];

const icons: Record<Reason['fits'], LucideIcon> = { yes: Check, partly: Minus, no: X, unknown: CircleHelp };
const said = { yes: 'fit.yes', partly: 'fit.partlyFits', no: 'fit.no', unknown: 'fit.unknown' } as const;

const conditions = ['gender', 'age', 'looks', 'height', 'languages', 'skills', 'place', 'dates'] as const;

export function MatchPercent({ percent }: { percent: number }) {
  const { t } = useTranslation('jobPage');
  return (
    <p className={classes.percent}>
      <b>{percent}</b>% {t('fit.match')}
    </p>
  );
}

function ReasonLine({ reason: { condition, fits, asked, has } }: { reason: Reason }) {
  const { t } = useTranslation('jobPage');
  const Icon = icons[fits];
  const known = conditions.find((one) => one === condition) ?? 'other';
  return (
    <li data-fits={fits}>
      <Icon size={16} aria-hidden />
      <span>
        <VisuallyHidden>{t(said[fits])}: </VisuallyHidden>
        {t(`fit.conditions.${known}`)} <b>{has ?? asked}</b>
        {fits !== 'yes' && <em>{has === null ? t('fit.missing') : t('fit.asked', { asked })}</em>}
      </span>
    </li>
  );
}

/** What fits, what is missing, and what stands in one’s own calendar. */
export function Reasons({ own: { match, clashes } }: { own: ForRole }) {
  const { t } = useTranslation('jobPage');
  // The days in the calendar say more than "not available".
  const reasons = match.reasons.filter(({ condition }) => condition !== 'dates' || clashes.length === 0);
  return (
    <ul className={classes.reasons}>
      {reasons.map((reason) => (
        <ReasonLine key={`${reason.condition} ${reason.asked}`} reason={reason} />
      ))}
      {clashes.map(({ start_date: from, end_date: to, is_booking: isBooking }) => (
        <li key={`${from}${to}`} data-fits="clash">
          <Clock size={16} aria-hidden />
          <span>
            <VisuallyHidden>{t('fit.calendar')}: </VisuallyHidden>
            {t(isBooking ? 'fit.booked' : 'fit.notAvailable', { days: formatDaysOfYear(from, to) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
