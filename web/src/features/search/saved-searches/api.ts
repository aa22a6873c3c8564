import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  loadSavedSearch,
  openSharedSearch,
  saveSearch,
  shareSearch,
} from '@callboard/contract/search/calls';
import type { SearchAlert } from '@callboard/contract/search/saved-searches';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../shared/lib/api/client.ts';
import { query, queryOrNull, refresh } from '../../../shared/lib/api/queries.ts';
import { type TalentSearch, toWire } from '../talent-search/index.ts';

/** A recruiter's searches, with how many results are new in each. Loaded when the list is opened. */
export const useSavedSearches = (recruiterId: number, enabled: boolean) =>
  useQuery({
    ...query(listSavedSearches, { params: { id: recruiterId } }),
    select: ({ results }) => results,
    enabled,
  });

/** After a search was saved, changed or deleted. */
export function useRefreshSavedSearches() {
  const client = useQueryClient();
  return useCallback(() => refresh(client, listSavedSearches), [client]);
}

interface Change {
  readonly id: number;
  readonly name?: string;
  readonly alert?: SearchAlert;
  /** Resets the count of new results. */
  readonly opened?: true;
}

/** The list is read again before it resolves. */
export function useChangeSavedSearch() {
  const refreshList = useRefreshSavedSearches();
  return useCallback(
    async ({ id, ...body }: Change) => {
      await api(changeSavedSearch, { params: { id }, body });
      await refreshList();
    },
    [refreshList],
  );
}

/** keepalive: also sent when the page is closed. */
export const sendDelete = (id: number): Promise<unknown> =>
  api(deleteSavedSearch, { params: { id } }, { keepalive: true });

/** Null when the link leads nowhere. A mistyped link is a 400 and counts as missing. */
export const useSharedSearch = (link: string) =>
  useQuery({
    ...queryOrNull(openSharedSearch, { params: { id: link } }),
    staleTime: 'static',
  });

/** One of the recruiter's own. Null when there is none. */
export const useSavedSearch = (id: number, enabled: boolean) =>
  useQuery({ ...queryOrNull(loadSavedSearch, { params: { id } }), staleTime: 'static', enabled });

interface SearchToSave {
  readonly name: string;
  readonly alert: SearchAlert;
  readonly search: TalentSearch;
}

export function useSaveSearch() {
  const refreshList = useRefreshSavedSearches();
  return async ({ name, alert, search: { filters, sort } }: SearchToSave) => {
    await api(saveSearch, { body: { name, filters: toWire(filters), sort, alert } });
    await refreshList();
  };
}

/** A query, not a mutation: the same search has the same link. */
export const useSearchLink = ({ filters, sort }: TalentSearch) =>
  useQuery({
    ...query(shareSearch, { body: { filters: toWire(filters), sort } }),
    staleTime: 'static',
    retry: false,
  });
