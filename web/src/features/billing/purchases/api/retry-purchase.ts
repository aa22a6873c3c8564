import { retryPurchase } from '@callboard/contract/billing/calls';
import type { Purchase } from '@callboard/contract/billing/purchases';
import { api } from '../../../../shared/lib/api/client.ts';

export const sendRetry = (id: number): Promise<Purchase> => api(retryPurchase, { params: { id } });
