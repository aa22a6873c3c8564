import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const main = inRepository('server/dist/main.js');

const parts = `
export { hashPassword } from './src/features/accounts/index.ts';
export { connect } from './src/platform/db/database.ts';
export { migrate } from './src/platform/db/migrate.ts';
export { startCluster } from './src/platform/embedded-postgres/cluster.ts';
export { syncShippedData } from './src/shipped-data.ts';
export { dial } from './test/live.ts';
export { runStorm } from './test/storm/message-storm.ts';
export { startNode } from './test/storm/nodes.ts';
export { addPeople } from './test/storm/people.ts';
export { findFaults } from './test/storm/storm-faults.ts';
`;

/** The very code the tests use. */
export async function loadServer() {
  const outfile = inRepository('server/node_modules/.bench/live.mjs');
  await build({
    stdin: { contents: parts, resolveDir: inRepository('server'), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@callboard/contract': inRepository('contract/src') },
    logLevel: 'error',
  });
  return import(outfile);
}

/** A database of its own, gone afterwards. */
export async function withDatabase(server, work) {
  const directory = mkdtempSync(join(tmpdir(), 'callboard-live-'));
  const cluster = await server.startCluster({
    directory,
    password: 'bench',
    settings: { max_connections: '100' },
  });
  try {
    const url = cluster.url('postgres');
    await server.migrate(url, inRepository('server/migrations'), server.syncShippedData);
    const connection = server.connect(url);
    await work(url, connection);
    await connection.close();
  } finally {
    await cluster.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

export const number = (name, otherwise) => Number(process.env[name] ?? otherwise);
