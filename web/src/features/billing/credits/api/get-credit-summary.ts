import { getCreditSummary } from '@callboard/contract/billing/calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api/client.ts';
import { creditsKey } from '../model/credit-balance.ts';

export const useCreditSummary = (recruiterId: number) =>
  useQuery({
    queryKey: [creditsKey, 'summary', recruiterId],
    queryFn: ({ signal }) => api(getCreditSummary, { query: { recruiterId } }, { signal }),
    networkMode: 'always',
  });
