import type { Notification } from '@callboard/contract/messaging/notifications';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { placeOf } from '../model/notice-state.ts';
import classes from './notice-link.module.css';
import { NoticeWords } from './notice-words.tsx';

interface NoticeLinkProps {
  notice: Notification;
  onFollow: (notice: Notification) => void;
}

/** What it says, leading to what it is about. The whole row it stands in is pressed with it. */
export function NoticeLink({ notice, onFollow }: NoticeLinkProps) {
  const { t } = useTranslation('notifications');
  return (
    <Link className={classes.link} to={placeOf(notice)} onClick={() => onFollow(notice)}>
      {!notice.status && <VisuallyHidden>{t('unreadMark')}: </VisuallyHidden>}
      <NoticeWords parts={notice.parts} />
    </Link>
  );
}
