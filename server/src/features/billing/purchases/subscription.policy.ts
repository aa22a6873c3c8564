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

/** A missing event cannot happen in that state. */
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
    // The paid month is already over.
    letRunOut: 'ended',
    kept: 'past_due',
    ranOut: 'ended',
    replaced: 'ended',
  },
  // A charge that was pending when the plan was cancelled may still succeed or fail.
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

/** Days after the renewal date on which a failed month is retried. */
export const retryAfterDays = [1, 3, 7] as const;
