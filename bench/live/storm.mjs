// Is anything lost, doubled or out of order when 200 people write 10,000 messages over two nodes, lines break and
// one node is killed? node bench/live/storm.mjs (after npm run build; a database of its own)
// PEOPLE, MESSAGES, NOTIFICATIONS, WRITERS and SEED change the storm.
import { withDatabase } from '../parts/own-database.mjs';
import { number } from '../parts/server-code.mjs';
import { loadServer, main } from './load-server.mjs';

const server = await loadServer();
await withDatabase(async (url, connection) => {
  const nodes = await Promise.all([server.startNode(main, url), server.startNode(main, url)]);
  const storm = {
    connection,
    nodes,
    seed: process.env.SEED ?? 'bench',
    people: number('PEOPLE', 200),
    messages: number('MESSAGES', 10_000),
    notifications: number('NOTIFICATIONS', 2000),
    writers: number('WRITERS', 24),
  };
  const start = performance.now();
  const told = await server.runStorm(storm);
  const seconds = (performance.now() - start) / 1000;
  const faults = await server.findFaults(connection.pool, told);
  await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
  const { pushed, read } = told.counts;
  console.log(
    `${storm.messages} messages and ${storm.notifications} notifications to ${storm.people} people in ` +
      `${seconds.toFixed(1)} s, ${told.drops} lines dropped, one node killed, ${told.tries.again} calls made again`,
  );
  console.log(`Seen ${pushed + read} times: ${pushed} pushed, ${read} read after a gap`);
  console.log(faults.length === 0 ? '0 lost, 0 twice, 0 out of order' : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
});
