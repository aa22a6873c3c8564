import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Seen this often before it is prepared. */
const preparedFromUse = 3;
/** A limit, because value lists make endless texts and connections keep every prepared statement. */
const mostTexts = 1000;
const preparable = /^\s*(?:select|with|insert|update|delete)\b/i;

/** Repeated texts with their statement names, shared by all connections of a pool. */
function createTexts() {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  const refused = new Set<string>();
  return {
    nameOf(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (refused.has(text) || !preparable.test(text)) return undefined;
      const used = (uses.get(text) ?? 0) + 1;
      if (uses.size >= mostTexts) uses.clear();
      uses.set(text, used);
      if (used < preparedFromUse || names.size >= mostTexts) return undefined;
      const name = `q_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
      names.set(text, name);
      return name;
    },
    /** Permanently: the tables changed while we ran. */
    refuse(text: string) {
      names.delete(text);
      refused.add(text);
    },
  };
}

const hasChangedBelow = (error: unknown) =>
  error instanceof Error && error.message === 'cached plan must not change result type';

/** What Kysely reads of a result. */
type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

function prepareOn(client: pg.PoolClient, texts: ReturnType<typeof createTexts>): PostgresPoolClient {
  const run = async (text: string, values: readonly unknown[]): Promise<Answer> => {
    const name = texts.nameOf(text);
    if (name === undefined) return client.query(text, [...values]);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if (!hasChangedBelow(error)) throw error;
      texts.refuse(text);
      // A transaction cannot continue after an error, so it is not retried.
      if (client.getTransactionStatus() !== 'I') throw error;
      return client.query(text, [...values]);
    }
  };

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(
    asked: string | PostgresCursor<unknown>,
    values: readonly unknown[] = [],
  ): Promise<Answer> | PostgresCursor<unknown> {
    if (typeof asked !== 'string') throw new Error('No query of ours is read piece by piece');
    return run(asked, values);
  }
  return { query, release: () => client.release() };
}

/** Prepares repeated queries, so the database parses and plans them once per connection. */
export function preparedQueries(pool: pg.Pool): PostgresPool {
  const texts = createTexts();
  const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = prepared.get(client) ?? prepareOn(client, texts);
      prepared.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
