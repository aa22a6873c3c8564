import { sql, type Transaction } from 'kysely';
import type { DB } from '../platform/db/database.gen.ts';
import type { Database } from '../platform/db/database.ts';

type Connection = Database | Transaction<DB>;

export async function hasAccounts(db: Connection): Promise<boolean> {
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return account !== undefined;
}

/** Two loaders at the same time take turns, so the second one finds the data of the first. */
export async function lockLoader(db: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('callboard demo cast'))`.execute(db);
}

export async function highestAssetId(db: Connection): Promise<number> {
  const { id } = await db
    .selectFrom('media_asset')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/**
 * Writes rows of one table in one statement. All rows have the columns of the first; table and column names
 * come from our code only.
 */
export async function insertRecords(db: Connection, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(db);
}

const tablesWithOwnIds = [
  'account',
  'media_asset',
  'project',
  'project_character',
  'pairing',
  'client_link',
  'client_visitor',
  'project_document',
  'project_document_version',
  'document_opening',
  'job',
  'conversation',
  'message',
  'credit_lot',
  'credit_entry',
  'plan_subscription',
  'purchase',
  'payment_order',
  'payment',
  'invoice',
] as const;

/** The cast is indexed for search at the end, not row by row. */
export async function pauseSearchIndex(trx: Connection): Promise<void> {
  await sql`select set_config('callboard.search_later', 'on', true)`.execute(trx);
}

/** Marks everyone for indexing; after an interruption they are still marked. */
export async function markAllForIndexing(trx: Connection): Promise<void> {
  await sql`insert into search_change (talent_id) select account_id from talent`.execute(trx);
}

/** Moves the id sequences past the ids of the cast. */
export async function advanceIdentities(db: Connection): Promise<void> {
  for (const table of tablesWithOwnIds)
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1), max(id) is not null)
      from ${sql.table(table)}
    `.execute(db);
}

/** Demo people who can still sign in, including closed accounts that may be reopened. */
export async function listDemoAccounts(db: Connection): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('is_demo', '=', true)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
