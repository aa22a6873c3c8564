import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations as migrateWorker } from 'graphile-worker';
import { type Migration, Migrator, sql } from 'kysely';
import { connect, type Database } from './database.ts';

/** SQL files applied in order. There are no down migrations. */
const readMigrations = async (directory: string): Promise<Record<string, Migration>> => {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => {
        const text = await readFile(join(directory, name), 'utf8');
        return [
          name.replace(/\.sql$/, ''),
          { up: async (db: Database) => void (await sql.raw(text).execute(db)) },
        ] as const;
      }),
    ),
  );
};

const createMigrator = (db: Database, directory: string) =>
  new Migrator({ db, provider: { getMigrations: () => readMigrations(directory) } });

const migrationLock = 7_261_002;

/**
 * Migrates on separate connections without a time limit, because large indexes take long. Nodes that start
 * together wait for each other; seeding runs under the same lock.
 */
export async function migrate(
  url: string,
  directory: string,
  afterwards: (db: Database) => Promise<void>,
): Promise<void> {
  const { db, pool, close } = connect(url, { max: 3, statementTimeoutMs: 0 });
  try {
    const lock = await pool.connect();
    try {
      await lock.query('select pg_advisory_lock($1)', [migrationLock]);
      await migrateWorker({ pgPool: pool });
      const { error } = await createMigrator(db, directory).migrateToLatest();
      if (error) throw error;
      await afterwards(db);
    } finally {
      // Closes the connection and with it the lock.
      lock.release(true);
    }
  } finally {
    await close();
  }
}

/** Names of migrations that have not run yet. */
export async function pendingMigrations(db: Database, directory: string): Promise<string[]> {
  const all = await createMigrator(db, directory).getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}
