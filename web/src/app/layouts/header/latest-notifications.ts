export interface LatestNotification {
  readonly id: number;
  readonly message: string;
  readonly when: string;
  readonly isNew: boolean;
}

export interface LatestNotifications {
  /** How many are new. */
  readonly count: number;
  /** The last three. */
  readonly items: readonly LatestNotification[];
}

/** Nothing tells of notifications yet: the bell says so honestly. What will tell of them plugs in here. */
export const useLatestNotifications = (): LatestNotifications => ({ count: 0, items: [] });
