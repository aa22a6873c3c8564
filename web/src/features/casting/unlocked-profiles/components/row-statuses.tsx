import type { UnlockedRow } from '@callboard/contract/casting/unlocking';
import { formatDays } from '@callboard/contract/short-dates';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { NextDaysStatus } from '../../../../shared/ui/next-days/next-days.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import classes from './unlocked-row.module.css';

/** The answer to the last check while its dates are not over, otherwise the calendar. */
function Availability({ row: { question, days } }: { row: UnlockedRow }) {
  const { t } = useTranslation('unlockedProfiles');
  const today = <NextDaysStatus days={days} />;
  if (!question || question.end_date < (days[0]?.date ?? '')) return today;
  const dates = { days: formatDays(question.start_date, question.end_date) };
  switch (question.status) {
    case 'asked':
      return <Status name="asked">{t('row.asked', dates)}</Status>;
    case 'available':
      return <Status name="available">{t('row.free', dates)}</Status>;
    case 'not_available':
      return <Status name="notAvailable">{t('row.notFree', dates)}</Status>;
    case 'expired':
      return (
        <>
          {today}
          <Status name="expired">{t('row.noAnswer', dates)}</Status>
        </>
      );
  }
}

export function RowStatuses({ row }: { row: UnlockedRow }) {
  const { t } = useTranslation('unlockedProfiles');
  return (
    <div className={classes.statuses}>
      {row.cast_as.map((part) => (
        <Status key={part} name="cast">
          {t('row.castAs', { part })}
        </Status>
      ))}
      {row.is_open ? <Availability row={row} /> : <Status name="closed" />}
      {row.is_open && row.isShortlisted && <Status name="shortlisted" />}
    </div>
  );
}
