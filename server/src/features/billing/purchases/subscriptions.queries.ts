import type { PaidPlan } from '@callboard/contract/billing/purchases';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { PlanSubscription } from '../../../platform/db/database.gen.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SubscriptionState } from './subscription.policy.ts';

interface Narrow {
  plan: PaidPlan;
  status: SubscriptionState;
}

const subscriptions = (db: Database) => db.selectFrom('plan_subscription').selectAll().$narrowType<Narrow>();
export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findActiveSubscription>>>;

export const findActiveSubscription = (db: Database, recruiterId: number) =>
  subscriptions(db).where('recruiter_id', '=', recruiterId).where('status', '<>', 'ended').executeTakeFirst();

export const findSubscription = (db: Database, id: number) =>
  subscriptions(db).where('id', '=', id).executeTakeFirstOrThrow();

export const insertSubscription = async (trx: Database, subscription: Insertable<PlanSubscription>) => {
  const { id } = await trx
    .insertInto('plan_subscription')
    .values(subscription)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const changeSubscription = (trx: Database, id: number, changes: Updateable<PlanSubscription>) =>
  trx.updateTable('plan_subscription').set(changes).where('id', '=', id).execute();

export const listDue = async (db: Database, today: string) => {
  const rows = await db
    .selectFrom('plan_subscription')
    .select('id')
    .where('status', '<>', 'ended')
    .where(sql<boolean>`coalesce(next_try_on, renews_on) <= ${today}::date`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
