import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

/** Columns that point at a person, as table.column, read off the schema itself. */
export const listPersonalColumns = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ place: string }>`
    select referencing.relname || '.' || attribute.attname as place
    from pg_constraint link
    join pg_class referencing on referencing.oid = link.conrelid
    join pg_attribute attribute on attribute.attrelid = link.conrelid
      and attribute.attnum = any(link.conkey) and attribute.atttypid = 'integer'::regtype
    where link.contype = 'f' and link.confrelid in
      ('account'::regclass, 'talent'::regclass, 'recruiter'::regclass, 'unlock'::regclass)
    order by 1`.execute(db);
  return rows.map(({ place }) => place);
};
