import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { creditAccounts } from '../../billing/credits/index.ts';
import { isOpenJob, jobs } from '../../casting/jobs/index.ts';
import { peopleWithContact } from '../person-summaries/index.ts';
import { verificationRequests } from '../recruiter-verification/index.ts';

interface OnePage {
  readonly page: number;
  readonly limit: number;
}

const openCallCount = sql<number>`(select count(*)::int from ${jobs('job')}
  where job.recruiter_id = recruiter.account_id and ${isOpenJob('job')})`;

const cards = (db: Database) =>
  db
    .selectFrom('recruiter')
    .innerJoin(peopleWithContact('account'), 'account.id', 'recruiter.account_id')
    .leftJoin('city', 'city.id', 'recruiter.city_id')
    .leftJoin('media_asset as icon', 'icon.id', 'recruiter.icon_asset_id');

const cardColumns = [
  'account.id',
  'account.public_id',
  'account.first_name',
  'account.last_name',
  'recruiter.company',
  'recruiter.job_title',
  'city.name as city',
  'icon.card_key as icon_key',
  'recruiter.verified_at',
] as const;

const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

export interface PublicFilter extends OnePage {
  readonly name?: string | undefined;
  readonly city?: number | undefined;
}

/** Active, willing to be listed, and verified or with a complete profile. */
const listed = (db: Database, { name, city }: PublicFilter) => {
  let query = cards(db)
    .where('account.closed_at', 'is', null)
    .where('account.frozen_at', 'is', null)
    .where('recruiter.is_public', '=', true)
    .where(
      sql<boolean>`(recruiter.verified_at is not null or num_nulls(recruiter.bio, recruiter.job_title,
        recruiter.city_id, recruiter.icon_asset_id) = 0)`,
    );
  if (city) query = query.where('recruiter.city_id', '=', city);
  if (name)
    query = query.where(
      sql<boolean>`lower(concat_ws(' ', account.first_name, account.last_name, recruiter.company)) like ${contains(name)}`,
    );
  return query;
};

export const listPublic = async (db: Database, filter: PublicFilter) => {
  const rows = await listed(db, filter)
    .select(cardColumns)
    .select(openCallCount.as('open_call_count'))
    .orderBy(sql`(recruiter.verified_at is not null)`, 'desc')
    .orderBy(sql`(${openCallCount} > 0)`, 'desc')
    .orderBy(sql`lower(account.first_name)`)
    .orderBy(sql`lower(account.last_name)`)
    .orderBy('account.id')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  const { total } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
};
export type CardRow = Awaited<ReturnType<typeof listPublic>>['rows'][number];

export interface AdminFilter extends OnePage {
  readonly name?: string | undefined;
  readonly gender?: number | undefined;
  readonly profile_status?: 'active' | 'frozen' | 'closed' | undefined;
  readonly id_proof?: 'none' | 'in_review' | 'verified' | 'refused' | undefined;
  readonly minAge?: number | undefined;
  readonly maxAge?: number | undefined;
  readonly has_photo?: boolean | undefined;
}

const statusConditions = {
  active: sql<boolean>`account.closed_at is null and account.frozen_at is null`,
  frozen: sql<boolean>`account.closed_at is null and account.frozen_at is not null`,
  closed: sql<boolean>`account.closed_at is not null`,
} as const;

/** Whether they are verified now, whatever happened to the documents. */
const verification = sql<string>`case
  when recruiter.verified_at is not null then 'verified'
  when papers.status in ('in_review', 'refused') then papers.status else 'none' end`;

/** Casts this gender and age in an open job. */
const castsFor = ({ gender, minAge, maxAge }: AdminFilter) => sql<boolean>`exists (
  select from ${jobs('job')} where job.recruiter_id = recruiter.account_id and ${isOpenJob('job')}
    and (${gender ?? null}::int is null or job.gender_id = ${gender ?? null}::int)
    and coalesce(job.age_max, 120) >= ${minAge ?? 0}::int and coalesce(job.age_min, 0) <= ${maxAge ?? 120}::int)`;

const asAdmin = (db: Database, filter: AdminFilter) => {
  const { name, profile_status, id_proof, has_photo, gender, minAge, maxAge } = filter;
  let query = cards(db)
    .leftJoin(verificationRequests('papers'), 'papers.recruiter_id', 'recruiter.account_id')
    .leftJoin(creditAccounts('credit_account'), 'credit_account.recruiter_id', 'recruiter.account_id')
    .where('account.erased_at', 'is', null);
  if (profile_status) query = query.where(statusConditions[profile_status]);
  if (id_proof) query = query.where(sql<boolean>`${verification} = ${id_proof}`);
  if (has_photo !== undefined)
    query = query.where('recruiter.icon_asset_id', has_photo ? 'is not' : 'is', null);
  if (gender !== undefined || minAge !== undefined || maxAge !== undefined)
    query = query.where(castsFor(filter));
  if (name)
    query = query.where(
      sql<boolean>`lower(concat_ws(' ', account.first_name, account.last_name, account.email, recruiter.company)) like ${contains(name)}`,
    );
  return query;
};

export const listAsAdmin = async (db: Database, filter: AdminFilter) => {
  const rows = await asAdmin(db, filter)
    .select(cardColumns)
    .select([
      openCallCount.as('open_call_count'),
      'account.email',
      'account.mobile',
      'account.frozen_at',
      'account.created_at',
      'account.last_active_at',
      verification.as('verification'),
      sql<number>`coalesce(credit_account.balance, 0)`.as('credits'),
    ])
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  const { total } = await asAdmin(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
};
export type AdminRow = Awaited<ReturnType<typeof listAsAdmin>>['rows'][number];
