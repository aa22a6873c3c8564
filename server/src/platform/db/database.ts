import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './database.gen.ts';
import { preparedQueries } from './prepared-queries.ts';

export type Database = Kysely<DB>;

// Counts and money fit a JavaScript number; node-postgres hands 64-bit integers out as text otherwise.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A calendar day has no time zone: it stays the text it is.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

export interface Connection {
  readonly db: Database;
  readonly pool: pg.Pool;
  /**
   * For statements that are prepared under a name and always take the same way, whatever their values: planning
   * them anew would take as long as running them. Nobody waits long for one.
   */
  readonly statements: pg.Pool;
  readonly close: () => Promise<void>;
}

interface ConnectOptions {
  readonly max?: number;
  /** 0 is no limit, for work that nobody waits for. */
  readonly statementTimeoutMs?: number;
}

const idleLimits = { connectionTimeoutMillis: 10_000, idle_in_transaction_session_timeout: 30_000 };

function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...idleLimits, ...config });
  // A dropped connection is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function connect(
  url: string,
  { max = 10, statementTimeoutMs = 15_000 }: ConnectOptions = {},
): Connection {
  const pool = createPool({ connectionString: url, max, statement_timeout: statementTimeoutMs });
  const statements = createPool({
    connectionString: url,
    max,
    statement_timeout: 5000,
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparedQueries(pool) }) });
  return {
    db,
    pool,
    statements,
    close: async () => {
      await statements.end();
      await db.destroy();
    },
  };
}
