import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { recruiters } from '../../people/person-summaries/index.ts';

/** Recruiters who signed up with this code, except its owner. */
export const countBrought = (db: Database, code: string, ownerId: number) =>
  db
    .selectFrom('account')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'account.id')
    .where(sql`lower(account.referred_by)`, '=', code)
    .where('account.id', '<>', ownerId)
    .select([
      sql<number>`count(*)::int`.as('joined'),
      sql<number>`(count(*) filter (where recruiter.verified_at is not null))::int`.as('verified'),
    ])
    .executeTakeFirstOrThrow();

/** The owner of a code; undefined when it is unknown or closed. */
export const findByCode = (db: Database, code: string) =>
  db
    .selectFrom('account')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'account.id')
    .select(['account.first_name', 'account.last_name', 'recruiter.company'])
    .where('recruiter.referral_code', '=', code.toLowerCase())
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();

/** The referrer of this recruiter; undefined when it is their own code, unknown or closed. */
export const findReferrer = (db: Database, recruiterId: number) =>
  db
    .selectFrom('account as newcomer')
    .innerJoin(recruiters('recruiter'), (join) =>
      join.on('recruiter.referral_code', '=', sql`lower(newcomer.referred_by)`),
    )
    .innerJoin('account as referrer', 'referrer.id', 'recruiter.account_id')
    .select(['referrer.id', 'referrer.first_name', 'referrer.email', 'referrer.mobile'])
    .where('newcomer.id', '=', recruiterId)
    .where('newcomer.kind', '=', 'recruiter')
    .where('referrer.id', '<>', recruiterId)
    .where('referrer.closed_at', 'is', null)
    .executeTakeFirst();
