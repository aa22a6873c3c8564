import { exportUnlocked, listUnlocked } from '@callboard/contract/casting/calls';
import type { Result } from '@callboard/contract/endpoint';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, waitsForConnection } from '../../../shared/lib/api/queries.ts';
import type { UnlockedSearch } from './model/unlocked-search.ts';

/** Shared by the list and the export. */
const unlockedQuery = ({ search, status, sort, project }: UnlockedSearch, recruiterId: number) => ({
  recruiter_id: recruiterId,
  sort,
  status,
  ...(search !== '' && { search }),
  ...(project !== undefined && { project_id: project }),
});

/** Exports the whole search, not just the current page. */
export const fetchContacts = (search: UnlockedSearch, recruiterId: number, form: 'csv' | 'vcard') =>
  api(exportUnlocked, { query: { ...unlockedQuery(search, recruiterId), form } });

export type UnlockedPage = Result<typeof listUnlocked>;

const pageQuery = (search: UnlockedSearch, recruiterId: number) =>
  query(listUnlocked, { query: { ...unlockedQuery(search, recruiterId), page: search.page } });

/** From the cache, if it is there. */
export const fetchUnlocked = (client: QueryClient, search: UnlockedSearch, recruiterId: number) =>
  client.ensureQueryData(pageQuery(search, recruiterId));

/** Keeps the previous page until the next one has loaded. */
export const useUnlocked = (search: UnlockedSearch, recruiterId: number) =>
  useQuery({
    ...pageQuery(search, recruiterId),
    ...waitsForConnection,
    placeholderData: keepPreviousData,
  });
