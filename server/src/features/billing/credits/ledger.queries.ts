import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export type CreditSource = 'pack' | 'plan' | 'bonus' | 'referral' | 'house';

export const hasCause = async (trx: Database, recruiterId: number, cause: string) => {
  const row = await trx
    .selectFrom('credit_entry')
    .select('id')
    .where('recruiter_id', '=', recruiterId)
    .where('cause', '=', cause)
    .executeTakeFirst();
  return row !== undefined;
};

interface NewLot {
  readonly recruiter_id: number;
  readonly source: CreditSource;
  readonly expires_at: Date | null;
}

export const insertLot = async (trx: Database, lot: NewLot) => {
  const { id } = await trx.insertInto('credit_lot').values(lot).returning('id').executeTakeFirstOrThrow();
  return id;
};

interface NewEntry {
  readonly recruiter_id: number;
  readonly lot_id: number;
  readonly change_type: number;
  readonly credits: number;
  readonly cause: string;
  readonly talent_id?: number;
  readonly plan?: string | null;
  readonly plan_month?: string | null;
  readonly note?: string | null;
}

/** Position and balance are set by a trigger. */
const filledByDatabase = { position: 0, balance: 0 } as const;

export const insertEntry = (trx: Database, entry: NewEntry) =>
  trx
    .insertInto('credit_entry')
    .values({ ...entry, ...filledByDatabase })
    .returning(['id', 'balance'])
    .executeTakeFirstOrThrow();

interface UnlockCharge {
  readonly recruiterId: number;
  readonly talentId: number;
}

/** Spends from the lot that expires first. Undefined when there is none. */
export const spendOne = async (trx: Database, { recruiterId, talentId }: UnlockCharge) => {
  const { rows } = await sql<{ id: number; balance: number }>`
    with moment as materialized (select clock_timestamp() as at),
    lot as (
      select credit_lot.id, moment.at from credit_lot, moment
      where recruiter_id = ${recruiterId} and unspent > 0 and (expires_at is null or expires_at > moment.at)
      order by expires_at nulls last, credit_lot.id limit 1)
    insert into credit_entry
      (recruiter_id, position, balance, change_type, credits, lot_id, cause, talent_id, created_at)
    select ${recruiterId}, 0, 0, 3, -1, lot.id, ${`unlock:${talentId}`}, ${talentId}, lot.at from lot
    returning id, balance`.execute(trx);
  return rows[0];
};

/** Expired lots with unspent credits. */
export const listExpired = (trx: Database, recruiterId: number) =>
  trx
    .selectFrom('credit_lot')
    .select(['id', 'unspent'])
    .where('recruiter_id', '=', recruiterId)
    .where('unspent', '>', 0)
    .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('id')
    .execute();

export const listRecruitersWithExpiredLots = async (db: Database) => {
  const rows = await db
    .selectFrom('credit_lot')
    .select('recruiter_id')
    .distinct()
    .where('unspent', '>', 0)
    .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('recruiter_id')
    .execute();
  return rows.map(({ recruiter_id }) => recruiter_id);
};

export const findLot = (trx: Database, recruiterId: number, lotId: number) =>
  trx
    .selectFrom('credit_lot')
    .select(['id', 'unspent'])
    .where('id', '=', lotId)
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirst();

/** The lot an unlock was paid from, and whether a refund to it could still be used. */
export const findSpentLot = (trx: Database, { recruiterId, talentId }: UnlockCharge) =>
  trx
    .selectFrom('credit_entry')
    .innerJoin('credit_lot', 'credit_lot.id', 'credit_entry.lot_id')
    .select([
      'credit_lot.id',
      sql<boolean>`coalesce(credit_lot.expires_at <= clock_timestamp() + interval '1 minute', false)`.as(
        'has_ended',
      ),
    ])
    .where('credit_entry.recruiter_id', '=', recruiterId)
    .where('credit_entry.cause', '=', `unlock:${talentId}`)
    .executeTakeFirst();

export const sumUsable = async (db: Database, recruiterId: number) => {
  const { credits } = await db
    .selectFrom('credit_lot')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('unspent'), sql<number>`0`).as('credits'))
    .where('recruiter_id', '=', recruiterId)
    .where('unspent', '>', 0)
    .where(sql<boolean>`(expires_at is null or expires_at > clock_timestamp())`)
    .executeTakeFirstOrThrow();
  return Number(credits);
};
