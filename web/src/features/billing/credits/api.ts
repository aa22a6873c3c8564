import {
  exportCreditEntries,
  getCreditSummary,
  getUnlockBalance,
  listCreditEntries,
} from '@callboard/contract/billing/calls';
import type { Result } from '@callboard/contract/endpoint';
import { keepPreviousData, type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, refresh } from '../../../shared/lib/api/queries.ts';
import { saveFile } from '../../../shared/lib/files/save-file.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { type HistorySearch, toQuery } from './model/history-search.ts';

export type CreditBalance = Result<typeof getUnlockBalance>;

const balanceQuery = (recruiterId: number) => query(getUnlockBalance, { params: { id: recruiterId } });

/** Only recruiters have credits, so nobody else triggers a request. */
export function useCreditBalance() {
  const { user } = useSession();
  return useQuery({ ...balanceQuery(user?.user_id ?? 0), enabled: user?.user_type === 2 });
}

/** Shows the new balance right away, before it is fetched again. */
export function setCreditsLeft(client: QueryClient, recruiterId: number, credits: number): void {
  client.setQueryData(balanceQuery(recruiterId).queryKey, (before) => before && { ...before, credits });
}

/** Call after anything that changes credits. */
export const refreshCredits = (client: QueryClient): Promise<void> =>
  refresh(client, getUnlockBalance, getCreditSummary, listCreditEntries);

export const useCreditSummary = (recruiterId: number) =>
  useQuery(query(getCreditSummary, { query: { recruiterId } }));

/** Keeps the previous page until the next one has loaded. */
export const useCreditEntries = (recruiterId: number, search: HistorySearch) =>
  useQuery({
    ...query(listCreditEntries, { query: { recruiterId, page: search.page, ...toQuery(search) } }),
    placeholderData: keepPreviousData,
  });

/** Exports the whole search, not just the current page. */
export const useExportEntries = (recruiterId: number) =>
  useMutation({
    mutationFn: (search: HistorySearch) =>
      api(exportCreditEntries, { query: { recruiterId, ...toQuery(search) } }),
    onSuccess: saveFile,
  });
