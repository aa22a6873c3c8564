import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { unlocks } from '../../casting/connections/index.ts';
import { recruiters } from '../../people/person-summaries/index.ts';

export const isRecruiter = async (db: Database, accountId: number) => {
  const row = await db
    .selectFrom(recruiters('recruiter'))
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
};

interface LotSums {
  readonly credits: number;
  readonly from_packs: number;
  readonly from_plan: number;
  readonly from_bonus: number;
  readonly next_credits: number | null;
  readonly next_at: Date | null;
}

/** Usable credits by source, and those that expire next. */
export const sumLots = async (db: Database, recruiterId: number): Promise<LotSums> => {
  const { rows } = await sql<LotSums>`
    with usable as (
      select source, expires_at, unspent from credit_lot
      where recruiter_id = ${recruiterId} and unspent > 0
        and (expires_at is null or expires_at > clock_timestamp())),
    next as (
      select expires_at, sum(unspent)::int as credits from usable
      where expires_at is not null group by expires_at order by expires_at limit 1)
    select coalesce(sum(unspent), 0)::int as credits,
      coalesce(sum(unspent) filter (where source = 'pack'), 0)::int as from_packs,
      coalesce(sum(unspent) filter (where source = 'plan'), 0)::int as from_plan,
      coalesce(sum(unspent) filter (where source not in ('pack', 'plan')), 0)::int as from_bonus,
      (select credits from next) as next_credits, (select expires_at from next) as next_at
    from usable`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('A sum without groups is one row');
  return sums;
};

export const countUsage = (db: Database, recruiterId: number) =>
  db
    .selectNoFrom([
      sql<number>`(select coalesce(-sum(credits), 0)::int from credit_entry
        where recruiter_id = ${recruiterId} and change_type in (3, 4))`.as('spent'),
      sql<number>`(select count(*)::int from ${unlocks('unlock')} where recruiter_id = ${recruiterId})`.as(
        'unlocked',
      ),
      sql<number>`(select count(*)::int from credit_entry
        where recruiter_id = ${recruiterId} and change_type = 3
          and created_at >= date_trunc('month', now(), 'Asia/Kolkata'))`.as('used_this_month'),
    ])
    .executeTakeFirstOrThrow();

/** Credits whose cause has this prefix. */
export const sumEarned = async (db: Database, recruiterId: number, causePrefix: string): Promise<number> => {
  const { earned } = await db
    .selectFrom('credit_entry')
    .select(sql<number>`coalesce(sum(credits), 0)::int`.as('earned'))
    .where('recruiter_id', '=', recruiterId)
    .where('cause', 'like', `${causePrefix}%`)
    .executeTakeFirstOrThrow();
  return earned;
};

/** Unspent credits from plans. */
export const sumPlanCredits = async (db: Database, recruiterId: number): Promise<number> => {
  const { credits } = await db
    .selectFrom('credit_lot')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('unspent'), sql<number>`0`).as('credits'))
    .where('recruiter_id', '=', recruiterId)
    .where('source', '=', 'plan')
    .where('unspent', '>', 0)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirstOrThrow();
  return Number(credits);
};

export const creditAccounts = sharedTable('credit_account', ['recruiter_id', 'balance']);
