import type { Result } from '@callboard/contract/endpoint';
import {
  listNotifications,
  type NoticeGroup,
  notificationsPerPage,
  searchNotifications,
} from '@callboard/contract/messaging/notifications';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { notificationKeys } from '../../../../shared/lib/notifications/notification-keys.ts';

/** Which of somebody's notifications. */
export interface Which {
  readonly userId: number;
  readonly group: NoticeGroup;
  readonly search: string;
}

export type NoticePage = Result<typeof listNotifications> & {
  /** Nothing is older than these. */
  readonly isEnd: boolean;
};

/** Those older than one of them, by its seq; from 0 on, the newest. */
export async function fetchPage(
  { userId, group, search }: Which,
  before: number,
  signal?: AbortSignal,
): Promise<NoticePage> {
  const which = { user_id: userId, group, limit: notificationsPerPage, ...(before > 0 && { before }) };
  const options = signal && { signal };
  const page =
    search === ''
      ? await api(listNotifications, { query: which }, options)
      : await api(searchNotifications, { query: { ...which, message: search } }, options);
  return { ...page, isEnd: page.results.length < notificationsPerPage };
}

/** Kept fresh by what is heard, not by time: a long list is not read anew from end to end. */
export const noticeListOptions = (which: Which) =>
  infiniteQueryOptions({
    queryKey: notificationKeys.list(which.userId, which.group, which.search),
    queryFn: ({ pageParam, signal }) => fetchPage(which, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last: NoticePage, pages: NoticePage[]) =>
      last.isEnd ? undefined : pages.flatMap(({ results }) => results).at(-1)?.seq,
    staleTime: Number.POSITIVE_INFINITY,
  });
