import '../i18n.ts';
import type { Notification } from '@callboard/contract/messaging/notifications';
import { formatDays } from '@callboard/contract/short-dates';
import { Star } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { useWaitingNotifications } from '../api.ts';
import { hasOpenQuestion } from '../model/notification-state.ts';
import { usePressButton } from '../model/use-press-button.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

interface OpenQuestionProps {
  notification: Notification;
  onPress: (notification: Notification) => void;
}

const mostShown = 3;

function OpenQuestion({ notification, onPress }: OpenQuestionProps) {
  const { t } = useTranslation('notifications');
  const { about, available_start_date: from, available_end_date: to } = notification;
  const name = about?.name ?? t('waiting.somebody');
  const days = from && to ? formatDays(from, to) : '';
  return (
    <li>
      <button
        type="button"
        className={classes.name}
        aria-label={t('waiting.answerTo', { name, days })}
        onClick={() => onPress(notification)}
      >
        {name}
      </button>
      {days && <span className={classes.days}>{t('waiting.available', { days })}</span>}
      <StatusChip family="spot" icon={Star}>
        {t('waiting.turn')}
      </StatusChip>
    </li>
  );
}

export function WaitingForYou({ userId }: { userId: number }) {
  const { t } = useTranslation('notifications');
  const { data } = useWaitingNotifications(userId);
  const pressButton = usePressButton(userId);
  const waiting = data?.results.filter(hasOpenQuestion) ?? [];
  if (waiting.length === 0) return null;
  const more = (data?.totalResults ?? 0) - mostShown;
  return (
    <Panel title={t('waiting.title')}>
      <ul className={classes.waiting}>
        {waiting.slice(0, mostShown).map((notification) => (
          <OpenQuestion key={notification.id} notification={notification} onPress={pressButton} />
        ))}
      </ul>
      {more > 0 && (
        <Link className={classes.more} to={`${paths.talentNotifications()}?group=turn`}>
          {t('waiting.more', { count: more })}
        </Link>
      )}
    </Panel>
  );
}
