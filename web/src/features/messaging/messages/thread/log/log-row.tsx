import { memo } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatLongDate } from '../../../../../shared/lib/format/dates.ts';
import { dayInIndia } from '../../../../../shared/lib/format/days-in-india.ts';
import type { LogActions } from '../log-actions.ts';
import { MessageRow } from '../message/message-row.tsx';
import { OutgoingRow } from '../message/outgoing-row.tsx';
import classes from './message-log.module.css';
import type { Row } from './rows.ts';

const msInDay = 86_400_000;

/** Today, Yesterday, or Saturday 14 Nov 2026. */
function dayName(
  day: string,
  labels: { today: string; yesterday: string },
  now: number = Date.now(),
): string {
  if (day === dayInIndia(now)) return labels.today;
  if (day === dayInIndia(now - msInDay)) return labels.yesterday;
  return formatLongDate(day);
}

interface LogRowProps {
  row: Row;
  actions: LogActions;
}

function Day({ day }: { day: string }) {
  const { t } = useTranslation('messages');
  return dayName(day, { today: t('thread.today'), yesterday: t('thread.yesterday') });
}

/** Row objects are new after every change, so their values are compared. */
const isSameRow = (before: LogRowProps, now: LogRowProps): boolean => {
  if (before.actions !== now.actions || before.row.is !== now.row.is) return false;
  const entries = Object.entries(now.row);
  return entries.every(([name, value]) => Reflect.get(before.row, name) === value);
};

export const LogRow = memo(function LogRow({ row, actions }: LogRowProps) {
  const { t } = useTranslation('messages');
  if (row.is === 'day') {
    return (
      <h3 className={classes.day} data-key={row.key}>
        <Day day={row.day} />
      </h3>
    );
  }
  if (row.is === 'new') {
    return (
      <p className={classes.new} data-key={row.key}>
        {t('thread.new', { count: row.count })}
      </p>
    );
  }
  return row.is === 'waiting' ? (
    <OutgoingRow rowKey={row.key} waiting={row.waiting} actions={actions} />
  ) : (
    <MessageRow row={row} actions={actions} t={t} />
  );
}, isSameRow);
