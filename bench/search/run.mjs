// How fast is search among a million, beside a wide table with an index for every filter, and beside 100,000?
// BENCH_1M=postgres://… BENCH_100K=postgres://… node bench/search/run.mjs
// Each is the database of a cast: npm run callboard -- cast 1000000. The first run makes the wide table there.
import { besides } from './besides.mjs';
import { loadServer } from './load-server.mjs';
import { medians, summary, table, verdict } from './measure.mjs';
import { classes, drawSearches } from './searches.mjs';
import { sizesOf } from './sizes.mjs';
import { ensureWide, wideCount, widePage } from './wide-table.mjs';

const perPage = 24;
const addresses = { '1M': process.env.BENCH_1M, '100k': process.env.BENCH_100K };
if (!addresses['1M']) throw new Error('BENCH_1M must be the address of a database with a million talents');

const server = await loadServer();

/** One connection each, so that nothing runs beside what is measured. */
async function open(url) {
  const connection = server.connect(url, { max: 1, statementTimeoutMs: 0 });
  // The wide table gets what search has: no time lost on compiling, and pages that are known to be in memory.
  await connection.pool.query('set jit = off');
  await connection.pool.query('set random_page_cost = 1.1');
  await ensureWide(connection.pool, console.log);
  return connection;
}

const worksOn = ({ pool, statements }) => {
  const wantedOf = ({ filters }) => ({ terms: server.toTerms(filters), talentSets: [] });
  const one = { limit: perPage, offset: 0 };
  return {
    count: (search) => server.count(statements, wantedOf(search)),
    page: (search) => server.findPage(statements, wantedOf(search), search.sort, one),
    wideCount: async ({ filters }) => (await pool.query(wideCount(filters))).rows[0].n,
    widePage: async ({ filters, sort }) =>
      (await pool.query(widePage(filters, sort, perPage))).rows.map(({ talent_no }) => talent_no),
  };
};

/** Searches whose count or page is not what the wide table says. */
const disagreements = (measured) =>
  measured.filter(
    ({ answers: { count, page, wideCount: n, widePage: people } }) =>
      count !== n || page.total !== n || page.people.join() !== people.join(),
  );

function sayClasses(measured) {
  const rows = classes.map(({ name }) => {
    const some = measured.filter(({ item }) => item.name === name);
    const of = (work) => summary(some.map(({ ms }) => ms[work])).p50;
    const found = summary(some.map(({ answers }) => answers.count)).p50;
    const [count, wide] = [of('count'), of('wideCount')];
    return [name, String(found), count, wide, wide / count, of('page'), of('widePage')];
  });
  console.log(table(['filters', 'found', 'count', 'wide', 'times', 'page', 'wide page'], rows));
}

function saySummary(name, measured) {
  const figures = Object.fromEntries(
    ['count', 'wideCount', 'page', 'widePage'].map((work) => [
      work,
      summary(measured.map(({ ms }) => ms[work])),
    ]),
  );
  console.log(`\n${name}, ms, ${measured.length} searches, the middle of three\n`);
  const rows = Object.entries(figures).map(([work, { p50, p95, max }]) => [work, p50, p95, max, p95 / p50]);
  console.log(table(['', 'p50', 'p95', 'max', 'p95/p50'], rows));
  return figures;
}

async function measure(name, connection, searches) {
  const measured = await medians(searches, worksOn(connection));
  console.log(`\n## ${name}\n`);
  sayClasses(measured);
  const figures = saySummary(name, measured);
  const wrong = disagreements(measured);
  for (const { item, answers } of wrong) {
    console.log(`DISAGREES ${JSON.stringify(item)}: ${answers.count}, wide ${answers.wideCount}`);
  }
  console.log(`\n${measured.length} counts and pages compared, ${wrong.length} differ`);
  return { figures, wrong: wrong.length };
}

const big = await open(addresses['1M']);
const searches = await drawSearches(server, big.pool);
const small = addresses['100k'] ? await open(addresses['100k']) : undefined;
const results = { big: await measure('1M', big, searches) };
if (small) results.small = await measure('100k', small, searches);
await besides(server, big, searches);
await sizesOf(big);

console.log('');
const { count, wideCount: wide, page } = results.big.figures;
verdict('1M: wide count p50 / count p50', wide.p50 / count.p50, { least: 20 });
verdict('1M: wide count p95 / count p95', wide.p95 / count.p95, { least: 20 });
verdict('1M: page p95 / p50', page.p95 / page.p50, { most: 3 });
if (results.small) {
  const { figures } = results.small;
  verdict('100k: wide count p50 / count p50', figures.wideCount.p50 / figures.count.p50, { least: 10 });
  verdict('count p50, 1M / 100k', count.p50 / figures.count.p50, { most: 4 });
  verdict('page p50, 1M / 100k', page.p50 / figures.page.p50, { most: 3 });
}
const wrong = results.big.wrong + (results.small?.wrong ?? 0);
verdict('searches that disagree with plain SQL', wrong, { most: 0 });
await big.close();
await small?.close();
process.exitCode = wrong > 0 ? 1 : 0;
