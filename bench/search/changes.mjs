// What do 100 profile changes a second cost those who search, and how soon are they found?
// BENCH_1M=postgres://… node bench/search/changes.mjs   (npm run build first)
// CHANGES=100 PORT=3991. It changes people of that database for good.
import { loadServer } from './load-server.mjs';
import { median, summary, table, timed, verdict } from './measure.mjs';
import { createChanger } from './profile-changes.mjs';
import { drawSearches } from './searches.mjs';
import { startServer } from './start-server.mjs';

const url = process.env.BENCH_1M;
const perSecond = Number(process.env.CHANGES ?? 100);
const port = Number(process.env.PORT ?? 3991);
if (!url) throw new Error('BENCH_1M must be the address of a database with a million talents');
const clients = 2;
const rounds = 3;
const probes = 60;
const turns = 'without with with without without with with without without with'.split(' ');

const server = await loadServer();
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const self = (talentId) => ({ filter: 'self', negated: false, kind: 'self', refs: [talentId] });

const connection = server.connect(url, { max: clients });
const { pool, statements } = connection;
const changing = server.connect(url, { max: 4 });
const searches = await drawSearches(server, pool);

const readOne = async (text) => (await pool.query(text)).rows[0].n;
const waiting = () => readOne('select count(*)::integer as n from search_change');
const deadlocks = () =>
  readOne('select deadlocks::integer as n from pg_stat_database where datname = current_database()');
const untilApplied = async () => {
  while ((await waiting()) > 0) await pause(50);
};

/** Everything once, a page and a count each, by clients who take the next when they are done. */
async function searchAll() {
  const left = Array.from({ length: rounds }, () => searches).flat();
  const times = [];
  const client = async () => {
    for (let search = left.pop(); search; search = left.pop()) {
      const wanted = { terms: server.toTerms(search.filters), talentSets: [] };
      const page = await timed(() =>
        server.findPage(statements, wanted, search.sort, { limit: 24, offset: 0 }),
      );
      const count = await timed(() => server.count(statements, wanted));
      times.push(page.ms + count.ms);
    }
  };
  const { ms } = await timed(() => Promise.all(Array.from({ length: clients }, client)));
  return { ms, p50: median(times) };
}

/** The same searches with and without changes, in turns. */
async function measureCost(changer) {
  const windows = { without: [], with: [] };
  for (const kind of turns) {
    const stop = kind === 'with' ? changer.start(perSecond) : async () => undefined;
    windows[kind].push(await searchAll());
    await stop();
    await untilApplied();
  }
  const rowOf = (kind) => {
    const ms = windows[kind].reduce((sum, one) => sum + one.ms, 0);
    const many = windows[kind].length * rounds * searches.length;
    return { perSecond: (many * 1000) / ms, p50: median(windows[kind].map(({ p50 }) => p50)) };
  };
  return { without: rowOf('without'), with: rowOf('with') };
}

const isFound = async ({ talentId, filters }) =>
  (await server.count(statements, { terms: server.toTerms(filters), talentSets: [self(talentId)] })) === 1;

/** From the answer to who saved until who searches finds it, while others change things too. */
async function measureDelay(changer) {
  const stop = changer.start(perSecond);
  const delays = [];
  while (delays.length < probes) {
    const change = await changer.change('height');
    if (!change || (await isFound(change))) continue;
    const { ms } = await timed(async () => {
      while (!(await isFound(change))) await pause(5);
    });
    delays.push(ms);
    await pause(100 * Math.random());
  }
  await stop();
  return summary(delays);
}

/** Changes that search does not know of, and people whose rows are not what is true. */
async function countLost(expected) {
  let lost = 0;
  for (const change of expected.values()) if (!(await isFound(change))) lost += 1;
  const ids = [...new Set([...expected.values()].map(({ talentId }) => talentId))];
  const { rows } = await pool.query(
    `select count(*)::integer as n from talent_search known join talent_search_source truth using (talent_id)
     where talent_id = any($1) and (known.last_active_at, known.score, known.name_key)
       is distinct from (date_trunc('milliseconds', truth.last_active_at), truth.score, truth.name_key)`,
    [ids],
  );
  return lost + rows[0].n;
}

const { stop } = await startServer(url, port);
try {
  await untilApplied();
  const before = await deadlocks();
  const changer = await createChanger(server, changing.pool);
  await searchAll();
  const begun = performance.now();
  const cost = await measureCost(changer);
  const delay = await measureDelay(changer);
  const { ms: drained } = await timed(untilApplied);
  const lost = await countLost(changer.expected);
  console.log(
    `\n${searches.length * rounds} searches, each a page and a count, ${clients} clients, five times\n`,
  );
  console.log(
    table(
      ['', 'searches a second', 'p50 ms'],
      Object.entries(cost).map(([kind, row]) => [`${kind} changes`, row.perSecond, row.p50]),
    ),
  );
  console.log(
    `\n${changer.figures.made} changes in ${((performance.now() - begun) / 1000).toFixed(0)} s, ` +
      `${changer.figures.failed.length} failed; the list was empty ${drained.toFixed(0)} ms after the last`,
  );
  console.log(
    `visible after ${delay.p50.toFixed(0)} ms p50, ${delay.p95.toFixed(0)} ms p95, ${delay.max.toFixed(0)} ms at most\n`,
  );
  verdict('searches lost to changes, %', 100 * (1 - cost.with.perSecond / cost.without.perSecond), {
    most: 15,
  });
  verdict('longest until a change is found, ms', delay.max, { most: 1000 });
  const isWhole = [
    verdict('changes lost or wrong', lost, { most: 0 }),
    verdict('changes left on the list', await waiting(), { most: 0 }),
    verdict('deadlocks', (await deadlocks()) - before, { most: 0 }),
    verdict('changes that failed', changer.figures.failed.length, { most: 0 }),
  ];
  for (const error of changer.figures.failed.slice(0, 3)) console.log(error.message);
  process.exitCode = isWhole.every(Boolean) ? 0 : 1;
} finally {
  await stop();
  await changing.close();
  await connection.close();
}
