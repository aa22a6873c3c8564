import { medians, summary, table } from './measure.mjs';
import { seeded } from './searches.mjs';

const perPage = 24;
const recruiter = (id) => ({ kind: 'recruiter', id, isVerified: true, isFrozen: false });

/** Characters of the cast that can still be cast, with who casts them. */
async function drawWishes(server, { db, pool }, many) {
  const { rows } = await pool.query(
    `select character.id, project.recruiter_id from project_character character
     join project on project.id = character.project_id
     where project.status <> 'closed' and character.status <> 'dropped' order by character.id`,
  );
  const random = seeded(11);
  const chosen = Array.from({ length: many }, () => random.pick(rows));
  const wishes = await Promise.all(
    chosen.map(({ id, recruiter_id }) =>
      server.findCharacterRequirements(db, { characterId: id, recruiterId: recruiter_id }),
    ),
  );
  return wishes.filter((wish) => wish !== undefined).map((wish) => server.rankingFor(wish));
}

async function drawLikenesses(server, { pool }, many) {
  const { rows } = await pool.query(
    'select facets from talent_search where talent_no % 9973 = 7 order by talent_no limit $1',
    [many],
  );
  return rows.map(({ facets }) => server.rankedBy(server.similarityOf(facets, false)));
}

/** The start of a word, its middle, and a slip of the finger, of words in this cast's names. */
async function drawNames({ pool }, many) {
  const { rows } = await pool.query(
    `select word from name_word where length(word) >= 5 and word ~ '^[a-z]+$' order by md5(word) limit $1`,
    [many],
  );
  const slips = [
    (word) => word.slice(0, 3),
    (word) => word.slice(1, 4),
    (word) => word,
    (word) => word.slice(0, 2) + word.slice(3),
  ];
  return rows.map(({ word }, index) => slips[index % slips.length](word));
}

const oneRow = (name, measured, work = 'work') => {
  const { p50, p95, max } = summary(measured.map(({ ms }) => ms[work]));
  return [name, String(measured.length), p50, p95, max];
};

/** What else is asked of search: at one size, with nothing to be held against. */
export async function besides(server, connection, searches) {
  const { statements } = connection;
  const wantedOf = (filters) => ({ terms: server.toTerms(filters), talentSets: [] });
  const some = searches.filter(({ name }) => name === '3 broad');
  const page = (offset = 0) => ({ limit: perPage, offset });
  const measure = async (name, items, work) => oneRow(name, await medians(items, { work }));
  const find = (filters, by, at = page()) => server.findPage(statements, wantedOf(filters), by, at);

  const wishes = await drawWishes(server, connection, 24);
  const alike = await drawLikenesses(server, connection, 24);
  const names = await drawNames(connection, 24);
  const panel = ['gender', 'age', 'language', 'location', 'skills', 'height'];
  const more = ({ filters }, names) =>
    server.countMore(statements, wantedOf(filters), {
      drops: server.setGroups(filters),
      facets: names.map((name) => server.facetCount(name, filters)),
    });
  const broad = searches.filter(({ name }) => name.endsWith('broad') || name === 'no filter');
  const third = searches.filter((_, index) => index % 3 === 0);
  const pages = await Promise.all(third.map(async ({ filters, sort }) => (await find(filters, sort)).people));
  const day = new Date().toISOString().slice(0, 10);

  const rows = [
    await measure('by fit, no filter', wishes, (wish) => find({}, wish)),
    await measure('by fit, 3 filters', wishes, (wish) =>
      find(some[wish.preferences.length % some.length].filters, wish),
    ),
    await measure('more like this', alike, (likeness) => find({}, likeness)),
    await measure('page 40', broad, ({ filters, sort }) => find(filters, sort, page(39 * perPage))),
    await measure('page 400, the last', broad, ({ filters, sort }) =>
      find(filters, sort, page(399 * perPage)),
    ),
    await measure('count with what each filter costs', searches, (search) => more(search, [])),
    await measure('the same, with the numbers of the open panel', third, (search) => more(search, panel)),
    await measure('the same, with every number there is', third, (search) => more(search, server.facetNames)),
    await measure('by name, words looked up', names, async (userName) => {
      const { query } = await server.planSearch(connection, { userName }, recruiter(1));
      return server.findPage(statements, query, 'match', page());
    }),
    await measure('the 24 cards of a page', pages, (people) =>
      server.readCards(statements, people, {
        recruiterId: null,
        characterId: null,
        days: [day, day],
        today: day,
      }),
    ),
  ];
  console.log('\n## Besides, at 1M, ms\n');
  console.log(table(['', 'searches', 'p50', 'p95', 'max'], rows));
}
