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
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { createAnswerOrder } from '../../../shared/lib/answer-order.ts';
import { api } from '../../../shared/lib/api/client.ts';
import { query, waitsForConnection } from '../../../shared/lib/api/queries.ts';
import { notificationKeys } from './model/notification-keys.ts';

export type NewCount = Result<typeof countNotifications>;

/** Live events and opening the bell outdate counts that are still on their way. */
export const bellOrder = createAnswerOrder();

/** Unread and new since the bell was last opened. */
export const newCountQuery = ({ user_id, user_type }: Pick<SessionUser, 'user_id' | 'user_type'>) =>
  queryOptions({
    queryKey: notificationKeys.count(user_id),
    queryFn: ({ signal }) =>
      bellOrder.latest(() =>
        api(countNotifications, { query: { notification_type: user_type, user_id } }, { signal }),
      ),
  });

/** A request that is shared with an earlier one still gives what holds after the latest event. */
export const lastNotificationsQuery = (userId: number) =>
  queryOptions({
    queryKey: notificationKeys.last(userId),
    queryFn: ({ signal }) =>
      bellOrder.latest(() => api(listLastNotifications, { query: { user_id: userId } }, { signal })),
  });

export interface NotificationFilter {
  readonly userId: number;
  readonly group: NotificationGroup;
  readonly search: string;
}

export type NotificationSlice = Result<typeof listNotifications> & {
  /** There are no older ones. */
  readonly isEnd: boolean;
};

/** Those older than a seq, or the newest for 0. */
export async function fetchPage(
  { userId, group, search }: NotificationFilter,
  before: number,
  signal?: AbortSignal,
): Promise<NotificationSlice> {
  const filter = { user_id: userId, group, limit: notificationsPerPage, ...(before > 0 && { before }) };
  const options = signal && { signal };
  const page =
    search === ''
      ? await api(listNotifications, { query: filter }, options)
      : await api(searchNotifications, { query: { ...filter, message: search } }, options);
  return { ...page, isEnd: page.results.length < notificationsPerPage };
}

/** Updated by live events instead of refetching the whole list. */
export const notificationListOptions = (filter: NotificationFilter) =>
  infiniteQueryOptions({
    queryKey: notificationKeys.list(filter.userId, filter.group, filter.search),
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
    initialPageParam: 0,
    ...waitsForConnection,
    getNextPageParam: (last: NotificationSlice, pages: NotificationSlice[]) =>
      last.isEnd ? undefined : pages.flatMap(({ results }) => results).at(-1)?.seq,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** With keepalive, so the request survives leaving the page. */
export const markNotification = (id: number, status: boolean) =>
  api(readNotification, { params: { id }, body: { status } }, { keepalive: true });

export const pressButton = (id: number) => api(pressNotificationButton, { params: { id } });

/** With status, everything is marked as read as well. */
export const markViewed = (userId: number, body: Arguments<typeof viewNotifications>['body']) =>
  api(viewNotifications, { params: { id: userId }, body });

const maxWaiting = 4;

/** The newest ones with an open question. */
export const useWaitingNotifications = (userId: number, isEnabled = true) =>
  useQuery({
    ...query(listNotifications, { query: { user_id: userId, group: 'turn', limit: maxWaiting } }),
    queryKey: notificationKeys.turn(userId),
    enabled: isEnabled,
  });
