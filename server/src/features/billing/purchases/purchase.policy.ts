import type { purchaseStates } from '@callboard/contract/billing/purchases';

export type PurchaseState = (typeof purchaseStates)[number];
/** The gateway reports the first three, the buyer does the others. */
export const purchaseEvents = ['captured', 'failed', 'refunded', 'retried', 'left'] as const;
export type PurchaseEvent = (typeof purchaseEvents)[number];

/**
 * A missing event is refused. The gateway may report late, twice and in any order, so every state handles
 * its events and a payment is never lost.
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
