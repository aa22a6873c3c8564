import { type NotificationGroup, notificationGroups } from '@callboard/contract/messaging/notifications';

/** Which notifications: what the address of the page says. */
export interface NotificationSearch {
  readonly group: NotificationGroup;
  readonly search: string;
}

export const longestSearch = 120;

/** What cannot be understood is left out, the rest is kept. */
export const readSearch = (params: URLSearchParams): NotificationSearch => ({
  group: notificationGroups.find((one) => one === params.get('group')) ?? 'all',
  search: (params.get('search') ?? '').trim().slice(0, longestSearch),
});

/** Standing choices are left out: the shortest query that says it. */
export function searchQuery({ group, search }: NotificationSearch): string {
  const query = new URLSearchParams({
    ...(group !== 'all' && { group }),
    ...(search !== '' && { search }),
  }).toString();
  return query && `?${query}`;
}

/** The question a mail leads to. */
export function readQuestion(params: URLSearchParams): number | undefined {
  const id = Number(params.get('question'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
