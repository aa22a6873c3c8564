import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { recruiters, talents } from '../../people/person-summaries/index.ts';

export interface UserFilter {
  readonly page: number;
  readonly limit: number;
  readonly name?: string | undefined;
  readonly kind?: 'talent' | 'recruiter' | undefined;
  readonly status?: 'active' | 'frozen' | 'incomplete' | 'closed' | undefined;
  readonly sort: 'newest' | 'oldest' | 'name' | 'last_active';
}

const users = (db: Database) =>
  db
    .selectFrom('account')
    .leftJoin(talents('talent'), 'talent.account_id', 'account.id')
    .leftJoin(recruiters('recruiter'), 'recruiter.account_id', 'account.id')
    .where('account.erased_at', 'is', null);

const columns = [
  'account.id',
  'account.public_id',
  'account.kind',
  'account.first_name',
  'account.last_name',
  'account.email',
  'account.email_verified_at',
  'account.mobile',
  'account.mobile_verified_at',
  'account.frozen_at',
  'account.frozen_reason',
  'account.created_at',
  'account.last_active_at',
  'account.closed_at',
  'talent.completed_at',
  'recruiter.company',
  'recruiter.verified_at',
] as const;

const conditions = {
  active: sql<boolean>`account.closed_at is null and account.frozen_at is null`,
  frozen: sql<boolean>`account.closed_at is null and account.frozen_at is not null`,
  incomplete: sql<boolean>`account.closed_at is null and account.kind = 'talent' and talent.completed_at is null`,
  closed: sql<boolean>`account.closed_at is not null`,
} as const;

const orders = {
  newest: sql`account.created_at desc`,
  oldest: sql`account.created_at`,
  name: sql`lower(account.first_name), lower(account.last_name)`,
  last_active: sql`account.last_active_at desc nulls last`,
} as const;

const matching = (db: Database, { name, kind, status }: UserFilter) => {
  let query = users(db);
  if (kind) query = query.where('account.kind', '=', kind);
  if (status) query = query.where(conditions[status]);
  if (name) {
    const pattern = `%${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<boolean>`lower(concat_ws(' ', account.first_name, account.last_name, account.email, recruiter.company)) like ${pattern}`,
    );
  }
  return query;
};

export const listUsers = async (db: Database, filter: UserFilter) => {
  const rows = await matching(db, filter)
    .select(columns)
    .orderBy(orders[filter.sort])
    .orderBy('account.id', 'desc')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
};

export const findUser = (db: Database, id: number) =>
  users(db).select(columns).where('account.id', '=', id).executeTakeFirst();

export const lockUser = (trx: Database, id: number) =>
  trx
    .selectFrom('account')
    .select(['id', 'kind', 'frozen_at'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

interface AccountChange {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly frozen_reason?: string;
}

export const changeAccount = (trx: Database, id: number, change: AccountChange) =>
  trx.updateTable('account').set(change).where('id', '=', id).execute();
