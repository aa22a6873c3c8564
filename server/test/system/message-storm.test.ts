import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '../../src/platform/db/database.ts';
import { startTestCluster, templateName } from '../cluster.ts';
import { howMany } from '../random-tests.ts';
import { runStorm } from '../storm/message-storm.ts';
import { type Node, startNode } from '../storm/nodes.ts';
import { findFaults } from '../storm/storm-faults.ts';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const nodes: Node[] = [];
let cluster: Awaited<ReturnType<typeof startTestCluster>>;
let connection: Connection;

beforeAll(async () => {
  cluster = await startTestCluster();
  const url = cluster.url(templateName);
  connection = connect(url);
  nodes.push(...(await Promise.all([startNode(main, url), startNode(main, url)])));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
  await connection.close();
  await cluster.stop();
});

test('two nodes, broken lines and one node killed: nothing lost, nothing twice, nothing out of order', async () => {
  const storm = {
    connection,
    nodes,
    seed: 'system',
    people: howMany(12, 20),
    messages: howMany(200, 400),
    notifications: howMany(50, 100),
    writers: 10,
  };
  const told = await runStorm(storm);
  expect(await findFaults(connection.pool, told)).toEqual([]);
  expect(told.drops).toBeGreaterThan(10);
  expect(told.counts.pushed).toBeGreaterThan(100);
});
