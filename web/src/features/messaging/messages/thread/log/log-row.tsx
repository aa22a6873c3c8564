import { memo } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import type { LogActions } from '../log-actions.ts';
import { MessageRow } from '../message/message-row.tsx';
import { WaitingRow } from '../message/waiting-row.tsx';
import { dayName } from './day-name.ts';
import classes from './log-row.module.css';
import type { Row } from './rows.ts';

interface LogRowProps {
  row: Row;
  actions: LogActions;
}

function Day({ day }: { day: string }) {
  const { t } = useTranslation('messages');
  return dayName(day, { today: t('thread.today'), yesterday: t('thread.yesterday') });
}

/** Rows are made anew with every change; one that says the same as before is left as it is. */
const saysTheSame = (before: LogRowProps, now: LogRowProps): boolean => {
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
    <WaitingRow rowKey={row.key} waiting={row.waiting} actions={actions} />
  ) : (
    <MessageRow row={row} actions={actions} t={t} />
  );
}, saysTheSame);
