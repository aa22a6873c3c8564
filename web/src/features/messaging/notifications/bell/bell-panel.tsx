import '../words.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { lastNotificationsQuery } from '../api.ts';
import { isAsking } from '../model/notice-state.ts';
import { useMarkRead } from '../model/use-mark-read.ts';
import { usePressButton } from '../model/use-press-button.ts';
import classes from './bell.module.css';
import { BellNotice } from './bell-notice.tsx';
import { BellWaiting } from './bell-waiting.tsx';
import { useMarkViewed } from './use-mark-viewed.ts';

interface BellPanelProps {
  userId: number;
  /** How many are new at this moment. */
  count: number;
  onClose: () => void;
}

function Nothing() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{t('bell.empty')}</p>
      <p>{t('bell.emptyText')}</p>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('notifications');
  const again = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <div className={classes.empty}>
      <Notice family="stop" action={again}>
        {t('bellFailed')}
      </Notice>
    </div>
  );
}

/** The last three. To have them before one's eyes is to have viewed them. */
export default function BellPanel({ userId, count, onClose }: BellPanelProps) {
  const { data, isError, refetch } = useQuery({
    ...lastNotificationsQuery(userId),
    refetchOnMount: 'always',
  });
  const markRead = useMarkRead(userId);
  const press = usePressButton(userId);
  useMarkViewed(userId, data?.results[0]?.seq, count);
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <BellWaiting />;
  const { results } = data;
  if (results.length === 0) return <Nothing />;
  const main = results.find(isAsking)?.id;
  return (
    <ul className={classes.list}>
      {results.map((notice) => (
        <BellNotice
          key={notice.id}
          notice={notice}
          isMain={notice.id === main}
          onFollow={(one) => {
            markRead(one);
            onClose();
          }}
          onPress={(one) => {
            onClose();
            press(one);
          }}
        />
      ))}
    </ul>
  );
}
