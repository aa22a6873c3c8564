import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { Notification } from '@callboard/contract/messaging/notifications';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { ArrowUp, Bell, Pin } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { byDay } from '../model/by-day.ts';
import type { NotificationList as List } from '../model/merge-newest.ts';
import type { NotificationSearch } from '../model/notification-address.ts';
import { isAsking } from '../model/notification-state.ts';
import { useMarkRead } from '../model/use-mark-read.ts';
import { usePressButton } from '../model/use-press-button.ts';
import { DaySection } from './day-section.tsx';
import classes from './notification-results.module.css';
import { useIsAtTop } from './use-at-top.ts';

interface NothingHereProps {
  user: SessionUser;
  search: NotificationSearch;
}

const icons = { icon: Bell, sideIcon: Pin } as const;

function NothingMatches({ search: { group, search } }: Pick<NothingHereProps, 'search'>) {
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

/** Nothing yet, or nothing of this kind. */
function NothingHere({ user, search }: NothingHereProps) {
  const { t } = useTranslation('notifications');
  if (search.group !== 'all' || search.search !== '') return <NothingMatches search={search} />;
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

/** What comes while somebody reads further down waits above, so that nothing moves under their eyes. */
function useHeldBack(notifications: readonly Notification[]) {
  const newest = notifications[0]?.seq ?? 0;
  const [shownUpTo, setShownUpTo] = useState(newest);
  const isAtTop = useIsAtTop();
  if (isAtTop && newest > shownUpTo) setShownUpTo(newest);
  const shown = notifications.filter(({ seq }) => seq <= shownUpTo);
  return { shown, heldBack: notifications.length - shown.length };
}

interface NotificationListProps {
  userId: number;
  notifications: readonly Notification[];
  /** After the last of them. */
  children: ReactNode;
  onShowArrived: () => void;
}

/** Today, yesterday, earlier. */
function NotificationList({ userId, notifications, children, onShowArrived }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const { shown, heldBack } = useHeldBack(notifications);
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

/** About a screen ahead. */
const rootMargin = '800px 0px';

/** Calls when what the ref holds comes near, for as long as it is wanted. */
function useApproach(isWanted: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = place.current;
    if (!isWanted || !element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted]);
  return place;
}

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
function OlderOnes({ pages, hasMore, isLoading, hasFailed, oldest, onMore }: OlderOnesProps) {
  const { t } = useTranslation('notifications');
  const comesByItself = hasMore && !isLoading && !hasFailed && pages % pagesInOneGo !== 0;
  const place = useApproach(comesByItself, onMore);
  return (
    <div className={classes.older} ref={place}>
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

const places = Array.from({ length: 8 }, (_, at) => at);

/** Rows to come, at their final size. */
function RowsToCome() {
  return (
    <>
      <Skeleton width="5rem" height="1.0625rem" />
      {places.map((place) => (
        <div key={place} className={classes.place} aria-hidden>
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

/** The notifications of this search, or why there are none. */
export function NotificationResults({ user, search, found, onShowArrived }: NotificationResultsProps) {
  const { t } = useTranslation('notifications');
  const { data, fetchStatus, hasNextPage, isFetchingNextPage, isFetchNextPageError } = found;
  const isPaused = fetchStatus === 'paused';
  if (!data && isPaused) return <Alert family="wait">{t('offline')}</Alert>;
  return (
    <QueryState query={found} thing={t('thing')} kept={t('kept')} waiting={<RowsToCome />}>
      {({ pages }) => {
        const notifications = pages.flatMap(({ results }) => results);
        const oldest = notifications.at(-1);
        if (!oldest) return <NothingHere user={user} search={search} />;
        return (
          <NotificationList userId={user.user_id} notifications={notifications} onShowArrived={onShowArrived}>
            {isPaused && <Alert family="wait">{t('offline')}</Alert>}
            <OlderOnes
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
