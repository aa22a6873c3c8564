// What becomes of the server, of those who write and of what it said it took when PostgreSQL dies under it?
// node bench/faults/postgres.mjs (after npm run build; servers and data of its own, on loopback)
// KILLS (20), FAILOVERS (3) and PEOPLE (8 pairs) change it; ONLY=embedded, external or failover runs one part.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDirectory, startCallboard } from '../parts/callboard-process.mjs';
import { inRepository, number } from '../parts/server-code.mjs';
import { loadParts } from './load-parts.mjs';
import { layAddress, startFollower } from './replica.mjs';

const parts = await loadParts();
const { addPeople, areJobsDone, connect, findLost, readPostmaster, startCluster, startWriters, testSecret } =
  parts;
const kills = number('KILLS', 20);
const pairs = number('PEOPLE', 8);
const postmasterIn = (directory) => readPostmaster(join(directory, 'postgres'));
const signal = (directory, name) => process.kill(postmasterIn(directory).pid, name);

/** Hurts the database so often under writers, and finds out what that did. */
async function suffer({ name, callboard, url, rounds, hurt }) {
  let { pool, close } = connect(url);
  const people = await addPeople(pool, pairs, 1);
  await close();
  const writers = startWriters(callboard.url, people);
  const back = [];
  let survived = 0;
  for (let round = 0; round < rounds && callboard.isAlive(); round += 1) {
    await writers.more(20);
    const begun = performance.now();
    await hurt(round);
    while (callboard.isAlive() && !(await callboard.isReady())) await pause(50);
    const written =
      callboard.isAlive() && (await Promise.race([writers.more(1).then(() => true), pause(60_000)]));
    back.push((performance.now() - begun) / 1000);
    if (callboard.isAlive() && written) survived += 1;
  }
  await Promise.race([writers.stop(), pause(60_000)]);
  ({ pool, close } = connect(url));
  const { written } = writers;
  const lost = await findLost(pool, written);
  const done = await areJobsDone(pool, 120_000);
  await close();
  console.log(
    `${name}: ${rounds} faults, ${survived} survived, healthy again after ${Math.max(...back).toFixed(1)} s at ` +
      `worst (median ${back.sort((a, b) => a - b)[back.length >> 1].toFixed(1)} s)\n` +
      `  ${written.acknowledged.length} writes acknowledged, ${lost.length} of them lost; ${written.unavailable} ` +
      `answered 503, ${written.wrong.length} otherwise wrong, ${written.unanswered} not at all; ` +
      `jobs ${done ? 'all done' : 'LEFT UNDONE'}`,
  );
  for (const wrong of written.wrong.slice(0, 5)) console.log(`  ${wrong}`);
  const isGood = survived === rounds && lost.length === 0 && written.wrong.length === 0 && done;
  if (!isGood || written.unanswered > 0) process.exitCode = 1;
}

async function embedded() {
  const home = makeDirectory();
  const callboard = await startCallboard({ home: home.path, secret: testSecret });
  const password = readFileSync(join(home.path, 'secrets', 'database'), 'utf8');
  const url = `postgres://callboard:${password}@127.0.0.1:${postmasterIn(home.path).port}/callboard`;
  const hurt = async () => signal(home.path, 'SIGKILL');
  await suffer({ name: 'Embedded, kill -9', callboard, url, rounds: kills, hurt });
  await callboard.kill('SIGTERM');
  home.remove();
}

/** Killed; restarted as by pg_ctl restart -m immediate and -m fast; each time away for a while. */
const ways = ['SIGKILL', 'SIGQUIT', 'SIGINT'];

async function external() {
  const [home, data] = [makeDirectory(), makeDirectory()];
  const cluster = await startCluster({ directory: data.path, password: 'faults' });
  const url = cluster.url('postgres');
  const callboard = await startCallboard({ home: home.path, secret: testSecret, env: { DATABASE_URL: url } });
  const hurt = async (round) => {
    signal(data.path, ways[round % ways.length]);
    await pause(2000);
    await cluster.revive();
  };
  const name = 'External, kill -9, restart immediate and fast in turn, away for 2 s and more';
  await suffer({ name, callboard, url, rounds: kills, hurt });
  await callboard.kill('SIGTERM');
  await cluster.stop();
  for (const directory of [home, data]) directory.remove();
}

async function failover() {
  const [home, first, second] = [makeDirectory(), makeDirectory(), makeDirectory()];
  const primary = await startCluster({ directory: first.path, password: 'faults' });
  await parts.migrate(primary.url('postgres'), inRepository('server/migrations'), async () => undefined);
  const follower = await startFollower(parts, primary, first.path, second.path);
  const address = await layAddress(new URL(primary.url('postgres')).port);
  const url = new URL(primary.url('postgres'));
  url.port = address.port;
  const env = { DATABASE_URL: url.href };
  const callboard = await startCallboard({ home: home.path, secret: testSecret, env });
  const hurt = async () => {
    signal(first.path, 'SIGKILL');
    await pause(1500);
    // The address already leads to the other server, which takes no changes yet.
    address.lead(new URL(follower.url('postgres')).port);
    await pause(1500);
    await follower.promote();
  };
  await suffer({ name: 'External, failover to a follower', callboard, url: url.href, rounds: 1, hurt });
  await callboard.kill('SIGTERM');
  address.close();
  await follower.stop();
  for (const directory of [home, first, second]) directory.remove();
}

const only = process.env.ONLY;
if (!only || only === 'embedded') await embedded();
if (!only || only === 'external') await external();
if (!only || only === 'failover') for (let at = 0; at < number('FAILOVERS', 3); at += 1) await failover();
