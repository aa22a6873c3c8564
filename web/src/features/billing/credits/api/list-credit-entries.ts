import { listCreditEntries } from '@callboard/contract/billing/credits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { creditsKey } from '../../../../shared/lib/credits/credit-balance.ts';
import { type HistorySearch, wireOf } from '../model/history-search.ts';

/** The page before stays until the next one is here. */
export const useCreditEntries = (recruiterId: number, search: HistorySearch) =>
  useQuery({
    queryKey: [creditsKey, 'entries', recruiterId, search],
    queryFn: ({ signal }) =>
      api(listCreditEntries, { query: { recruiterId, page: search.page, ...wireOf(search) } }, { signal }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
