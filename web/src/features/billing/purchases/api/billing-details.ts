import {
  type BillingDetails,
  changeBillingDetails,
  getBillingDetails,
} from '@callboard/contract/billing/billing-details';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

const keyOf = (recruiterId: number) => ['billing-details', recruiterId] as const;

/** Null until it is said who invoices are made out to. */
export const useBillingDetails = (recruiterId: number) =>
  useQuery({
    queryKey: keyOf(recruiterId),
    queryFn: async ({ signal }) =>
      (await api(getBillingDetails, { params: { id: recruiterId } }, { signal })).details,
    networkMode: 'always',
  });

export function useSaveDetails(recruiterId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BillingDetails) =>
      (await api(changeBillingDetails, { params: { id: recruiterId }, body })).details,
    onSuccess: (details) => client.setQueryData(keyOf(recruiterId), details),
    networkMode: 'always',
  });
}
