import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { Notification } from '@callboard/contract/messaging/notifications';
import { type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowUp, Bell, Pin } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { useOfflineNote } from '../../../../shared/lib/offline-note.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { newCountQuery } from '../api.ts';
import { byDay } from '../model/by-day.ts';
import type { NotificationList as List } from '../model/merge-newest.ts';
import { isUnfiltered, type NotificationSearch } from '../model/notification-address.ts';
import { hasOpenQuestion } from '../model/notification-state.ts';
import { useMarkRead } from '../model/use-mark-read.ts';
import { useMarkViewed } from '../model/use-mark-viewed.ts';
import { usePressButton } from '../model/use-press-button.ts';
import { DaySection } from './day-section.tsx';
import classes from './notification-results.module.css';

interface NoResultsProps {
  user: SessionUser;
  search: NotificationSearch;
}

const icons = { icon: Bell, sideIcon: Pin } as const;

function NoMatches({ search: { group, search } }: Pick<NoResultsProps, 'search'>) {
  const { t } = useTranslation('notifications');
  const { pathname } = useLocation();
  const text =
    search === '' ? t(group === 'turn' ? 'nothing.turn' : 'nothing.group') : t('nothing.search', { search });
  return (
    <EmptyState
      {...icons}
      title={t('nothing.title')}
      text={text}
      action={
        <ButtonLink to={pathname} variant="outline">
          {t('nothing.action')}
        </ButtonLink>
      }
    />
  );
}

function NoResults({ user, search }: NoResultsProps) {
  const { t } = useTranslation('notifications');
  if (!isUnfiltered(search)) return <NoMatches search={search} />;
  const isTalent = user.user_type === 1;
  return (
    <EmptyState
      {...icons}
      title={t('empty.title')}
      text={t(isTalent ? 'empty.talent' : 'empty.recruiter')}
      action={
        <ButtonLink to={isTalent ? paths.talent(user.userUniqueId) : paths.findTalents()}>
          {t(isTalent ? 'empty.profile' : 'empty.findTalents')}
        </ButtonLink>
      }
    />
  );
}

const atTopPx = 160;

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

const useIsAtTop = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY < atTopPx,
    () => true,
  );

/** Hides new ones while the user is scrolled down, so nothing moves. */
function useNewerHidden(notifications: readonly Notification[]) {
  const newest = notifications[0]?.seq ?? 0;
  const [shownUpTo, setShownUpTo] = useState(newest);
  const isAtTop = useIsAtTop();
  if (isAtTop && newest > shownUpTo) setShownUpTo(newest);
  const shown = notifications.filter(({ seq }) => seq <= shownUpTo);
  return { shown, hiddenCount: notifications.length - shown.length };
}

interface NotificationListProps {
  user: SessionUser;
  /** Neither a group nor a search leaves anything out. */
  isComplete: boolean;
  notifications: readonly Notification[];
  children: ReactNode;
  onShowArrived: () => void;
}

function NotificationList(props: NotificationListProps) {
  const { user, isComplete, notifications, children, onShowArrived } = props;
  const { user_id: userId } = user;
  const { t } = useTranslation('notifications');
  const { shown, hiddenCount } = useNewerHidden(notifications);
  const { data } = useQuery(newCountQuery(user));
  useMarkViewed(userId, isComplete ? shown[0]?.seq : undefined, data?.count ?? 0);
  const markRead = useMarkRead(userId);
  const pressButton = usePressButton(userId);
  const main = shown.find(hasOpenQuestion)?.id;
  return (
    <>
      {hiddenCount > 0 && (
        <div className={classes.arrived}>
          <button type="button" title={t('showArrived')} onClick={onShowArrived}>
            <ArrowUp size={16} aria-hidden />{' '}
            {t('arrived', { count: hiddenCount, shown: formatCount(hiddenCount) })}
          </button>
        </div>
      )}
      {byDay(shown, Date.now()).map((day) => (
        <DaySection key={day.when} day={day} main={main} onFollow={markRead} onPress={pressButton} />
      ))}
      {children}
    </>
  );
}

const rootMargin = '800px 0px';

/** Calls onNear when the element comes near the screen. */
function useNearView(isEnabled: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = sentinel.current;
    if (!isEnabled || !element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEnabled]);
  return sentinel;
}

interface LoadOlderProps {
  pages: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  oldest: string;
  onMore: () => void;
}

/** After this many pages a button is shown, so the footer can be reached. */
const autoLoadedPages = 5;

/** Loads older ones on scrolling, or with the button. */
function LoadOlder({ pages, hasMore, isLoading, hasFailed, oldest, onMore }: LoadOlderProps) {
  const { t } = useTranslation('notifications');
  const loadsAutomatically = hasMore && !isLoading && !hasFailed && pages % autoLoadedPages !== 0;
  const sentinel = useNearView(loadsAutomatically, onMore);
  return (
    <div className={classes.older} ref={sentinel}>
      {hasFailed && <Alert family="stop">{t('olderFailed')}</Alert>}
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

const skeletonRows = Array.from({ length: 8 }, (_, at) => at);

function RowsSkeleton() {
  return (
    <>
      <Skeleton width="5rem" height="1.0625rem" />
      {skeletonRows.map((row) => (
        <div key={row} className={classes.skeletonRow} aria-hidden>
          <span />
          <Skeleton width="3rem" aspectRatio="4 / 5" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </>
  );
}

interface NotificationResultsProps {
  user: SessionUser;
  search: NotificationSearch;
  found: UseInfiniteQueryResult<List>;
  onShowArrived: () => void;
}

export function NotificationResults({ user, search, found, onShowArrived }: NotificationResultsProps) {
  const { t } = useTranslation('notifications');
  const { data, fetchStatus, hasNextPage, isFetchingNextPage, isFetchNextPageError } = found;
  const isPaused = fetchStatus === 'paused';
  useOfflineNote(isPaused);
  if (!data && isPaused) return <Alert family="wait">{t('offline')}</Alert>;
  return (
    <QueryState query={found} thing={t('thing')} kept={t('kept')} waiting={<RowsSkeleton />}>
      {({ pages }) => {
        const notifications = pages.flatMap(({ results }) => results);
        const oldest = notifications.at(-1);
        if (!oldest) return <NoResults user={user} search={search} />;
        return (
          <NotificationList
            user={user}
            isComplete={isUnfiltered(search)}
            notifications={notifications}
            onShowArrived={onShowArrived}
          >
            {isPaused && <Alert family="wait">{t('offline')}</Alert>}
            <LoadOlder
              pages={pages.length}
              hasMore={hasNextPage}
              isLoading={isFetchingNextPage && fetchStatus === 'fetching'}
              hasFailed={isFetchNextPageError}
              oldest={oldest.created_at}
              onMore={() => void found.fetchNextPage()}
            />
          </NotificationList>
        );
      }}
    </QueryState>
  );
}
