// How long from a commit to the browser, with 1,000 sockets open? Beside it, in the same run, a bare echo.
// node bench/live/push.mjs (after npm run build; a database of its own; SOCKETS, SAMPLES, PER_SECOND change it)
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { withDatabase } from '../parts/own-database.mjs';
import { inRepository, number } from '../parts/server-code.mjs';
import { loadServer, main } from './load-server.mjs';

const sockets = number('SOCKETS', 1000);
const samples = number('SAMPLES', 600);
const everyMs = 1000 / number('PER_SECOND', 40);
const bound = 250;

const quantile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

/** Opens them a few at a time, as browsers come. */
async function openAll(dialOne) {
  const lines = [];
  for (let at = 0; at < sockets; at += 25) {
    const opened = Array.from({ length: Math.min(25, sockets - at) }, (_, step) => dialOne(at + step));
    lines.push(...opened);
    await Promise.all(opened.map((line) => new Promise((resolve) => line.once('connect', resolve))));
  }
  return lines;
}

/** Acts at an even pace. Each act says when it begins, and `heard` says when that has come to a browser. */
function createClock() {
  const began = new Map();
  const times = [];
  return {
    times,
    heard: (key) => {
      const start = began.get(key);
      if (start !== undefined) times.push(performance.now() - start);
    },
    run: async (act) => {
      const acts = [];
      for (let sample = 0; sample < samples; sample += 1) {
        const next = pause(everyMs);
        acts.push(act(sample, (key) => began.set(key, performance.now())));
        await next;
      }
      await Promise.all(acts);
      await pause(1000);
    },
  };
}

const report = (name, times, expected) => {
  const sorted = [...times].sort((one, other) => one - other);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(sorted, part));
  const ms = (time) => `${time.toFixed(1)} ms`.padStart(10);
  console.log(
    `${name.padEnd(14)} p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)}  (${sorted.length} of ${expected} heard)`,
  );
  if (sorted.length !== expected) throw new Error(`Not everything was heard: ${name}`);
  return p95;
};

async function measureEcho(server) {
  const child = fork(inRepository('bench/live/echo.mjs'));
  const port = await new Promise((resolve) => child.once('message', resolve));
  const clock = createClock();
  const lines = await openAll(() => server.dial(`http://127.0.0.1:${port}`, ''));
  for (const line of lines) line.on('echo', ({ key }) => clock.heard(key));
  await clock.run(async (sample, begin) => {
    begin(sample);
    lines[sample % lines.length].emit('echo', { key: sample, text: 'x'.repeat(400) });
  });
  for (const line of lines) line.disconnect();
  child.kill();
  return report('echo', clock.times, samples);
}

/** The clock runs from before the statement is sent: writing and committing are counted too. */
async function measureMessages(pool, talks, lines) {
  const clock = createClock();
  for (const line of lines) line.on('message', ({ message }) => clock.heard(message.client_id));
  await clock.run(async (sample, begin) => {
    const { id, recruiter } = talks[sample % talks.length];
    const clientId = randomUUID();
    begin(clientId);
    await pool.query(
      'insert into message (conversation_id, sender_id, client_id, text) values ($1, $2, $3, $4)',
      [id, recruiter, clientId, `Message ${sample}`],
    );
  });
  return report('message', clock.times, 2 * samples);
}

async function measureNotifications(pool, people, lines) {
  const clock = createClock();
  for (const line of lines) line.on('notification', ({ user_id, seq }) => clock.heard(`${user_id}:${seq}`));
  const { rows } = await pool.query('select ref from notification_template order by ref limit 1');
  await clock.run(async (sample, begin) => {
    const { id } = people[sample % people.length];
    begin(`${id}:${Math.floor(sample / people.length) + 1}`);
    await pool.query(
      `insert into notification (account_id, cause, ref, topic, message, parts, path)
       values ($1, $2, $3, 'account', 'Told', '[]', '/app')`,
      [id, `bench:${sample}`, rows[0].ref],
    );
  });
  return report('notification', clock.times, samples);
}

const server = await loadServer();
const echo = await measureEcho(server);
await withDatabase(async (url, { pool }) => {
  const node = await server.startNode(main, url);
  const people = await server.addPeople(pool, sockets / 2, 1);
  const lines = await openAll((at) => server.dial(node.url, people[at].token));
  const { rows: talks } = await pool.query(
    'select id, recruiter_id as recruiter from conversation order by id',
  );
  console.log(`${lines.filter((line) => line.connected).length} sockets open`);
  const message = await measureMessages(pool, talks, lines);
  const notification = await measureNotifications(pool, people, lines);
  console.log(
    `p95 beside the echo: messages ${(message / echo).toFixed(1)} times, notifications ${(notification / echo).toFixed(1)} times`,
  );
  const isWithin = Math.max(message, notification) < bound;
  console.log(`${isWithin ? 'Within' : 'NOT within'} ${bound} ms`);
  process.exitCode = isWithin ? 0 : 1;
  for (const line of lines) line.disconnect();
  await node.kill('SIGTERM');
});
