import type { Notification } from '@callboard/contract/messaging/notifications';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { NoticeFace } from '../components/notice-face.tsx';
import { NoticeLink } from '../components/notice-link.tsx';
import { momentInDay } from '../model/moment-words.ts';
import { isAsking, outcomeOf } from '../model/notice-state.ts';
import classes from './notice-row.module.css';

export interface NoticeRowProps {
  notice: Notification;
  /** The first that asks: the one red button of the page. */
  isMain: boolean;
  onFollow: (notice: Notification) => void;
  onPress: (notice: Notification) => void;
}

export function NoticeRow({ notice, isMain, onFollow, onPress }: NoticeRowProps) {
  const { t } = useTranslation('notifications');
  const { message, status, created_at } = notice;
  const outcome = outcomeOf(notice);
  return (
    <li className={classes.row} data-unread={!status || undefined}>
      <span className={classes.mark} aria-hidden />
      <NoticeFace notice={notice} />
      <div className={classes.words}>
        <NoticeLink notice={notice} onFollow={onFollow} />
        <time dateTime={created_at}>{momentInDay(created_at)}</time>
      </div>
      {isAsking(notice) && (
        <Button
          className={classes.press}
          variant={isMain ? 'filled' : 'outline'}
          aria-label={t('clickMeAbout', { message })}
          onClick={() => onPress(notice)}
        >
          {t('clickMe')}
        </Button>
      )}
      {outcome && (
        <span className={classes.outcome}>
          <Status name={outcome} />
        </span>
      )}
    </li>
  );
}
