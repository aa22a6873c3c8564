import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../src/platform/db/migrate.ts';
import { startCluster } from '../src/platform/embedded-postgres/cluster.ts';
import { syncShippedData } from '../src/shipped-data.ts';

export const templateName = 'callboard_template';
export const migrationsDirectory = fileURLToPath(new URL('../migrations', import.meta.url));

/** Data that lives for one test run need not survive a power cut. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  autovacuum: 'off',
};

/** A real PostgreSQL with one migrated database, from which every test file gets its own copy. */
export async function startTestCluster() {
  const directory = mkdtempSync(join(tmpdir(), 'callboard-test-'));
  const cluster = await startCluster({ directory, password: 'test', settings: throwAway });
  const admin = new pg.Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  await migrate(cluster.url(templateName), migrationsDirectory, syncShippedData);
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
