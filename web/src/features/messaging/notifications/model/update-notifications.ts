import type { Notification } from '@callboard/contract/messaging/notifications';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { notificationKeys } from './notification-keys.ts';

interface Notifications {
  readonly results: Notification[];
  /** Over all pages. */
  readonly unread?: number;
}

export type ChangeNotification = (notification: Notification) => Notification;

const unreadIn = (pages: readonly Notifications[]): number =>
  pages.flatMap(({ results }) => results).filter(({ status }) => !status).length;

/** Also updates the unread count. */
function changePages(pages: readonly Notifications[], change: ChangeNotification): Notifications[] {
  const after = pages.map((page) => ({ ...page, results: page.results.map(change) }));
  const fewer = unreadIn(pages) - unreadIn(after);
  return after.map((page) =>
    page.unread === undefined ? page : { ...page, unread: Math.max(0, page.unread - fewer) },
  );
}

/** Updates every cached copy. */
export function updateNotifications(client: QueryClient, userId: number, change: ChangeNotification): void {
  const onePage = (page: Notifications | undefined) => page && changePages([page], change)[0];
  client.setQueryData<Notifications>(notificationKeys.last(userId), onePage);
  client.setQueryData<Notifications>(notificationKeys.turn(userId), onePage);
  client.setQueriesData<InfiniteData<Notifications>>(
    { queryKey: notificationKeys.lists(userId) },
    (list) => list && { ...list, pages: changePages(list.pages, change) },
  );
}
