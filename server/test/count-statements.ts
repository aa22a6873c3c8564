import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DB } from '../src/platform/db/database.gen.ts';
import type { Database } from '../src/platform/db/database.ts';

/** How many statements this takes, whatever they answer. */
export async function countStatements(
  { pool }: { readonly pool: pg.Pool },
  run: (db: Database) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: () => {
      count += 1;
    },
  });
  await run(db);
  return count;
}
