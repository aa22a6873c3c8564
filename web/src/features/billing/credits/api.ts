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

/** How many credits the recruiter who is signed in has left. Nobody else has any, and is not asked about. */
export function useCreditBalance() {
  const { user } = useSession();
  return useQuery({ ...balanceQuery(user?.user_id ?? 0), enabled: user?.user_type === 2 });
}

/** What a charge or a payment said is left is shown at once. */
export function setCreditsLeft(client: QueryClient, recruiterId: number, credits: number): void {
  client.setQueryData(balanceQuery(recruiterId).queryKey, (before) => before && { ...before, credits });
}

/** After whatever moved credits. */
export const refreshCredits = (client: QueryClient): Promise<void> =>
  refresh(client, getUnlockBalance, getCreditSummary, listCreditEntries);

export const useCreditSummary = (recruiterId: number) =>
  useQuery(query(getCreditSummary, { query: { recruiterId } }));

/** The page before stays until the next one is here. */
export const useCreditEntries = (recruiterId: number, search: HistorySearch) =>
  useQuery({
    ...query(listCreditEntries, { query: { recruiterId, page: search.page, ...toQuery(search) } }),
    placeholderData: keepPreviousData,
  });

/** Every entry of the search, not only those of the page. */
export const useExportEntries = (recruiterId: number) =>
  useMutation({
    mutationFn: (search: HistorySearch) =>
      api(exportCreditEntries, { query: { recruiterId, ...toQuery(search) } }),
    onSuccess: saveFile,
  });
