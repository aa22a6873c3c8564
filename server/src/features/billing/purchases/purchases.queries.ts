import type { PaidPlan } from '@callboard/contract/billing/purchases';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Purchase } from '../../../platform/db/database.gen.ts';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, peopleWithContact, recruiters } from '../../people/person-summaries/index.ts';
import type { PurchaseState } from './purchase.policy.ts';

interface Narrow {
  kind: 'pack' | 'plan';
  plan: PaidPlan | null;
  status: PurchaseState;
}

const purchases = (db: Database) => db.selectFrom('purchase').selectAll().$narrowType<Narrow>();
export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

export const findPurchase = (db: Database, id: number) =>
  purchases(db).where('id', '=', id).executeTakeFirst();

/** Undefined when it belongs to someone else. */
export const findOwnPurchase = (db: Database, recruiterId: number, id: number) =>
  purchases(db).where('id', '=', id).where('recruiter_id', '=', recruiterId).executeTakeFirst();

export const findByClientId = (db: Database, recruiterId: number, clientId: string) =>
  purchases(db).where('recruiter_id', '=', recruiterId).where('client_id', '=', clientId).executeTakeFirst();

export const lockPurchase = (trx: Database, id: number) =>
  purchases(trx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insertPurchase = async (
  db: Database,
  purchase: Insertable<Purchase>,
): Promise<number | undefined> => {
  const row = await db
    .insertInto('purchase')
    .values(purchase)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const changePurchase = (trx: Database, id: number, changes: Updateable<Purchase>) =>
  trx.updateTable('purchase').set(changes).where('id', '=', id).execute();

export const listPurchases = async (
  db: Database,
  recruiterId: number,
  { page, limit }: { page: number; limit: number },
) => {
  const rows = await purchases(db)
    .where('recruiter_id', '=', recruiterId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await db
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirstOrThrow();
  return { rows, total };
};

export const findMonth = (db: Database, subscriptionId: number, month: string) =>
  purchases(db).where('subscription_id', '=', subscriptionId).where('month', '=', month).executeTakeFirst();

export const cancelUnpaidMonths = (trx: Database, subscriptionId: number) =>
  trx
    .updateTable('purchase')
    .set({ status: 'cancelled' })
    .where('subscription_id', '=', subscriptionId)
    .where('status', 'in', ['waiting', 'failed'])
    .execute();

export const listWaitingSince = async (db: Database, before: Date) => {
  const rows = await db
    .selectFrom('purchase')
    .select('id')
    .where('status', '=', 'waiting')
    .where('created_at', '<', before)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const findBuyer = (db: Database, recruiterId: number) =>
  db
    .selectFrom(peopleWithContact('account'))
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'account.id')
    .select([
      'account.first_name',
      fullName('account').as('name'),
      'account.email',
      'account.mobile',
      'recruiter.company',
      sql<boolean>`account.closed_at is null and account.frozen_at is null`.as('is_welcome'),
    ])
    .where('account.id', '=', recruiterId)
    .executeTakeFirstOrThrow();
