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
  /** How much longer than a statement may take an answer may be on its way. */
  readonly answerMarginMs?: number;
}

const limits = {
  connectionTimeoutMillis: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  // A new connection has to plan everything anew: closing those that rest for a moment made every burst a stall.
  idleTimeoutMillis: 10 * 60_000,
  // A server that vanished says nothing: idle connections to it are found out within half a minute.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/**
 * What comes back after a question that was given up on, or in the middle of a transaction, is not lent to the next
 * one: the server behind it may be gone without a word.
 */
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
  // A dropped connection is replaced by the pool; without listeners it would end the process.
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
