import { getCreditOffers } from '@callboard/contract/billing/purchases';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

/** Packs and plans with their net prices. They change with a release, not while one looks. */
export const useOffers = () =>
  useQuery({
    queryKey: ['credit-offers'],
    queryFn: ({ signal }) => api(getCreditOffers, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
