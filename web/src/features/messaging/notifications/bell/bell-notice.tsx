import type { Notification } from '@callboard/contract/messaging/notifications';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { NoticeFace } from '../components/notice-face.tsx';
import { NoticeLink } from '../components/notice-link.tsx';
import { momentAlone } from '../model/moment-words.ts';
import { isAsking, outcomeOf } from '../model/notice-state.ts';
import classes from './bell.module.css';

interface BellNoticeProps {
  notice: Notification;
  /** The first that asks: the one red button. */
  isMain: boolean;
  onFollow: (notice: Notification) => void;
  onPress: (notice: Notification) => void;
}

export function BellNotice({ notice, isMain, onFollow, onPress }: BellNoticeProps) {
  const { t } = useTranslation('notifications');
  const outcome = outcomeOf(notice);
  return (
    <li className={classes.notice} data-unread={!notice.status || undefined}>
      <NoticeFace notice={notice} />
      <div className={classes.words}>
        <NoticeLink notice={notice} onFollow={onFollow} />
        {isAsking(notice) && (
          <Button
            className={classes.press}
            size="xs"
            variant={isMain ? 'filled' : 'outline'}
            onClick={() => onPress(notice)}
          >
            {t('clickMe')}
          </Button>
        )}
        {outcome && <Status name={outcome} />}
        <time className={classes.time} dateTime={notice.created_at}>
          {momentAlone(notice.created_at, t)}
        </time>
      </div>
      <span className={classes.mark} aria-hidden />
    </li>
  );
}
