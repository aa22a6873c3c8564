import type { Database } from '../../platform/db/database.ts';
import { pendingMigrations } from '../../platform/db/migrate.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { takesChanges } from './operations.queries.ts';

interface ReadinessOptions {
  readonly db: Database;
  readonly migrations: string;
  /** Whether jobs are worked on. */
  readonly isWorking: () => boolean;
}

const notReady = (detail: string) => new ProblemError('UNAVAILABLE', { detail, retryAfterSeconds: 2 });

/**
 * Whether this node can do its work: the database answers and takes changes, its schema is the one we were built
 * for, and what is to be done after the answer gets done.
 */
export function createReadinessCheck({ db, migrations, isWorking }: ReadinessOptions) {
  const isWritable = async () => {
    try {
      return await takesChanges(db);
    } catch {
      throw notReady('The database does not answer.');
    }
  };
  return async () => {
    if (!(await isWritable())) throw notReady('The database takes no changes at the moment.');
    const pending = await pendingMigrations(db, migrations);
    if (pending.length > 0) throw notReady(`Migrations have not run: ${pending.join(', ')}.`);
    if (!isWorking()) throw notReady('The worker is not running.');
    return { status: 'ready', database: 'ok', migrations: 'ok', worker: 'ok' } as const;
  };
}
export type ReadinessCheck = ReturnType<typeof createReadinessCheck>;
