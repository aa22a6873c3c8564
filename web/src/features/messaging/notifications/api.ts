import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { Arguments, Result } from '@callboard/contract/endpoint';
import {
  countNotifications,
  listLastNotifications,
  listNotifications,
  pressNotificationButton,
  readNotification,
  searchNotifications,
  viewNotifications,
} from '@callboard/contract/messaging/calls';
import { type NotificationGroup, notificationsPerPage } from '@callboard/contract/messaging/notifications';
import { infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, waitsForConnection } from '../../../shared/lib/api/queries.ts';
import { notificationKeys } from './model/notification-keys.ts';

export type NewCount = Result<typeof countNotifications>;

/** How many came since the bell was last opened. */
export const newCountQuery = ({ user_id, user_type }: Pick<SessionUser, 'user_id' | 'user_type'>) => ({
  ...query(countNotifications, { query: { notification_type: user_type, user_id } }),
  queryKey: notificationKeys.count(user_id),
});

/** The last three, and how many came since the bell was last opened. */
export const lastNotificationsQuery = (userId: number) => ({
  ...query(listLastNotifications, { query: { user_id: userId } }),
  queryKey: notificationKeys.last(userId),
});

/** Which of somebody's notifications. */
export interface Which {
  readonly userId: number;
  readonly group: NotificationGroup;
  readonly search: string;
}

export type NotificationSlice = Result<typeof listNotifications> & {
  /** Nothing is older than these. */
  readonly isEnd: boolean;
};

/** Those older than one of them, by its seq; from 0 on, the newest. */
export async function fetchPage(
  { userId, group, search }: Which,
  before: number,
  signal?: AbortSignal,
): Promise<NotificationSlice> {
  const which = { user_id: userId, group, limit: notificationsPerPage, ...(before > 0 && { before }) };
  const options = signal && { signal };
  const page =
    search === ''
      ? await api(listNotifications, { query: which }, options)
      : await api(searchNotifications, { query: { ...which, message: search } }, options);
  return { ...page, isEnd: page.results.length < notificationsPerPage };
}

/** Kept fresh by what is heard, not by time: a long list is not read anew from end to end. */
export const notificationListOptions = (which: Which) =>
  infiniteQueryOptions({
    queryKey: notificationKeys.list(which.userId, which.group, which.search),
    queryFn: ({ pageParam, signal }) => fetchPage(which, pageParam, signal),
    initialPageParam: 0,
    ...waitsForConnection,
    getNextPageParam: (last: NotificationSlice, pages: NotificationSlice[]) =>
      last.isEnd ? undefined : pages.flatMap(({ results }) => results).at(-1)?.seq,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Goes on when the page is left by the same press. */
export const markNotification = (id: number, status: boolean) =>
  api(readNotification, { params: { id }, body: { status } }, { keepalive: true });

export const pressButton = (id: number) => api(pressNotificationButton, { params: { id } });

/** What came so far is no longer new; with status, all of it is read as well. */
export const markViewed = (userId: number, body: Arguments<typeof viewNotifications>['body']) =>
  api(viewNotifications, { params: { id: userId }, body });

const most = 4;

/** The newest of those that wait for an answer. */
export const useWaitingNotifications = (userId: number, isWanted = true) =>
  useQuery({
    ...query(listNotifications, { query: { user_id: userId, group: 'turn', limit: most } }),
    queryKey: notificationKeys.turn(userId),
    enabled: isWanted,
  });
