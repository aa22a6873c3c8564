import type { Subscription } from '@callboard/contract/billing/purchases';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { lockCredits, sumPlanCredits } from '../credits/index.ts';
import type { BillingOptions } from './billing-options.ts';
import { endPlan } from './plans.ts';
import { toSubscription } from './subscription.mapper.ts';
import { afterEvent } from './subscription.policy.ts';
import * as queries from './subscriptions.queries.ts';

export function createSubscriptions({ db, now = () => new Date() }: Pick<BillingOptions, 'db' | 'now'>) {
  const read = async (recruiterId: number): Promise<Subscription> =>
    toSubscription(
      await queries.findActiveSubscription(db, recruiterId),
      await sumPlanCredits(db, recruiterId),
    );

  return {
    read,
    /** Cancels the plan at the end of its month, or keeps it. */
    async change(recruiterId: number, renews: boolean): Promise<Subscription> {
      await db.transaction().execute(async (trx) => {
        await lockCredits(trx, recruiterId);
        const row = await queries.findActiveSubscription(trx, recruiterId);
        if (!row) throw new ProblemError('CONFLICT', { detail: 'You don’t have an active plan.' });
        const status = afterEvent(row.status, renews ? 'kept' : 'letRunOut');
        if (!status) throw new ProblemError('CONFLICT');
        if (status === 'ended') await endPlan(trx, row.id, now());
        else await queries.changeSubscription(trx, row.id, { status });
      });
      return read(recruiterId);
    },
  };
}
