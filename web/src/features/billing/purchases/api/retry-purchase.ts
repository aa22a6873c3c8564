import { type Purchase, retryPurchase } from '@callboard/contract/billing/purchases';
import { api } from '../../../../shared/lib/api.ts';

export const sendRetry = (id: number): Promise<Purchase> => api(retryPurchase, { params: { id } });
