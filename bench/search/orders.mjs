// Is any order of search, or any list of numbers beside the filters, slower than the others?
// TALENTS=20000 node bench/search/orders.mjs
// Makes a cast in a database of its own. Figures mean something beside each other only.
import { withDatabase } from '../parts/own-database.mjs';
import { loadCode, number } from '../parts/server-code.mjs';
import { loadServer } from './load-server.mjs';
import { median, medians, summary, table } from './measure.mjs';
import { drawSearches } from './searches.mjs';

const talents = number('TALENTS', 20_000);
const server = await loadServer();
const {
  advanceIdentities,
  createCast,
  filterPreferences,
  insertRecords,
  pauseSearchIndex,
  rebuildSearch,
  talentSorts,
} = await loadCode(
  'cast',
  `
export { talentSorts } from '@callboard/contract/search/search-limits';
export { createCast } from './src/demo/cast.ts';
export { advanceIdentities, insertRecords, pauseSearchIndex } from './src/demo/demo.queries.ts';
export { rebuildSearch } from './src/features/search/talent-search/index.ts';
export { filterPreferences } from './src/features/search/talent-search/fit/filter-preferences.policy.ts';
`,
);

/** Without pictures: search does not read them. */
async function fill(db) {
  await db.transaction().execute(async (trx) => {
    await pauseSearchIndex(trx);
    for (const batch of createCast({ seed: 'orders', talents, recruiters: 6, today: new Date() })) {
      const { account, recruiter, gallery_item: _, ...tables } = batch;
      await insertRecords(trx, 'account', account);
      await insertRecords(
        trx,
        'recruiter',
        recruiter.map(({ face: _face, ...row }) => row),
      );
      for (const [name, rows] of Object.entries(tables)) await insertRecords(trx, name, rows);
    }
    await advanceIdentities(trx);
  });
  await rebuildSearch(db, () => undefined);
}

const queryOf = ({ filters }) => ({ terms: server.toTerms(filters), talentSets: [] });
const page = { limit: 24, offset: 0 };

const say = (title, head, rows) => {
  const middle = median(rows.map(([, p50]) => p50));
  console.log(`\n## ${title}, ms\n`);
  console.log(
    table(
      ['', 'p50', 'p95', 'of the middle', ...head],
      rows.map(([name, p50, p95, ...more]) => [name, p50, p95, p50 / middle, ...more]),
    ),
  );
};

const figuresOf = (measured, name) => {
  const { p50, p95 } = summary(measured.map(({ ms }) => ms[name]));
  return [name, p50, p95];
};

/** What to look at first. */
function saySlowest(measured, names) {
  const all = measured.flatMap(({ item, ms, answers }) =>
    names.map((name) => ({ name, ms: ms[name], found: answers[name].total, filters: item.filters })),
  );
  const usual = median(all.map(({ ms }) => ms));
  const slow = all.filter(({ ms }) => ms > 2 * usual).toSorted((one, other) => other.ms - one.ms);
  console.log(`\n${slow.length} of ${all.length} pages took more than twice the middle; the slowest:\n`);
  for (const { name, ms, found, filters } of slow.slice(0, 8)) {
    console.log(`${(ms / usual).toFixed(1)} times, ${name}, ${found} found, ${JSON.stringify(filters)}`);
  }
}

async function measureOrders(statements, searches) {
  const byOrder = Object.fromEntries(
    talentSorts.map((sort) => [
      sort === 'match' ? 'recommended' : sort,
      (search) => server.findPage(statements, queryOf(search), sort, page),
    ]),
  );
  const bestMatch = (search) => {
    const wanted = filterPreferences(search.filters);
    return server.findPage(
      statements,
      queryOf(search),
      wanted.length > 0 ? server.rankedBy(wanted) : 'match',
      page,
    );
  };
  const works = { ...byOrder, 'best match of the filters': bestMatch };
  const measured = await medians(searches, works);
  say(
    `Orders, ${searches.length} searches`,
    [],
    Object.keys(works).map((name) => figuresOf(measured, name)),
  );
  saySlowest(measured, Object.keys(works));
}

/** Characters of the cast, with the ranking in two parts and by its weights alone. */
async function measureCharacters({ db, pool, statements }) {
  const { rows } = await pool.query(
    `select character.id, project.recruiter_id from project_character character
     join project on project.id = character.project_id
     where project.status <> 'closed' and character.status <> 'dropped' order by character.id limit 24`,
  );
  const asked = await Promise.all(
    rows.map(({ id, recruiter_id }) =>
      server.findCharacterRequirements(db, { characterId: id, recruiterId: recruiter_id }),
    ),
  );
  const everyone = { terms: server.toTerms({}), talentSets: [] };
  const find = (by) => server.findPage(statements, everyone, by, page);
  const works = {
    recommended: () => find('match'),
    'for a character': (ranking) => find(ranking),
    'by its weights alone': ({ preferences }) => find(server.rankedBy(preferences)),
  };
  const measured = await medians(asked.map(server.rankingFor), works);
  say(
    `Characters, ${asked.length}`,
    [],
    Object.keys(works).map((name) => figuresOf(measured, name)),
  );
}

async function measureFacets(statements, searches) {
  const works = Object.fromEntries(
    server.facetNames.map((name) => [
      name,
      ({ filters }) =>
        server.countMore(statements, queryOf({ filters }), {
          drops: [],
          facets: [server.facetCount(name, filters)],
        }),
    ]),
  );
  const measured = await medians(searches, works);
  say(
    'Numbers beside a list',
    ['bitmaps asked for'],
    server.facetNames.map((name) => [
      ...figuresOf(measured, name),
      String(server.facetCount(name, {}).ranges.length),
    ]),
  );
}

await withDatabase(async (url) => {
  const connection = server.connect(url, { max: 1, statementTimeoutMs: 0 });
  await fill(connection.db);
  await connection.pool.query('analyze');
  const searches = (await drawSearches(server, connection.pool)).filter(({ name }) => !name.startsWith('10'));
  await measureOrders(connection.statements, searches);
  await measureCharacters(connection);
  await measureFacets(
    connection.statements,
    searches.filter((_, at) => at % 2 === 0),
  );
  await connection.close();
});
