import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import classes from './row-head.module.css';
import { rowTime } from './row-time.ts';

interface RowHeadProps {
  name: string;
  at: string | null;
  isUnread?: boolean;
}

export function RowHead({ name, at, isUnread = false }: RowHeadProps) {
  const { t } = useTranslation('messages');
  useTimeFormat();
  return (
    <span className={classes.head}>
      <b className={classes.name}>{name}</b>
      {at && (
        <time className={classes.time} dateTime={at} data-unread={isUnread || undefined}>
          {rowTime(at, t('list.yesterday'))}
        </time>
      )}
    </span>
  );
}
