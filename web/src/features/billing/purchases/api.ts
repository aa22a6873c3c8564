import type { BillingDetails } from '@callboard/contract/billing/billing-details';
import {
  buyCredits,
  cancelPurchase,
  changeBillingDetails,
  changeSubscription,
  confirmPurchase,
  getBillingDetails,
  getCreditOffers,
  getInvoice,
  getPurchase,
  getSubscription,
  listPurchases,
  payLocally,
  retryPurchase,
} from '@callboard/contract/billing/calls';
import type { Purchase } from '@callboard/contract/billing/purchases';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, refresh } from '../../../shared/lib/api/queries.ts';
import { saveFile } from '../../../shared/lib/files/save-file.ts';
import { refreshCredits } from '../credits/index.ts';
import type { Offer } from './model/offer.ts';

const detailsQuery = (recruiterId: number) => query(getBillingDetails, { params: { id: recruiterId } });

/** Null until the recruiter has entered billing details. */
export const useBillingDetails = (recruiterId: number) =>
  useQuery({ ...detailsQuery(recruiterId), select: ({ details }) => details });

export function useSaveDetails(recruiterId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BillingDetails) =>
      (await api(changeBillingDetails, { params: { id: recruiterId }, body })).details,
    onSuccess: (details) => client.setQueryData(detailsQuery(recruiterId).queryKey, { details }),
  });
}

/** Retrying with the same client id returns the same purchase. */
export const sendPurchase = (offer: Offer, clientId: string): Promise<Purchase> =>
  api(buyCredits, {
    body: {
      ...(offer.kind === 'pack' ? { pack: offer.credits } : { plan: offer.plan }),
      client_id: clientId,
    },
  });

/** Keeps the previous page until the next one has loaded. */
export const usePurchases = (page: number) =>
  useQuery({ ...query(listPurchases, { query: { page } }), placeholderData: keepPreviousData });

export const fetchPurchase = (id: number): Promise<Purchase> => api(getPurchase, { params: { id } });

/** Polls quickly at first, then less and less often. */
const firstDelay = 3000;
const maxDelay = 30_000;
export const pollDelay = (attempts: number): number => Math.min(firstDelay * 1.5 ** attempts, maxDelay);

const purchaseQuery = (id: number) => query(getPurchase, { params: { id } });

export const cachePurchase = (client: QueryClient, purchase: Purchase): void => {
  client.setQueryData(purchaseQuery(purchase.id).queryKey, purchase);
};

/** Polls while the purchase is waiting for the bank. */
export const usePurchase = (id: number | undefined) =>
  useQuery({
    ...purchaseQuery(id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'waiting'
        ? false
        : pollDelay(state.dataUpdateCount + state.errorUpdateCount),
  });

/** Call after anything that changes a purchase, the plan or the credits. */
export async function refreshPurchases(client: QueryClient): Promise<void> {
  await Promise.all([refresh(client, listPurchases, getPurchase, getSubscription), refreshCredits(client)]);
}

export const sendCancel = (id: number) => api(cancelPurchase, { params: { id } });

export function useCancelPurchase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendCancel,
    onSuccess: (purchase) => cachePurchase(client, purchase),
    onSettled: () => refreshPurchases(client),
  });
}

/** What the gateway's checkout returns after a payment. */
export interface PaymentResult {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export const sendPayment = (id: number, body: PaymentResult): Promise<Purchase> =>
  api(confirmPurchase, { params: { id }, body });

interface PurchaseDocument {
  readonly id: number;
  readonly kind: 'invoice' | 'credit_note';
}

/** Downloads the invoice or credit note of a purchase. */
export const useSaveDocument = () =>
  useMutation({
    mutationFn: ({ id, kind }: PurchaseDocument) => api(getInvoice, { params: { id }, query: { kind } }),
    onSuccess: saveFile,
  });

/** Prices only change with a release. */
export const useOffers = () =>
  useQuery({ ...query(getCreditOffers, {}), staleTime: Number.POSITIVE_INFINITY });

/** Undefined when the payment failed. No money moves. */
export async function sendSimulatedPayment(
  orderId: string,
  outcome: 'paid' | 'failed',
): Promise<PaymentResult | undefined> {
  const answer = await api(payLocally, { params: { id: orderId }, body: { outcome } });
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = answer;
  return razorpay_payment_id !== null && razorpay_signature !== null
    ? { razorpay_order_id, razorpay_payment_id, razorpay_signature }
    : undefined;
}

export const sendRetry = (id: number): Promise<Purchase> => api(retryPurchase, { params: { id } });

const subscriptionQuery = (recruiterId: number) => query(getSubscription, { params: { id: recruiterId } });

export const useSubscription = (recruiterId: number) => useQuery(subscriptionQuery(recruiterId));

/** Cancels the plan at the end of its month, or keeps it. */
export function useChangeSubscription(recruiterId: number) {
  const client = useQueryClient();
  const { queryKey } = subscriptionQuery(recruiterId);
  return useMutation({
    mutationFn: (renews: boolean) =>
      api(changeSubscription, { params: { id: recruiterId }, body: { renews } }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
