import type { Database } from '../../../platform/db/database.ts';
import { pendingMigrations } from '../../../platform/db/migrate.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { DiskSpace } from '../../../platform/storage/disk-space.ts';
import { isWritable } from './operations.queries.ts';

interface ReadinessOptions {
  readonly db: Database;
  readonly migrations: string;
  /** Whether jobs are running. */
  readonly isWorking: () => boolean;
  readonly space: Pick<DiskSpace, 'isLow'>;
}

const notReady = (detail: string) => new ProblemError('UNAVAILABLE', { detail, retryAfterSeconds: 2 });

/**
 * Whether this node is ready: the database is writable, migrations have run and jobs are running. A full disk
 * does not count: everything but uploads still works.
 */
export function createReadinessCheck({ db, migrations, isWorking, space }: ReadinessOptions) {
  const isDatabaseWritable = async () => {
    try {
      return await isWritable(db);
    } catch {
      throw notReady('The database does not answer.');
    }
  };
  return async () => {
    if (!(await isDatabaseWritable())) throw notReady('The database takes no changes at the moment.');
    const pending = await pendingMigrations(db, migrations);
    if (pending.length > 0) throw notReady(`Migrations have not run: ${pending.join(', ')}.`);
    if (!isWorking()) throw notReady('The worker is not running.');
    const working = { database: 'ok', migrations: 'ok', worker: 'ok' } as const;
    if (!(await space.isLow()))
      return { status: 'ready' as const, ...working, disk: 'ok' as const, reasons: [] };
    const reasons = ['The disk is nearly full.'];
    return { status: 'degraded' as const, ...working, disk: 'low' as const, reasons };
  };
}
export type ReadinessCheck = ReturnType<typeof createReadinessCheck>;
