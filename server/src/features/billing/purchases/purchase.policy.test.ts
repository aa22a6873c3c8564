import { purchaseStates } from '@callboard/contract/billing/purchases';
import { expect, test } from 'vitest';
import { afterEvent, isSettled, purchaseEvents } from './purchase.policy.ts';

test('transitions for every state and event', () => {
  const table = purchaseStates.map((state) =>
    [state, ...purchaseEvents.map((event) => afterEvent(state, event) ?? '-')].join(' '),
  );
  expect(['state', ...purchaseEvents].join(' ')).toBe('state captured failed refunded retried left');
  expect(table).toEqual([
    'waiting paid failed - waiting cancelled',
    'paid paid paid refunded - -',
    'failed paid failed - waiting cancelled',
    'cancelled paid cancelled - waiting cancelled',
    'refunded refunded refunded refunded - -',
  ]);
});

test('a received payment is never lost', () => {
  for (const state of purchaseStates.filter(isSettled)) {
    for (const event of purchaseEvents) {
      const next = afterEvent(state, event);
      expect(next === undefined || isSettled(next)).toBe(true);
    }
  }
});
