import type { Purchase } from '@callboard/contract/billing/purchases';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import {
  fetchPurchase,
  type PaymentResult,
  refreshPurchases,
  sendCancel,
  sendPayment,
  sendPurchase,
  sendRetry,
  sendSimulatedPayment,
  usePurchase,
} from '../api.ts';
import { billingStorage } from './billing-storage.ts';
import { type CheckoutState, type Goods, initialState, stageOf } from './checkout-state.ts';
import { type Offer, offerKey } from './offer.ts';
import { payWithRazorpay } from './razorpay.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same id for every retry, so pressing twice never buys twice. */
function clientIdFor(userId: number, offer: Offer): string {
  const stored = billingStorage.get(userId, offerKey(offer));
  if (stored !== undefined && uuidPattern.test(stored)) return stored;
  const id = newId();
  billingStorage.set(userId, offerKey(offer), id);
  return id;
}

const forgetClientId = (userId: number, offer: Offer): void => billingStorage.remove(userId, offerKey(offer));

interface Payer {
  readonly user_id: number;
  readonly name: string;
  readonly email: string | null;
}

/** A refunded purchase is over, so a new one is started. */
async function startPurchase(userId: number, offer: Offer): Promise<Purchase> {
  const purchase = await sendPurchase(offer, clientIdFor(userId, offer));
  if (purchase.status !== 'refunded') return purchase;
  forgetClientId(userId, offer);
  return sendPurchase(offer, clientIdFor(userId, offer));
}

/** Retries a purchase that failed or was left, unless it turns out to be paid. */
async function reopen(purchase: Purchase): Promise<Purchase> {
  if (purchase.status === 'paid' || (purchase.status === 'waiting' && purchase.checkout)) return purchase;
  try {
    return await sendRetry(purchase.id);
  } catch (error) {
    if (readRequestError(error).code !== 'ALREADY_SETTLED') throw error;
    return fetchPurchase(purchase.id);
  }
}

/** One purchase from review to result. Nothing is paid that differs from the total shown. */
export function useCheckout(payer: Payer, goods: Goods, describe: (purchase: Purchase) => string) {
  const client = useQueryClient();
  const [state, setState] = useState(() => initialState(goods));
  const isRunning = useRef(false);
  const change = (next: Partial<CheckoutState>) => setState((now) => ({ ...now, ...next }));

  const showResult = (purchase: Purchase, expectsPayment: boolean) => {
    const stage = stageOf(purchase, expectsPayment);
    change({ stage, purchase, expectsPayment, isConfirming: false });
    if (stage === 'paid' && goods.offer) forgetClientId(payer.user_id, goods.offer);
    if (stage !== 'pending') void refreshPurchases(client);
  };

  const isPolling = state.stage === 'pending' && !state.isConfirming;
  const { data: polled } = usePurchase(isPolling ? state.purchase?.id : undefined);
  const onPolled = useEffectEvent((purchase: Purchase) => showResult(purchase, state.expectsPayment));
  useEffect(() => {
    if (polled) onPolled(polled);
  }, [polled]);

  /** If the confirmation is lost, polling finds out what the bank knows. */
  const confirmPayment = async (purchase: Purchase, result: PaymentResult | undefined) => {
    const isPaid = result !== undefined;
    change({ stage: 'pending', purchase, expectsPayment: isPaid, isConfirming: isPaid, error: undefined });
    if (!result) return;
    const confirmed = await sendPayment(purchase.id, result).catch(() => undefined);
    if (confirmed) showResult(confirmed, true);
    else change({ isConfirming: false });
  };

  const openWindow = async (purchase: Purchase) => {
    change({ stage: 'window', purchase, isChanged: false });
    if (purchase.checkout?.gateway !== 'razorpay') return;
    try {
      await confirmPayment(purchase, await payWithRazorpay(purchase.checkout, describe(purchase), payer));
    } catch {
      change({ stage: 'abandoned', error: { code: 'script' } });
    }
  };

  const runOnce = async (task: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    change({ isBusy: true, error: undefined });
    try {
      await task();
    } catch (error) {
      change({ error: readRequestError(error) });
    } finally {
      isRunning.current = false;
      change({ isBusy: false });
    }
  };

  const pay = (shownTotal: number) =>
    runOnce(async () => {
      const started = state.purchase ?? (goods.offer && (await startPurchase(payer.user_id, goods.offer)));
      if (!started) return;
      const purchase = await reopen(started);
      if (purchase.status === 'paid') return showResult(purchase, true);
      if (purchase.total_paise !== shownTotal) {
        return change({ stage: 'review', purchase, isChanged: true });
      }
      await openWindow(purchase);
    });

  const simulatePayment = (outcome: 'paid' | 'failed') =>
    runOnce(async () => {
      const { purchase } = state;
      if (purchase?.checkout) {
        await confirmPayment(purchase, await sendSimulatedPayment(purchase.checkout.order_id, outcome));
      }
    });

  return {
    ...state,
    pay,
    simulatePayment,
    /** Another buyer on the invoice means another purchase, so this one is cancelled. */
    startOver: () => {
      if (!goods.offer) return;
      if (state.purchase) void sendCancel(state.purchase.id).catch(() => undefined);
      forgetClientId(payer.user_id, goods.offer);
      setState(initialState(goods));
    },
  };
}
