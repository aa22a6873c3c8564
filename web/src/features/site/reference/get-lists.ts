import { urlOf } from '@callboard/contract/client';
import { getMasterData, searchCities } from '@callboard/contract/site/calls';
import type { City, MasterData } from '@callboard/contract/site/reference';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type GuestRequest, query } from '../../../shared/lib/api/queries.ts';

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** All reference lists. They change only with a release. Of the cities, the popular ones. */
export const useLists = () => useQuery({ ...query(getMasterData, {}), ...forever });

const none: readonly City[] = [];

/** Cities by id, also those that are not on the popular list. */
export function useCities(ids: readonly number[], popular: readonly City[] = none): readonly City[] {
  const missing = [...new Set(ids)]
    .filter((id) => !popular.some((city) => city.id === id))
    .sort((one, other) => one - other);
  const { data } = useQuery({
    ...query(searchCities, { query: { ids: missing.join() } }),
    ...forever,
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });
  return missing.length > 0 ? (data?.results ?? none) : none;
}

/** The lists, with the cities that have these ids. */
export function useListsWithCities(ids: readonly number[]) {
  const { data, isError, refetch } = useLists();
  const cities = useCities(ids, data?.cities);
  const lists = useMemo<MasterData | undefined>(
    () => data && (cities.length > 0 ? { ...data, cities: [...data.cities, ...cities] } : data),
    [data, cities],
  );
  return { data: lists, isError, refetch };
}

/** Sent with pages whose first view shows them. */
export const listsRequest: GuestRequest = {
  queryKey: query(getMasterData, {}).queryKey,
  url: urlOf(getMasterData, {}),
  mayBeMissing: false,
};
