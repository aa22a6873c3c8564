import { plans, type Subscription } from '@callboard/contract/billing/purchases';
import type { SubscriptionRow } from './subscriptions.queries.ts';

const free: Omit<Subscription, 'credits_left'> = {
  plan: 'free',
  status: 'active',
  ...plans.free,
  renews_on: null,
  next_try_on: null,
  failure: null,
};

export const toSubscription = (row: SubscriptionRow | undefined, credits_left: number): Subscription => {
  if (!row || row.status === 'ended') return { ...free, credits_left };
  return {
    plan: row.plan,
    status: row.status,
    ...plans[row.plan],
    renews_on: row.renews_on,
    next_try_on: row.next_try_on,
    failure: row.failure,
    credits_left,
  };
};
