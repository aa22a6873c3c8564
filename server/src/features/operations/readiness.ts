import type { Database } from '../../platform/db/database.ts';
import { pendingMigrations } from '../../platform/db/migrate.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import { ping } from './operations.queries.ts';

interface ReadinessOptions {
  readonly db: Database;
  readonly migrations: string;
  readonly space: Pick<DiskSpace, 'isLow'>;
}

/**
 * Whether this node can do its work: the database answers and its schema is the one we were built for. A disk that
 * runs full is no reason to take the node out: it serves everything but uploads.
 */
export function createReadinessCheck({ db, migrations, space }: ReadinessOptions) {
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
    const working = { database: 'ok', migrations: 'ok' } as const;
    if (!(await space.isLow()))
      return { status: 'ready' as const, ...working, disk: 'ok' as const, reasons: [] };
    const reasons = ['The disk is nearly full.'];
    return { status: 'degraded' as const, ...working, disk: 'low' as const, reasons };
  };
}
export type ReadinessCheck = ReturnType<typeof createReadinessCheck>;
