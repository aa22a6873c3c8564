import { getPurchase, listPurchases, type Purchase } from '@callboard/contract/billing/purchases';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { refreshCredits } from '../../../../shared/lib/credits/credit-balance.ts';

const purchasesKey = 'purchases';

export const usePurchases = (page: number) =>
  useQuery({
    queryKey: [purchasesKey, 'list', page],
    queryFn: ({ signal }) => api(listPurchases, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });

export const askForPurchase = (id: number, signal?: AbortSignal): Promise<Purchase> =>
  api(getPurchase, { params: { id } }, signal && { signal });

/** Soon at first, then less and less often: a bank that is slow is not hurried by asking. */
const firstWait = 3000;
const longestWait = 30_000;
export const waitBefore = (asked: number): number => Math.min(firstWait * 1.5 ** asked, longestWait);

const keyOf = (id: number | undefined) => [purchasesKey, 'one', id] as const;

export const keepPurchase = (client: QueryClient, purchase: Purchase): void => {
  client.setQueryData(keyOf(purchase.id), purchase);
};

/** One purchase; while it waits the bank is asked for it again and again. */
export const usePurchase = (id: number | undefined) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => askForPurchase(id ?? 0, signal),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'waiting'
        ? false
        : waitBefore(state.dataUpdateCount + state.errorUpdateCount),
  });

/** After a payment, or its end: what was bought, the plan and the credits are asked for anew. */
export async function refreshPurchases(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [purchasesKey] }),
    client.invalidateQueries({ queryKey: ['subscription'] }),
    refreshCredits(client),
  ]);
}
