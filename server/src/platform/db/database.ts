import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './database.gen.ts';
import { preparedQueries } from './prepared-queries.ts';

export type Database = Kysely<DB>;

// Counts and money fit a JavaScript number; node-postgres returns 64-bit integers as text by default.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date has no time zone, so it stays text.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

export interface Connection {
  readonly db: Database;
  readonly pool: pg.Pool;
  /**
   * For prepared statements whose plan does not depend on their values: planning would take as long as
   * running them.
   */
  readonly statements: pg.Pool;
  readonly close: () => Promise<void>;
}

interface ConnectOptions {
  readonly max?: number;
  /** 0 means no limit, for background work. */
  readonly statementTimeoutMs?: number;
  /** Extra time for the response beyond the statement timeout. */
  readonly answerMarginMs?: number;
}

const limits = {
  connectionTimeoutMillis: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  // New connections have to plan every statement, so closing idle ones early made every burst stall.
  idleTimeoutMillis: 10 * 60_000,
  // Keepalive finds dead servers within half a minute.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** A connection released after a timeout or inside a transaction is not reused: its server may be gone. */
function dropUnanswered(pool: pg.Pool, givenUpAfterMs: number): void {
  const askedAt = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => client.on('drain', () => askedAt.delete(client)));
  pool.on('acquire', (client) => askedAt.set(client, performance.now()));
  pool.on('release', (_error, client) => {
    const waitedMs = performance.now() - (askedAt.get(client) ?? performance.now());
    const isBroken = waitedMs >= givenUpAfterMs || client.getTransactionStatus() !== 'I';
    if (isBroken) client.end().catch(() => undefined);
  });
}

interface PoolOptions extends pg.PoolConfig {
  readonly statementTimeoutMs: number;
  readonly answerMarginMs: number;
}

function createPool({ statementTimeoutMs, answerMarginMs, ...config }: PoolOptions): pg.Pool {
  const givenUpAfterMs = statementTimeoutMs > 0 ? statementTimeoutMs + answerMarginMs : undefined;
  const pool = new pg.Pool({
    ...limits,
    ...config,
    statement_timeout: statementTimeoutMs,
    ...(givenUpAfterMs !== undefined && { query_timeout: givenUpAfterMs }),
  });
  // The pool replaces dropped connections. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (givenUpAfterMs !== undefined) dropUnanswered(pool, givenUpAfterMs);
  return pool;
}

export function connect(
  url: string,
  { max = 10, statementTimeoutMs = 15_000, answerMarginMs = 5000 }: ConnectOptions = {},
): Connection {
  const pool = createPool({ connectionString: url, max, statementTimeoutMs, answerMarginMs });
  const statements = createPool({
    connectionString: url,
    max,
    statementTimeoutMs: 5000,
    answerMarginMs,
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
