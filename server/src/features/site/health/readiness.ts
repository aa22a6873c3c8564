import type { Database } from '../../../platform/db/database.ts';
import { pendingMigrations } from '../../../platform/db/migrate.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { DiskSpace } from '../../../platform/storage/disk-space.ts';
import { takesChanges } from './operations.queries.ts';

interface ReadinessOptions {
  readonly db: Database;
  readonly migrations: string;
  /** Whether jobs are worked on. */
  readonly isWorking: () => boolean;
  readonly space: Pick<DiskSpace, 'isLow'>;
}

const notReady = (detail: string) => new ProblemError('UNAVAILABLE', { detail, retryAfterSeconds: 2 });

/**
 * Whether this node can do its work: the database answers and takes changes, its schema is the one we were built
 * for, and what is to be done after the answer gets done. A disk that runs full is no reason to take the node out: it
 * serves everything but uploads.
 */
export function createReadinessCheck({ db, migrations, isWorking, space }: ReadinessOptions) {
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
    const working = { database: 'ok', migrations: 'ok', worker: 'ok' } as const;
    if (!(await space.isLow()))
      return { status: 'ready' as const, ...working, disk: 'ok' as const, reasons: [] };
    const reasons = ['The disk is nearly full.'];
    return { status: 'degraded' as const, ...working, disk: 'low' as const, reasons };
  };
}
export type ReadinessCheck = ReturnType<typeof createReadinessCheck>;
