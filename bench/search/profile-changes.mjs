import { seeded } from './searches.mjs';

const few = { height: [150, 190] };

/** What people change: written to the tables that hold the truth, as saving a profile does. */
const kinds = {
  async height(pool, talentId, { below }) {
    const [least, most] = few.height;
    const cm = least + below(most - least + 1);
    const { rowCount } = await pool.query('update talent_body set height_mm = $2 where talent_id = $1', [
      talentId,
      cm * 10,
    ]);
    return rowCount ? { filters: { heightMin: cm, heightMax: cm } } : undefined;
  },
  async skills(pool, talentId, { pick }, { skillIds }) {
    const skill = pick(skillIds);
    await pool.query(
      'insert into talent_skill (talent_id, skill_id) values ($1, $2) on conflict do nothing',
      [talentId, skill],
    );
    return { filters: { skills: [skill] }, key: `skills ${skill}` };
  },
  async city(pool, talentId, { pick }, { cityIds }) {
    const city = pick(cityIds);
    await pool.query('update talent set residence_city_id = $2 where account_id = $1', [talentId, city]);
    return { filters: { cities: [city] } };
  },
  async active(pool, talentId) {
    await pool.query('update account set last_active_at = now() where id = $1', [talentId]);
    return { filters: {} };
  },
};
const names = Object.keys(kinds);

async function readChoices(server, pool, random) {
  const ids = async (table) => (await pool.query(`select id from ${table}`)).rows.map(({ id }) => id);
  const { rows: last } = await pool.query('select max(talent_no) as n from talent_search');
  const numbers = Array.from({ length: 30_000 }, () => 1 + random.below(last[0].n));
  const { rows } = await pool.query(
    'select talent_id from talent_search where talent_no = any($1) and facets @> $2',
    [numbers, [server.shown]],
  );
  return {
    talentIds: rows.map(({ talent_id }) => talent_id),
    skillIds: await ids('skill'),
    cityIds: await ids('city'),
  };
}

/** People who change their profiles, so many a second, until they are told to stop. */
export async function createChanger(server, pool) {
  const random = seeded(Date.now() & 0xffff);
  const choices = await readChoices(server, pool, random);
  /** What has to be found in the end: the last word of each person on each matter. */
  const expected = new Map();
  const figures = { made: 0, failed: [] };

  async function change(kind = names[figures.made % names.length]) {
    const talentId = random.pick(choices.talentIds);
    figures.made += 1;
    const told = await kinds[kind](pool, talentId, random, choices);
    if (told) expected.set(`${talentId} ${told.key ?? kind}`, { talentId, filters: told.filters });
    return told && { talentId, filters: told.filters };
  }

  function start(perSecond) {
    const begun = performance.now();
    const under = new Set();
    let due = 0;
    const timer = setInterval(() => {
      for (; due < ((performance.now() - begun) * perSecond) / 1000; due += 1) {
        const one = change().catch((error) => figures.failed.push(error));
        under.add(one);
        one.finally(() => under.delete(one));
      }
    }, 5);
    return async () => {
      clearInterval(timer);
      await Promise.all(under);
    };
  }
  return { change, start, expected, figures };
}
