import type { InfiniteData } from '@tanstack/react-query';
import type { NotificationSlice } from '../api.ts';

export type NotificationList = InfiniteData<NotificationSlice>;

export const newestOf = ({ pages }: NotificationList): number => pages[0]?.results[0]?.seq ?? 0;

/** No notification is missing between this page and the newest known one. */
export const joinsTo = (newest: number, page: NotificationSlice): boolean =>
  page.isEnd || page.results.some(({ seq }) => seq <= newest);

/** Replaces the start of the list with newly loaded pages. */
export function mergeNewest(list: NotificationList, head: readonly NotificationSlice[]): NotificationList {
  const [first, last] = [head[0], head.at(-1)];
  if (!first || !last) return list;
  const oldest = last.results.at(-1)?.seq ?? 0;
  const { counts, unread } = first;
  const older = list.pages
    .map((page, at) => ({
      page: {
        ...page,
        counts,
        unread,
        results: page.results
          .filter(({ seq }) => seq < oldest)
          .map((one) => (unread === 0 ? { ...one, status: true } : one)),
      },
      param: list.pageParams[at],
    }))
    .filter(({ page }) => page.results.length > 0);
  const merged = last.isEnd ? [] : older;
  // The known end stays the end, even if its whole page has moved up.
  const isEnd = last.isEnd || (merged.length === 0 && (list.pages.at(-1)?.isEnd ?? false));
  const heads = head.map((page, at) => ({
    page: at === head.length - 1 ? { ...page, isEnd } : page,
    param: head[at - 1]?.results.at(-1)?.seq ?? 0,
  }));
  const all = [...heads, ...merged];
  return { pages: all.map(({ page }) => page), pageParams: all.map(({ param }) => param) };
}
