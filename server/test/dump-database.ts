import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

/** Every row of every table, and every job, as text: what is not in here is nowhere. */
export async function dumpDatabase(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const dumps = await Promise.all(
    rows.map(({ name }) =>
      sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db),
    ),
  );
  const jobs = await sql<{
    row: string;
  }>`select to_jsonb(j)::text as row from graphile_worker._private_jobs j`.execute(db);
  return [...dumps, jobs].flatMap(({ rows: lines }) => lines.map(({ row }) => row)).join('\n');
}
