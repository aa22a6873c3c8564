import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export const isRecruiter = async (db: Database, accountId: number) => {
  const row = await db
    .selectFrom('recruiter')
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

/** What can still be used, by where it came from, and what of it ends next. */
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

export const countUse = (db: Database, recruiterId: number) =>
  db
    .selectNoFrom([
      sql<number>`(select coalesce(-sum(credits), 0)::int from credit_entry
        where recruiter_id = ${recruiterId} and change_type in (3, 4))`.as('spent'),
      sql<number>`(select count(*)::int from unlock where recruiter_id = ${recruiterId})`.as('unlocked'),
      sql<number>`(select count(*)::int from credit_entry
        where recruiter_id = ${recruiterId} and change_type = 3
          and created_at >= date_trunc('month', now(), 'Asia/Kolkata'))`.as('used_this_month'),
    ])
    .executeTakeFirstOrThrow();
