import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive, onLiveAgain } from '../../../../shared/lib/live/index.ts';
import { readAnew } from '../../../../shared/lib/read-anew.ts';
import { fetchPage, type NoticePage, noticeListOptions, type Which } from '../api.ts';
import { mergeHead, newestOf, reachesTo } from './merge-head.ts';

/** Further back nobody catches up: the list begins anew. */
const mostPages = 5;

/** The pages from the newest down to what is known; nothing when that is too far. */
async function fetchHead(which: Which, newest: number): Promise<NoticePage[] | undefined> {
  const head: NoticePage[] = [];
  while (head.length < mostPages) {
    const page = await fetchPage(which, head.at(-1)?.results.at(-1)?.seq ?? 0);
    head.push(page);
    if (reachesTo(newest, page)) return head;
  }
  return undefined;
}

/** Reads the head of the list when something came or changed, and when the page is opened once more. */
export function useFreshList({ userId, group, search }: Which): void {
  const client = useQueryClient();
  useEffect(() => {
    const which = { userId, group, search };
    const { queryKey } = noticeListOptions(which);
    const read = readAnew('The notifications were not read anew', async () => {
      const known = client.getQueryData(queryKey);
      if (!known) return;
      const head = await fetchHead(which, newestOf(known));
      if (!head) return client.resetQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, (list) => list && mergeHead(list, head));
    });
    read();
    const stop = onLive('notification', ({ seq }) => {
      if (seq !== undefined) read();
    });
    const stopAgain = onLiveAgain(read);
    return () => {
      stop();
      stopAgain();
    };
  }, [client, userId, group, search]);
}
