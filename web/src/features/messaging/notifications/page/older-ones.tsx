import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import classes from './notice-list.module.css';
import { useApproach } from './use-approach.ts';

interface OlderOnesProps {
  pages: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** When the last one came. */
  oldest: string;
  onMore: () => void;
}

/** After so many the reader is asked, so that the foot of the page can be reached. */
const pagesInOneGo = 5;

/** What is older comes as one approaches; the button is for keys, and for whoever has read a lot. */
export function OlderOnes({ pages, hasMore, isLoading, hasFailed, oldest, onMore }: OlderOnesProps) {
  const { t } = useTranslation('notifications');
  const comesByItself = hasMore && !isLoading && !hasFailed && pages % pagesInOneGo !== 0;
  const place = useApproach(comesByItself, onMore);
  return (
    <div className={classes.older} ref={place}>
      {hasFailed && <Notice family="stop">{t('olderFailed')}</Notice>}
      {hasMore ? (
        <Button variant="outline" loading={isLoading} onClick={onMore}>
          {hasFailed ? t('retry') : t('older')}
        </Button>
      ) : (
        <p className={classes.end}>{t('end', { date: formatDate(oldest) })}</p>
      )}
    </div>
  );
}
