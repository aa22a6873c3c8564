import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** The code of this recruiter; the one given here if there was none yet. */
export const keepCode = async (db: Database, recruiterId: number, code: string) => {
  const { rows } = await sql<{ referral_code: string }>`
    with made as (
      update recruiter set referral_code = ${code}
      where account_id = ${recruiterId} and referral_code is null returning referral_code)
    select referral_code from made
    union all
    select referral_code from recruiter where account_id = ${recruiterId} and referral_code is not null`.execute(
    db,
  );
  return rows[0]?.referral_code;
};

/** Those who signed up to cast with this code, but for its owner. */
export const countBrought = (db: Database, code: string, ownerId: number) =>
  db
    .selectFrom('account')
    .innerJoin('recruiter', 'recruiter.account_id', 'account.id')
    .where(sql`lower(account.referred_by)`, '=', code)
    .where('account.id', '<>', ownerId)
    .select([
      sql<number>`count(*)::int`.as('joined'),
      sql<number>`(count(*) filter (where recruiter.verified_at is not null))::int`.as('verified'),
    ])
    .executeTakeFirstOrThrow();

export const sumEarned = async (db: Database, recruiterId: number) => {
  const { earned } = await db
    .selectFrom('credit_entry')
    .select(sql<number>`coalesce(sum(credits), 0)::int`.as('earned'))
    .where('recruiter_id', '=', recruiterId)
    .where('cause', 'like', 'referral:%')
    .executeTakeFirstOrThrow();
  return earned;
};

/** Whose link brought this recruiter; nobody when it was their own, is unknown, or its owner has left. */
export const findReferrer = (db: Database, recruiterId: number) =>
  db
    .selectFrom('account as newcomer')
    .innerJoin('recruiter', (join) =>
      join.on('recruiter.referral_code', '=', sql`lower(newcomer.referred_by)`),
    )
    .innerJoin('account as referrer', 'referrer.id', 'recruiter.account_id')
    .select(['referrer.id', 'referrer.first_name', 'referrer.email', 'referrer.mobile'])
    .where('newcomer.id', '=', recruiterId)
    .where('newcomer.kind', '=', 'recruiter')
    .where('referrer.id', '<>', recruiterId)
    .where('referrer.closed_at', 'is', null)
    .executeTakeFirst();
