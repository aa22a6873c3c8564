import { cancelPurchase } from '@callboard/contract/billing/purchases';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { keepPurchase, refreshPurchases } from './purchases.ts';

export const sendCancel = (id: number) => api(cancelPurchase, { params: { id } });

export function useCancelPurchase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendCancel,
    onSuccess: (purchase) => keepPurchase(client, purchase),
    onSettled: () => refreshPurchases(client),
    networkMode: 'always',
  });
}
