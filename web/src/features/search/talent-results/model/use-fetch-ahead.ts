import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOnThinLine } from '../../../../shared/lib/thin-line.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { fetchTalentsAhead } from '../api.ts';
import { lastPageOf } from './last-page.ts';
import type { Searcher } from './searcher.ts';

/** The next page comes while this one is looked at, unless data is dear. */
export function useFetchAhead(search: TalentSearch, searcher: Searcher, totalPages: number | undefined) {
  const client = useQueryClient();
  const { kind, id, isKnown } = searcher;
  const hasNext = totalPages !== undefined && search.page < lastPageOf(totalPages);
  useEffect(() => {
    if (!hasNext || !isKnown || isOnThinLine()) return;
    const work = () =>
      void fetchTalentsAhead(client, { ...search, page: search.page + 1 }, { kind, id, isKnown });
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, 1000);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(work, { timeout: 3000 });
    return () => window.cancelIdleCallback(handle);
  }, [client, search, hasNext, kind, id, isKnown]);
}
