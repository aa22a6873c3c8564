import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { unlocks } from '../../casting/connections/index.ts';
import { characters, projects } from '../../casting/projects/index.ts';
import { coverOf, fullName, people } from '../../people/person-summaries/index.ts';

export interface EntryFilters {
  readonly recruiterId: number;
  /** Days in India, both inclusive. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly changeType?: number | undefined;
}

const startOf = (day: string, after = 0) =>
  sql<Date>`((${day}::date + ${after}::int)::timestamp at time zone 'Asia/Kolkata')`;
const monthOf = sql<string>`to_char(credit_entry.created_at at time zone 'Asia/Kolkata', 'YYYY-MM')`;

const filteredEntries = (db: Database, { recruiterId, startDate, endDate, changeType }: EntryFilters) => {
  let query = db.selectFrom('credit_entry').where('credit_entry.recruiter_id', '=', recruiterId);
  if (startDate !== undefined) query = query.where('credit_entry.created_at', '>=', startOf(startDate));
  if (endDate !== undefined) query = query.where('credit_entry.created_at', '<', startOf(endDate, 1));
  if (changeType !== undefined) query = query.where('credit_entry.change_type', '=', changeType);
  return query;
};

export const countEntries = async (db: Database, filters: EntryFilters) => {
  const { total } = await filteredEntries(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** An expiry entry does not name its plan, so it is taken from the entry that granted the lot. */
const planOfLot = (column: 'plan' | 'plan_month') => sql<string | null>`coalesce(
  ${sql.ref(`credit_entry.${column}`)}, (select ${sql.ref(`gift.${column}`)} from credit_entry gift
    where credit_entry.change_type = 6 and gift.lot_id = credit_entry.lot_id and gift.plan is not null limit 1))`;

const cover = sql<string | null>`case when account.closed_at is null then ${coverOf(
  sql.ref('credit_entry.talent_id'),
  sql`cover.card_key`,
)} end`;

/** The recruiter who joined through this recruiter's referral link. */
const newcomer = sql<string | null>`(select ${fullName('newcomer')}
  from ${people('newcomer')} where credit_entry.change_type = 7
    and newcomer.id = substring(credit_entry.cause from '^referral:([0-9]{1,9})$')::int)`;

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export const listEntries = (
  db: Database,
  filters: EntryFilters,
  { page, limit }: { page: number; limit: number },
) =>
  filteredEntries(db, filters)
    .leftJoin(people('account'), 'account.id', 'credit_entry.talent_id')
    .leftJoin(unlocks('unlock'), (join) =>
      join
        .onRef('unlock.talent_id', '=', 'credit_entry.talent_id')
        .onRef('unlock.recruiter_id', '=', 'credit_entry.recruiter_id'),
    )
    .leftJoin(characters('project_character'), 'project_character.id', 'unlock.character_id')
    .leftJoin(projects('project'), 'project.id', 'project_character.project_id')
    .leftJoin('purchase', (join) =>
      join
        .onRef('purchase.credit_lot_id', '=', 'credit_entry.lot_id')
        .on('credit_entry.change_type', 'in', [1, 2, 5]),
    )
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.purchase_id', '=', 'purchase.id').on('invoice.kind', '=', 'invoice'),
    )
    .select([
      'credit_entry.id',
      'credit_entry.created_at',
      'credit_entry.change_type',
      'credit_entry.credits',
      'credit_entry.balance',
      'credit_entry.note',
      'credit_entry.talent_id',
      'account.public_id',
      'account.first_name',
      'account.last_name',
      sql<boolean>`account.closed_at is not null`.as('is_closed'),
      cover.as('cover_key'),
      newcomer.as('newcomer'),
      'project_character.name as character',
      'project.title as project',
      'purchase.id as purchase_id',
      'purchase.credits as purchase_credits',
      'purchase.total_paise',
      'invoice.number as invoice_number',
      planOfLot('plan').as('plan'),
      planOfLot('plan_month').as('plan_month'),
      monthOf.as('month'),
    ])
    .orderBy('credit_entry.position', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

/** Totals for whole months, within the filters. */
export const sumMonths = (db: Database, filters: EntryFilters, months: readonly string[]) =>
  filteredEntries(db, filters)
    .select([
      monthOf.as('month'),
      sql<number>`coalesce(sum(credits) filter (where credits > 0), 0)::int`.as('gained'),
      sql<number>`coalesce(-sum(credits) filter (where credits < 0), 0)::int`.as('spent'),
    ])
    .where(monthOf, '=', sql<string>`any(${[...months]}::text[])`)
    .groupBy(monthOf)
    .orderBy('month', 'desc')
    .execute();
