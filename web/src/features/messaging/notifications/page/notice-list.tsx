import type { Notification } from '@callboard/contract/messaging/notifications';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { byDay } from '../model/by-day.ts';
import { isAsking } from '../model/notice-state.ts';
import { useMarkRead } from '../model/use-mark-read.ts';
import { usePressButton } from '../model/use-press-button.ts';
import { DaySection } from './day-section.tsx';
import classes from './notice-list.module.css';
import { useHeldBack } from './use-held-back.ts';

interface NoticeListProps {
  userId: number;
  notices: readonly Notification[];
  /** After the last of them. */
  children: ReactNode;
  onShowArrived: () => void;
}

/** Today, yesterday, earlier. */
export function NoticeList({ userId, notices, children, onShowArrived }: NoticeListProps) {
  const { t } = useTranslation('notifications');
  const { shown, heldBack } = useHeldBack(notices);
  const markRead = useMarkRead(userId);
  const press = usePressButton(userId);
  const main = shown.find(isAsking)?.id;
  return (
    <>
      {heldBack > 0 && (
        <div className={classes.arrived}>
          <button type="button" title={t('showArrived')} onClick={onShowArrived}>
            <ArrowUp size={16} aria-hidden />{' '}
            {t('arrived', { count: heldBack, shown: formatCount(heldBack) })}
          </button>
        </div>
      )}
      {byDay(shown, Date.now()).map((day) => (
        <DaySection key={day.when} day={day} main={main} onFollow={markRead} onPress={press} />
      ))}
      {children}
    </>
  );
}
