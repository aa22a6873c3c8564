import { countTalents, findTalents } from '@callboard/contract/search/calls';
import { readFilters } from '@callboard/contract/search/filter-address';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../../shared/lib/api/client.ts';
import { keyOf } from '../../../../shared/lib/api/queries.ts';
import { toWire } from '../../../search/talent-search/index.ts';
import type { WireFilters } from './fit-filters.ts';

/** Long enough to type a number or drag a slider further. */
const settleMs = 400;

/** The filters once they have not changed for a moment. */
export function useSettledFilters(filters: WireFilters): { settled: WireFilters; isSettled: boolean } {
  const current = new URLSearchParams(filters).toString();
  const [address, setAddress] = useState(current);
  useEffect(() => {
    if (address === current) return;
    const timer = setTimeout(() => setAddress(current), settleMs);
    return () => clearTimeout(timer);
  }, [address, current]);
  return { settled: Object.fromEntries(new URLSearchParams(address)), isSettled: address === current };
}

/** The last number stays until the new one is here. An answer is asked for again after half a minute. */
const kept = { placeholderData: keepPreviousData, staleTime: 30_000, retry: 1 } as const;

/** How many fit. `withDrops`: also without each must. Null counts nothing. */
export const useFitCount = (filters: WireFilters | null, withDrops = false) =>
  useQuery({
    queryKey: [...keyOf(countTalents), 'fit', withDrops, new URLSearchParams(filters ?? {}).toString()],
    queryFn: ({ signal }) =>
      api(
        countTalents,
        { query: { ...toWire(readFilters(filters ?? {})), ...(withDrops && { filterDrops: 'true' }) } },
        { signal },
      ),
    enabled: filters !== null,
    ...kept,
  });

export const mostFaces = 6;

/** The first faces of those who fit. */
export const useFittingFaces = (filters: WireFilters) =>
  useQuery({
    queryKey: [...keyOf(findTalents), 'fit', new URLSearchParams(filters).toString()],
    queryFn: ({ signal }) =>
      api(findTalents, { query: { ...toWire(readFilters(filters)), limit: mostFaces } }, { signal }),
    select: ({ results }) => results,
    ...kept,
  });
