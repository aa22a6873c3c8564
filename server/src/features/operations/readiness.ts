import type { Database } from '../../platform/db/database.ts';
import { pendingMigrations } from '../../platform/db/migrate.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { ping } from './operations.queries.ts';

/** Whether this node can do its work: the database answers and its schema is the one we were built for. */
export function createReadinessCheck({ db, migrations }: { db: Database; migrations: string }) {
  return async () => {
    try {
      await ping(db);
    } catch {
      throw new ProblemError('UNAVAILABLE', { detail: 'The database does not answer.' });
    }
    const pending = await pendingMigrations(db, migrations);
    if (pending.length > 0) {
      throw new ProblemError('UNAVAILABLE', { detail: `Migrations have not run: ${pending.join(', ')}.` });
    }
    return { status: 'ready', database: 'ok', migrations: 'ok' } as const;
  };
}
export type ReadinessCheck = ReturnType<typeof createReadinessCheck>;
