import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRepository, loadCode } from './server-code.mjs';

const parts = `
export { connect } from './src/platform/db/database.ts';
export { migrate } from './src/platform/db/migrate.ts';
export { startCluster } from './src/platform/embedded-postgres/cluster.ts';
export { syncShippedData } from './src/shipped-data.ts';
`;

/** A migrated database for one benchmark, gone afterwards. */
export async function withDatabase(work) {
  const { connect, migrate, startCluster, syncShippedData } = await loadCode('database', parts);
  const directory = mkdtempSync(join(tmpdir(), 'callboard-bench-'));
  const settings = { max_connections: '100' };
  const cluster = await startCluster({ directory, password: 'bench', settings });
  try {
    const url = cluster.url('postgres');
    await migrate(url, inRepository('server/migrations'), syncShippedData);
    const connection = connect(url);
    await work(url, connection);
    await connection.close();
  } finally {
    await cluster.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
