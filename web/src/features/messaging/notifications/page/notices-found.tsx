import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import type { NoticeList as List } from '../model/merge-head.ts';
import type { NoticeSearch } from '../model/notification-address.ts';
import { ListWaiting } from './list-waiting.tsx';
import { NothingHere } from './nothing-here.tsx';
import { NoticeList } from './notice-list.tsx';
import { OlderOnes } from './older-ones.tsx';

interface NoticesFoundProps {
  user: SessionUser;
  search: NoticeSearch;
  found: UseInfiniteQueryResult<List>;
  onShowArrived: () => void;
}

/** The notifications of this search, or why there are none. */
export function NoticesFound({ user, search, found, onShowArrived }: NoticesFoundProps) {
  const { t } = useTranslation('notifications');
  const { data, isError, fetchStatus, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    found;
  if (!data) {
    if (fetchStatus === 'paused') return <Notice family="wait">{t('offline')}</Notice>;
    if (!isError) return <ListWaiting />;
    const words = {
      title: t('failed.title'),
      happened: t('failed.happened'),
      kept: t('failed.kept'),
      next: t('failed.next'),
    };
    return <ErrorState {...words} onRetry={() => void refetch()} />;
  }
  const notices = data.pages.flatMap(({ results }) => results);
  const oldest = notices.at(-1);
  if (!oldest) return <NothingHere user={user} search={search} />;
  return (
    <NoticeList userId={user.user_id} notices={notices} onShowArrived={onShowArrived}>
      {fetchStatus === 'paused' && <Notice family="wait">{t('offline')}</Notice>}
      <OlderOnes
        pages={data.pages.length}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage && fetchStatus === 'fetching'}
        hasFailed={isFetchNextPageError}
        oldest={oldest.created_at}
        onMore={() => void found.fetchNextPage()}
      />
    </NoticeList>
  );
}
