// Does the ledger hold while 20 workers make 2,000 random moves each and their connections are cut?
// node bench/credits/ledger.mjs (a database of its own; WORKERS, OPERATIONS, SEED and KILL_EVERY_MS change the storm)
import { withDatabase } from '../parts/own-database.mjs';
import { loadCode, number } from '../parts/server-code.mjs';

const parts = `
export { runStorm } from './test/credit-storm.ts';
export { findFaults } from './test/credit-storm-faults.ts';
export { createRecruiter, createTalent } from './test/factories.ts';
`;

async function addPeople(server, db, many) {
  const made = { recruiters: [], talents: [] };
  for (let index = 0; index < 10; index += 1) made.recruiters.push((await server.createRecruiter(db)).id);
  for (let index = 0; index < many; index += 1) made.talents.push((await server.createTalent(db)).id);
  return made;
}

const server = await loadCode('ledger', parts);
await withDatabase(async (url, { db, pool }) => {
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
});
