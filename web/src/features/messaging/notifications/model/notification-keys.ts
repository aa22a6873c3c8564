import type { NotificationGroup } from '@callboard/contract/messaging/notifications';

const of = (userId: number) => ['notifications', userId] as const;

/** Where the answers about somebody's notifications are kept. */
export const notificationKeys = {
  all: of,
  /** How many came since the bell was last opened. */
  count: (userId: number) => [...of(userId), 'count'] as const,
  /** The last three. */
  last: (userId: number) => [...of(userId), 'last'] as const,
  /** What waits for an answer. */
  turn: (userId: number) => [...of(userId), 'turn'] as const,
  lists: (userId: number) => [...of(userId), 'list'] as const,
  list: (userId: number, group: NotificationGroup, search: string) =>
    [...of(userId), 'list', group, search] as const,
} as const;
