import type { purchaseStates } from '@callboard/contract/billing/purchases';

export type PurchaseState = (typeof purchaseStates)[number];
/** `captured`, `failed` and `refunded` are what a gateway tells; the others are what the buyer does. */
export const purchaseEvents = ['captured', 'failed', 'refunded', 'retried', 'left'] as const;
export type PurchaseEvent = (typeof purchaseEvents)[number];

/**
 * Where each event leads; missing: it cannot happen there, and is refused. What a gateway tells may come late,
 * twice and in any order, so every state has an answer to it and money once received is never forgotten.
 */
const transitions: Readonly<Record<PurchaseState, Partial<Record<PurchaseEvent, PurchaseState>>>> = {
  waiting: { captured: 'paid', failed: 'failed', retried: 'waiting', left: 'cancelled' },
  failed: { captured: 'paid', failed: 'failed', retried: 'waiting', left: 'cancelled' },
  cancelled: { captured: 'paid', failed: 'cancelled', retried: 'waiting', left: 'cancelled' },
  paid: { captured: 'paid', failed: 'paid', refunded: 'refunded' },
  refunded: { captured: 'refunded', failed: 'refunded', refunded: 'refunded' },
};

export const afterEvent = (state: PurchaseState, event: PurchaseEvent): PurchaseState | undefined =>
  transitions[state][event];

export const isSettled = (state: PurchaseState): boolean => state === 'paid' || state === 'refunded';
