// Does the ledger hold while 20 workers make 2,000 random moves each and their connections are cut?
// node bench/credits/ledger.mjs (a database of its own; WORKERS, OPERATIONS, SEED and KILL_EVERY_MS change the storm)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const parts = `
export { connect } from './src/platform/db/database.ts';
export { migrate } from './src/platform/db/migrate.ts';
export { startCluster } from './src/platform/embedded-postgres/cluster.ts';
export { syncShippedData } from './src/shipped-data.ts';
export { runStorm } from './test/credit-storm.ts';
export { findFaults } from './test/credit-storm-faults.ts';
export { createRecruiter, createTalent } from './test/factories.ts';
`;

/** The very code the server moves credits with. */
async function loadServer() {
  const outfile = inRepository('server/node_modules/.bench/ledger.mjs');
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

const number = (name, otherwise) => Number(process.env[name] ?? otherwise);

async function addPeople(server, db, many) {
  const made = { recruiters: [], talents: [] };
  for (let index = 0; index < 10; index += 1) made.recruiters.push((await server.createRecruiter(db)).id);
  for (let index = 0; index < many; index += 1) made.talents.push((await server.createTalent(db)).id);
  return made;
}

const server = await loadServer();
const directory = mkdtempSync(join(tmpdir(), 'callboard-ledger-'));
const cluster = await server.startCluster({
  directory,
  password: 'bench',
  settings: { max_connections: '100' },
});
try {
  const url = cluster.url('postgres');
  await server.migrate(url, inRepository('server/migrations'), server.syncShippedData);
  const { db, pool, close } = server.connect(url);
  const people = await addPeople(server, db, 1000);
  const storm = {
    url,
    ...people,
    seed: process.env.SEED ?? 'bench',
    workers: number('WORKERS', 20),
    operations: number('OPERATIONS', 2000),
    killEveryMs: number('KILL_EVERY_MS', 50),
  };
  const start = performance.now();
  const told = await server.runStorm(storm);
  const seconds = (performance.now() - start) / 1000;
  const faults = await server.findFaults(pool, told);
  const { rows } = await pool.query(
    'select change_type, count(*)::int as entries from credit_entry group by 1 order by 1',
  );
  console.table(rows);
  console.log(
    `${storm.workers} workers × ${storm.operations} operations in ${seconds.toFixed(1)} s, ` +
      `${told.kills} connections cut, ${told.retries} tries again, ${told.unlocked.size} unlocks`,
  );
  console.log(faults.length === 0 ? 'Nothing lost, nothing doubled, nobody below zero' : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
  await close();
} finally {
  await cluster.stop();
  rmSync(directory, { recursive: true, force: true });
}
