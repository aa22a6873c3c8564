// How soon is somebody cut off who signs out, is frozen or is blocked? Wanted: within a second.
// node bench/live/cut-off.mjs (after npm run build; a database of its own; TIMES changes it)
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { withDatabase } from '../parts/own-database.mjs';
import { number } from '../parts/server-code.mjs';
import { loadServer, main } from './load-server.mjs';

const times = number('TIMES', 50);
const bound = 1000;

const connected = (line) => new Promise((resolve) => line.once('connect', resolve));
const heard = (line, event) => new Promise((resolve) => line.once(event, resolve));

const report = (name, all) => {
  const sorted = [...all].sort((one, other) => one - other);
  const at = (part) =>
    `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1)} ms`;
  console.log(
    `${name.padEnd(9)} p50 ${at(0.5)}  p95 ${at(0.95)}  most ${at(1)}  (${sorted.length} times, wanted: ${bound} ms)`,
  );
  if (sorted.at(-1) >= bound) process.exitCode = 1;
};

/** Until the line is closed. */
async function signOut({ pool, line, person }) {
  const closed = heard(line, 'disconnect');
  const start = performance.now();
  await pool.query(
    "update session set ended_at = now(), end_reason = 'signed-out' where account_id = $1 and ended_at is null",
    [person.id],
  );
  await closed;
  return performance.now() - start;
}

const write = (pool, talk) =>
  pool.query(
    "insert into message (conversation_id, sender_id, client_id, text) values ($1, $2, $3, 'Still there?')",
    [talk.id, talk.recruiter, randomUUID()],
  );

/** Messages come and are heard; until the last one that still is. Nothing when none is heard any more. */
async function freeze({ pool, line, person, talk }) {
  const first = heard(line, 'message');
  await write(pool, talk);
  await first;
  let last = 0;
  line.on('message', () => {
    last = performance.now();
  });
  const start = performance.now();
  await pool.query('update account set frozen_at = now() where id = $1', [person.id]);
  for (let sent = 0; sent < 40; sent += 1) {
    await write(pool, talk);
    await pause(10);
  }
  return Math.max(0, last - start);
}

/** Until the one who was blocked is told to look anew. */
async function block({ pool, line, person, talk }) {
  const told = heard(line, 'conversation');
  const start = performance.now();
  await pool.query('insert into blocked_contact (account_id, blocked_id) values ($1, $2)', [
    talk.recruiter,
    person.id,
  ]);
  await told;
  return performance.now() - start;
}

const server = await loadServer();
await withDatabase(async (url, { pool }) => {
  const node = await server.startNode(main, url);
  const people = await server.addPeople(pool, 3 * times, 1);
  const { rows } = await pool.query(
    'select id, recruiter_id as recruiter, talent_id as talent from conversation',
  );
  const talkOf = new Map(rows.map((talk) => [talk.talent, talk]));
  const talents = people.filter(({ id }) => talkOf.has(id));
  for (const [place, [name, cut]] of Object.entries({ signOut, freeze, block }).entries()) {
    const all = [];
    for (const person of talents.slice(place * times, (place + 1) * times)) {
      const line = server.dial(node.url, person.token);
      await connected(line);
      all.push(await cut({ pool, line, person, talk: talkOf.get(person.id) }));
      line.disconnect();
    }
    report(name, all);
  }
  await node.kill('SIGTERM');
});
