import { expect, test } from 'vitest';
import { afterEvent, subscriptionEvents, subscriptionStates } from './subscription.policy.ts';

test('transitions for every state and event', () => {
  const table = subscriptionStates.map((state) =>
    [state, ...subscriptionEvents.map((event) => afterEvent(state, event) ?? '-')].join(' '),
  );
  expect(subscriptionEvents.join(' ')).toBe('paid failed gaveUp letRunOut kept ranOut replaced');
  expect(table).toEqual([
    'active active past_due - ending active ended ended',
    'past_due active past_due ended ended past_due ended ended',
    'ending ending ending - ending active ended ended',
    'ended ended ended - - - ended ended',
  ]);
});
