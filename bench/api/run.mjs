// How many requests a second does one server answer before they queue, and what does it do with more?
// node bench/api/run.mjs   (npm run build first)
// MIX=guests for pages and calls of guests alone; RATES=100,200,300,400,500,600,1000 SECONDS=15 SETTLE=5 TALENTS=720 PORT=3990
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRepository, number } from '../parts/server-code.mjs';
import { quantile, table, verdict } from '../search/measure.mjs';
import { createMix, openEveryProfile, refuseBrokenMix } from './mix.mjs';
import { openLoop } from './open-loop.mjs';
import { processorTime } from './processor-time.mjs';

const rates = (process.env.RATES ?? '100,200,300,400,500,600,1000').split(',').map(Number);
const seconds = number('SECONDS', 15);
const port = number('PORT', 3990);
const wanted = { perSecond: 500, p95: 200 };

async function startCallboard(home) {
  const child = spawn(process.execPath, [inRepository('server/dist/main.js')], {
    env: {
      ...process.env,
      CALLBOARD_ENV: 'demo',
      CALLBOARD_HOME: home,
      PORT: String(port),
      DEMO_TALENTS: String(number('TALENTS', 720)),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${base}/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { base, child };
}

async function startEmptyRoute() {
  const child = fork(inRepository('bench/api/empty-route.mjs'), {
    env: { ...process.env, PORT: String(port + 1) },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return { base: `http://127.0.0.1:${port + 1}`, child };
}

const end = (child) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

const sum = (times) => Object.values(times).reduce((all, one) => all + one, 0);

/** The embedded database is below the server; what it takes is counted once. */
const databaseOf = (home) =>
  Number(readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function measure({ base, pids }, perSecond, draw) {
  const before = pids.map((pid) => sum(processorTime(pid)));
  const own = process.cpuUsage();
  const { results, answeredPerSecond } = await openLoop(base, { perSecond, seconds, draw });
  const [whole, ofDatabase = 0] = pids.map((pid, index) => sum(processorTime(pid)) - before[index]);
  const spent = (pids.length > 1 ? [whole - ofDatabase, ofDatabase] : [whole]).map(
    (ms) => ms / results.length,
  );
  const { user, system } = process.cpuUsage(own);
  const answered = results.filter(({ status }) => status >= 200 && status < 400).map(({ ms }) => ms);
  const refused = results.filter(({ status }) => status === 503).map(({ ms }) => ms);
  return {
    perSecond,
    answeredPerSecond,
    p50: quantile(answered, 0.5),
    p95: quantile(answered, 0.95),
    p99: quantile(answered, 0.99),
    refused: refused.length / results.length,
    refusedP95: quantile(refused, 0.95),
    failed: results.length - answered.length - refused.length,
    failures: countBy(
      results.filter(({ status }) => status !== 503 && (status < 200 || status >= 400)),
      ({ kind, status }) => `${kind} ${status}`,
    ),
    spent,
    generator: (user + system) / 1000 / results.length,
  };
}

const countBy = (list, keyOf) => {
  const counts = {};
  for (const one of list) counts[keyOf(one)] = (counts[keyOf(one)] ?? 0) + 1;
  return counts;
};

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const row = (name, one) => [
  name,
  one.perSecond,
  one.p50,
  one.p95,
  one.p99,
  percent(one.refused),
  Number.isNaN(one.refusedP95) ? '' : one.refusedP95,
  one.failed,
  one.spent.map((ms) => ms.toFixed(2)).join(' + '),
  one.generator,
];

const home = mkdtempSync(join(tmpdir(), 'callboard-bench-'));
const callboard = await startCallboard(home);
const empty = await startEmptyRoute();
try {
  const draw = await createMix(callboard.base, { isGuestsOnly: process.env.MIX === 'guests' });
  await refuseBrokenMix(callboard.base, draw);
  const served = { base: callboard.base, pids: [callboard.child.pid, databaseOf(home)] };
  // Everybody who has pages open has been here for a while: code that runs often has been made fast, and at such a
  // rate every profile is opened many times an hour. Drawing one for the first time costs some 15 ms.
  await openEveryProfile(callboard.base);
  await openLoop(served.base, { perSecond: 80, seconds: number('WARM_UP', 30), draw });
  const rows = [];
  const measured = [];
  for (const perSecond of rates) {
    // Nobody's thousand visitors open their connections in the same instant.
    await openLoop(served.base, { perSecond, seconds: number('SETTLE', 5), draw });
    const one = await measure(served, perSecond, draw);
    measured.push(one);
    rows.push(row('Callboard', one));
    rows.push(
      row('empty route', await measure({ base: empty.base, pids: [empty.child.pid] }, perSecond, draw)),
    );
    console.error(
      `${perSecond} a second: p95 ${one.p95.toFixed(0)} ms, refused ${percent(one.refused)}`,
      one.failures,
    );
  }
  const head = [
    '',
    'a second',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    '503',
    'p95 of 503',
    'failed',
    'processor ms each',
    'generator',
  ];
  console.log(`\n${table(head, rows)}\n`);
  const isGood = ({ p95, refused, failed }) => p95 <= wanted.p95 && refused === 0 && failed === 0;
  const knee = Math.max(0, ...measured.filter(isGood).map(({ perSecond }) => perSecond));
  verdict(`a second, all answered, p95 at most ${wanted.p95} ms`, knee, { least: wanted.perSecond });
} finally {
  await Promise.all([end(callboard.child), end(empty.child)]);
  rmSync(home, { recursive: true, force: true });
}
