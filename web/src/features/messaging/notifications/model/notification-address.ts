import { type NotificationGroup, notificationGroups } from '@callboard/contract/messaging/notifications';

/** The query of the page. */
export interface NotificationSearch {
  readonly group: NotificationGroup;
  readonly search: string;
}

export const longestSearch = 120;

/** Ignores unknown values. */
export const readSearch = (params: URLSearchParams): NotificationSearch => ({
  group: notificationGroups.find((one) => one === params.get('group')) ?? 'all',
  search: (params.get('search') ?? '').trim().slice(0, longestSearch),
});

export const isUnfiltered = ({ group, search }: NotificationSearch): boolean =>
  group === 'all' && search === '';

/** Leaves out defaults. */
export function searchQuery({ group, search }: NotificationSearch): string {
  const query = new URLSearchParams({
    ...(group !== 'all' && { group }),
    ...(search !== '' && { search }),
  }).toString();
  return query && `?${query}`;
}

/** From the link in an email. */
export function readQuestion(params: URLSearchParams): number | undefined {
  const id = Number(params.get('question'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
