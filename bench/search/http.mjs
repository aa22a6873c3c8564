// How many pages a second does a guest get over HTTP, beside pgbench on the statements alone?
// BENCH_1M=postgres://… node bench/search/http.mjs   (npm run build first; pgbench in PATH or PGBENCH=…)
// CLIENTS=8 SECONDS=15 PORT=3990
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadServer } from './load-server.mjs';
import { summary, table, verdict } from './measure.mjs';
import { drawSearches } from './searches.mjs';
import { startServer } from './start-server.mjs';

const { BENCH_1M: url, PGBENCH = 'pgbench' } = process.env;
const clients = Number(process.env.CLIENTS ?? 8);
const seconds = Number(process.env.SECONDS ?? 15);
const port = Number(process.env.PORT ?? 3990);
if (!url) throw new Error('BENCH_1M must be the address of a database with a million talents');
const perPage = 24;

const server = await loadServer();

/** A pool that remembers what was asked of it, text and values. */
const recorder = (pool) => {
  const asked = [];
  const query = (one) => {
    asked.push(one);
    return pool.query(one);
  };
  return { asked, query };
};

/** What the server asks the database for one page, in order. */
async function statementsOf(pool, { filters, sort }) {
  const record = recorder(pool);
  const wanted = { terms: server.toTerms(filters), talentSets: [] };
  const { people } = await server.findPage(record, wanted, sort, { limit: perPage, offset: 0 });
  const today = new Date().toISOString().slice(0, 10);
  await server.readCards(record, people, {
    recruiterId: null,
    characterId: null,
    days: [today, today],
    today,
  });
  return record.asked;
}

/**
 * A script for pgbench. Values stay values, as the server sends them: with constants written in, the database
 * would plan another way.
 */
function scriptOf(queries, index) {
  const values = [];
  const text = queries.map((query) =>
    query.text.replace(/\$(\d+)/g, (_, number) => {
      const value = query.values[Number(number) - 1];
      if (value === null) return 'null';
      values.push(Array.isArray(value) ? `{${value.join(',')}}` : value);
      return `:s${index}_${values.length}`;
    }),
  );
  return {
    text: text.map((one) => `${one};\n`).join(''),
    defined: values.flatMap((value, at) => ['-D', `s${index}_${at + 1}=${value}`]),
  };
}

async function pgbench(pages) {
  const directory = mkdtempSync(join(tmpdir(), 'callboard-bench-'));
  const scripts = pages.map(scriptOf).flatMap(({ text, defined }, index) => {
    const path = join(directory, `${index}.sql`);
    writeFileSync(path, text);
    return [...defined, '-f', path];
  });
  const args = ['-n', '-M', 'prepared', '-c', clients, '-j', 2, '-T', seconds, ...scripts, url].map(String);
  const env = { ...process.env, PGOPTIONS: '-c jit=off -c plan_cache_mode=force_generic_plan' };
  try {
    const { stdout } = await promisify(execFile)(PGBENCH, args, { env, maxBuffer: 1e8 });
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const one = (address, agent, headers) =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${address}: ${response.statusCode}`)),
      );
    }).once('error', reject);
  });

async function overHttp(base, paths, headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = [];
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await one(base + paths[turn++ % paths.length], agent, headers);
      times.push(performance.now() - start);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = times.length / ((performance.now() - begun) / 1000);
  agent.destroy();
  return { perSecond, ...summary(times) };
}

const forGuests = new Set([...server.guestFilters, 'age']);
const connection = server.connect(url, { max: 2 });
const searches = await drawSearches(server, connection.pool, { allowed: (name) => forGuests.has(name) });
const asked = [];
for (const search of searches) asked.push(await statementsOf(connection.statements, search));
await connection.close();
const paths = searches.map(
  ({ filters, sort }) =>
    `/v1/talenter/find-talents?${new URLSearchParams({ ...server.toFilterQuery(filters), sort })}`,
);

const { base, stop } = await startServer(url, port);
try {
  const page = await pgbench(asked.map((both) => both.slice(0, 1)));
  const whole = await pgbench(asked);
  const plain = await overHttp(base, paths, {});
  const packed = await overHttp(base, paths, { 'accept-encoding': 'br, gzip' });
  console.log(`\n${paths.length} guest searches in turn, ${clients} clients, ${seconds} s each\n`);
  console.log(
    table(
      ['', 'a second', 'p50 ms', 'p95 ms', 'max ms'],
      [
        ['pgbench, the page statement', page, '', '', ''],
        ['pgbench, page and cards', whole, '', '', ''],
        ['HTTP', plain.perSecond, plain.p50, plain.p95, plain.max],
        ['HTTP, compressed', packed.perSecond, packed.p50, packed.p95, packed.max],
      ],
    ),
  );
  console.log('');
  verdict('HTTP / pgbench on the page statement', plain.perSecond / page, { least: 0.35 });
  verdict('compressed HTTP / pgbench on the page statement', packed.perSecond / page, { least: 0.35 });
  verdict('HTTP / pgbench on page and cards', plain.perSecond / whole, { least: 0.35 });
} finally {
  await stop();
}
