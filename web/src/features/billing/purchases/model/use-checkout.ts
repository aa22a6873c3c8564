import type { Purchase } from '@callboard/contract/billing/purchases';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import {
  fetchPurchase,
  type PaymentAnswer,
  refreshPurchases,
  sendCancel,
  sendPayment,
  sendPractice,
  sendPurchase,
  sendRetry,
  usePurchase,
} from '../api.ts';
import { type CheckoutState, type Goods, initialState, stageOf } from './checkout-state.ts';
import { nameOf, type Offer } from './offer.ts';
import { payWithRazorpay } from './razorpay.ts';
import { storedTexts } from './stored-texts.ts';

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One purchase of one offer: the same id until it is paid or left, however often somebody presses. */
function clientIdFor(userId: number, offer: Offer): string {
  const kept = storedTexts.get(userId, nameOf(offer));
  if (kept !== undefined && shape.test(kept)) return kept;
  const id = newId();
  storedTexts.put(userId, nameOf(offer), id);
  return id;
}

const forgetClientId = (userId: number, offer: Offer): void => storedTexts.drop(userId, nameOf(offer));

interface Payer {
  readonly user_id: number;
  readonly name: string;
  readonly email: string | null;
}

/** The purchase that the kept id stands for; one whose money went back is over, and another begins. */
async function begin(userId: number, offer: Offer): Promise<Purchase> {
  const purchase = await sendPurchase(offer, clientIdFor(userId, offer));
  if (purchase.status !== 'refunded') return purchase;
  forgetClientId(userId, offer);
  return sendPurchase(offer, clientIdFor(userId, offer));
}

/** Something to pay with: what failed or was left is opened anew, unless it was paid after all. */
async function reopen(purchase: Purchase): Promise<Purchase> {
  if (purchase.status === 'paid' || (purchase.status === 'waiting' && purchase.checkout)) return purchase;
  try {
    return await sendRetry(purchase.id);
  } catch (error) {
    if (readRequestError(error).code !== 'ALREADY_SETTLED') throw error;
    return fetchPurchase(purchase.id);
  }
}

/** One purchase from its sum to its end, whatever is lost on the way. Nothing is paid that was not shown. */
export function useCheckout(payer: Payer, goods: Goods, describe: (purchase: Purchase) => string) {
  const client = useQueryClient();
  const [state, setState] = useState(() => initialState(goods));
  const isUnderWay = useRef(false);
  const change = (next: Partial<CheckoutState>) => setState((now) => ({ ...now, ...next }));

  const arrive = (purchase: Purchase, expectsPayment: boolean) => {
    const stage = stageOf(purchase, expectsPayment);
    change({ stage, purchase, expectsPayment, isConfirming: false });
    if (stage === 'paid' && goods.offer) forgetClientId(payer.user_id, goods.offer);
    if (stage !== 'asking') void refreshPurchases(client);
  };

  const isAsking = state.stage === 'asking' && !state.isConfirming;
  const { data: asked } = usePurchase(isAsking ? state.purchase?.id : undefined);
  const heard = useEffectEvent((purchase: Purchase) => arrive(purchase, state.expectsPayment));
  useEffect(() => {
    if (asked) heard(asked);
  }, [asked]);

  /** What the window handed back. Whether or not we hear it confirmed, the bank knows. */
  const settle = async (purchase: Purchase, answer: PaymentAnswer | undefined) => {
    const isPaid = answer !== undefined;
    change({ stage: 'asking', purchase, expectsPayment: isPaid, isConfirming: isPaid, trouble: undefined });
    if (!answer) return;
    const confirmed = await sendPayment(purchase.id, answer).catch(() => undefined);
    if (confirmed) arrive(confirmed, true);
    else change({ isConfirming: false });
  };

  const openWindow = async (purchase: Purchase) => {
    change({ stage: 'window', purchase, isChanged: false });
    if (purchase.checkout?.gateway !== 'razorpay') return;
    try {
      await settle(purchase, await payWithRazorpay(purchase.checkout, describe(purchase), payer));
    } catch {
      change({ stage: 'left', trouble: { code: 'script' } });
    }
  };

  const once = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    change({ isBusy: true, trouble: undefined });
    try {
      await work();
    } catch (error) {
      change({ trouble: readRequestError(error) });
    } finally {
      isUnderWay.current = false;
      change({ isBusy: false });
    }
  };

  const pay = (shownTotal: number) =>
    once(async () => {
      const begun = state.purchase ?? (goods.offer && (await begin(payer.user_id, goods.offer)));
      if (!begun) return;
      const purchase = await reopen(begun);
      if (purchase.status === 'paid') return arrive(purchase, true);
      if (purchase.total_paise !== shownTotal) {
        return change({ stage: 'review', purchase, isChanged: true });
      }
      await openWindow(purchase);
    });

  const practise = (outcome: 'paid' | 'failed') =>
    once(async () => {
      const { purchase } = state;
      if (purchase?.checkout) {
        await settle(purchase, await sendPractice(purchase.checkout.order_id, outcome));
      }
    });

  return {
    ...state,
    pay,
    practise,
    /** Another buyer on the invoice is another purchase; the one before is left. */
    startOver: () => {
      if (!goods.offer) return;
      if (state.purchase) void sendCancel(state.purchase.id).catch(() => undefined);
      forgetClientId(payer.user_id, goods.offer);
      setState(initialState(goods));
    },
  };
}
