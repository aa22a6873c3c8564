import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { type NotificationGroup, notificationGroups } from '@callboard/contract/messaging/notifications';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { onLive, onLiveConnect } from '../../../../shared/lib/live/index.ts';
import { createRefresher } from '../../../../shared/lib/refresher.ts';
import { openQuestion } from '../../../casting/availability-checks/index.ts';
import {
  fetchPage,
  type NotificationFilter,
  type NotificationSlice,
  notificationListOptions,
} from '../api.ts';
import { joinsTo, mergeNewest, newestOf } from '../model/merge-newest.ts';
import {
  type NotificationSearch,
  readQuestion,
  readSearch,
  searchQuery,
} from '../model/notification-address.ts';
import groupRailClasses from './group-rail.module.css';
import { NotificationChannels } from './notification-channels.tsx';
import { NotificationResults } from './notification-results.tsx';
import classes from './notifications-page.module.css';
import { PageHead } from './page-head.tsx';
import { WaitingForYou } from './waiting-for-you.tsx';

type Counts = Readonly<Record<NotificationGroup, number>>;

interface GroupRailProps {
  userType: 1 | 2;
  search: NotificationSearch;
  counts: Counts | undefined;
}

/** Groups that are unusual for a user type are shown only when they hold something. */
const shownIfAny: Readonly<Record<1 | 2, readonly NotificationGroup[]>> = { 1: ['credits'], 2: ['offers'] };

function useGroupLabel(userType: 1 | 2) {
  const { t } = useTranslation('notifications');
  return (group: NotificationGroup) =>
    t(userType === 2 && group === 'seen' ? 'groups.answers' : `groups.${group}`);
}

function GroupRail({ userType, search, counts }: GroupRailProps) {
  const { t } = useTranslation('notifications');
  const { pathname } = useLocation();
  const labelOf = useGroupLabel(userType);
  const shown = notificationGroups.filter(
    (group) => !shownIfAny[userType].includes(group) || (counts?.[group] ?? 0) > 0 || group === search.group,
  );
  return (
    <nav className={groupRailClasses.rail} aria-label={t('groups.label')}>
      <ul>
        {shown.map((group) => {
          const count = counts?.[group];
          return (
            <li key={group} data-group={group}>
              <Link
                to={{ pathname, search: searchQuery({ ...search, group }) }}
                preventScrollReset
                aria-current={group === search.group ? 'page' : undefined}
              >
                {labelOf(group)}
                <span
                  className={groupRailClasses.count}
                  data-highlighted={(group === 'turn' && Number(count) > 0) || undefined}
                >
                  {count === undefined ? ' ' : formatCount(count)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Beyond this the list is reset. */
const maxPagesToCatchUp = 5;

/** The pages down to the newest known one. Undefined when that is too far. */
async function fetchHead(
  filter: NotificationFilter,
  newest: number,
): Promise<NotificationSlice[] | undefined> {
  const head: NotificationSlice[] = [];
  while (head.length < maxPagesToCatchUp) {
    const page = await fetchPage(filter, head.at(-1)?.results.at(-1)?.seq ?? 0);
    head.push(page);
    if (joinsTo(newest, page)) return head;
  }
  return undefined;
}

function useLiveUpdates({ userId, group, search }: NotificationFilter): void {
  const client = useQueryClient();
  useEffect(() => {
    const filter = { userId, group, search };
    const { queryKey } = notificationListOptions(filter);
    const read = createRefresher('Could not reload notifications', async () => {
      const known = client.getQueryData(queryKey);
      if (!known) return;
      const head = await fetchHead(filter, newestOf(known));
      if (!head) return client.resetQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, (list) => list && mergeNewest(list, head));
    });
    read();
    const stop = onLive('notification', ({ seq }) => {
      if (seq !== undefined) read();
    });
    const stopAgain = onLiveConnect(read);
    return () => {
      stop();
      stopAgain();
    };
  }, [client, userId, group, search]);
}

/** Emails link to the question. It is removed from the URL, so going back does not open it again. */
function useQuestionFromUrl(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const questionId = readQuestion(params);
  const rest = searchQuery(readSearch(params));
  useEffect(() => {
    if (questionId === undefined) return;
    openQuestion({ questionId });
    void navigate({ search: rest }, { replace: true, preventScrollReset: true });
  }, [questionId, rest, navigate]);
}

export function NotificationsPage({ user }: { user: SessionUser }) {
  const [params] = useSearchParams();
  const { user_id: userId, user_type: userType } = user;
  const search = readSearch(params);
  const filter = { userId, ...search };
  const found = useInfiniteQuery(notificationListOptions(filter));
  useLiveUpdates(filter);
  useQuestionFromUrl();
  const heading = useRef<HTMLHeadingElement>(null);
  const head = found.data?.pages[0];
  const showArrived = () => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.page}>
      <PageHead userId={userId} search={search} heading={heading} head={head} />
      <div className={classes.columns}>
        <GroupRail userType={userType} search={search} counts={head?.counts} />
        <div className={classes.list}>
          <NotificationResults
            key={`${search.group} ${search.search}`}
            user={user}
            search={search}
            found={found}
            onShowArrived={showArrived}
          />
        </div>
        <aside className={classes.aside}>
          <div className={classes.reach}>
            <NotificationChannels userId={userId} userType={userType} />
          </div>
          <div className={classes.waiting}>
            <WaitingForYou userId={userId} />
          </div>
        </aside>
      </div>
    </div>
  );
}
