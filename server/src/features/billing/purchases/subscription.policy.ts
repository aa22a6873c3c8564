export const subscriptionStates = ['active', 'past_due', 'ending', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];
export const subscriptionEvents = [
  'paid',
  'failed',
  'gaveUp',
  'letRunOut',
  'kept',
  'ranOut',
  'replaced',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

/** Where each event leads; missing: it cannot happen there. */
const transitions: Readonly<
  Record<SubscriptionState, Partial<Record<SubscriptionEvent, SubscriptionState>>>
> = {
  active: {
    paid: 'active',
    failed: 'past_due',
    letRunOut: 'ending',
    kept: 'active',
    ranOut: 'ended',
    replaced: 'ended',
  },
  past_due: {
    paid: 'active',
    failed: 'past_due',
    gaveUp: 'ended',
    // What was paid for is over already.
    letRunOut: 'ended',
    kept: 'past_due',
    ranOut: 'ended',
    replaced: 'ended',
  },
  // A month that was under way when its owner let the plan run out is still paid, or not.
  ending: {
    paid: 'ending',
    failed: 'ending',
    letRunOut: 'ending',
    kept: 'active',
    ranOut: 'ended',
    replaced: 'ended',
  },
  ended: { paid: 'ended', failed: 'ended', ranOut: 'ended', replaced: 'ended' },
};

export const afterEvent = (
  state: SubscriptionState,
  event: SubscriptionEvent,
): SubscriptionState | undefined => transitions[state][event];

/** Days after the renewal day on which a failed month is asked for again. */
export const retryAfterDays = [1, 3, 7] as const;
