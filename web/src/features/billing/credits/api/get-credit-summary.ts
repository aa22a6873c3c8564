import { getCreditSummary } from '@callboard/contract/billing/credits';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { creditsKey } from '../../../../shared/lib/credits/credit-balance.ts';

export const useCreditSummary = (recruiterId: number) =>
  useQuery({
    queryKey: [creditsKey, 'summary', recruiterId],
    queryFn: ({ signal }) => api(getCreditSummary, { query: { recruiterId } }, { signal }),
    networkMode: 'always',
  });
