import type { NotificationGroup } from '@callboard/contract/messaging/notifications';

const of = (userId: number) => ['notifications', userId] as const;

export const notificationKeys = {
  all: of,
  count: (userId: number) => [...of(userId), 'count'] as const,
  last: (userId: number) => [...of(userId), 'last'] as const,
  /** Open questions. */
  turn: (userId: number) => [...of(userId), 'turn'] as const,
  lists: (userId: number) => [...of(userId), 'list'] as const,
  list: (userId: number, group: NotificationGroup, search: string) =>
    [...of(userId), 'list', group, search] as const,
} as const;
