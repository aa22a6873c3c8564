// How fast is the search among 200,000 jobs, beside plain SQL with an index for every filter, in the same run?
// JOBS=200000 node bench/jobs/run.mjs
import { withDatabase } from '../parts/own-database.mjs';
import { loadCode, number } from '../parts/server-code.mjs';
import { medians, summary, table, timed, verdict } from '../search/measure.mjs';
import { drawJobSearches } from './searches.mjs';

const server = await loadCode(
  'jobs',
  `
export { createJobSearch } from './src/features/casting/job-search/index.ts';
export { fillJobs } from './test/many-jobs.ts';
export { connect } from './src/platform/db/database.ts';
export * from './test/plain-jobs.ts';
`,
);
const jobs = number('JOBS', 200_000);
const guest = { kind: 'guest' };

/** What plain SQL gets: an index for each filter, and pages that are known to be in memory. */
const indexes = [
  'create index on job (project_type_id)',
  'create index on job (city_id)',
  'create index on job (gender_id)',
  'create index on job (age_min, age_max)',
  'create index on job using gin (audition_kinds)',
  'create index on job_other_city (city_id)',
  `create table bench_text as select job.id as job_id, to_tsvector('simple', concat_ws(' ', job.title, job.description,
     project.title, recruiter.company, account.first_name, account.last_name)) as words
   from job join recruiter on recruiter.account_id = job.recruiter_id join account on account.id = job.recruiter_id
   left join project on project.id = job.project_id`,
  'create index on bench_text using gin (words)',
  'create unique index on bench_text (job_id)',
  'vacuum analyze',
];

/** Words by their index; everything else as the oracle of the tests says it. */
const indexed =
  (statement) =>
  ({ text, ...wishes }, ...rest) => {
    const plain = statement(wishes, ...rest);
    if (text === undefined) return plain;
    const query = text
      .toLowerCase()
      .split(' ')
      .map((word) => `${word}:*`)
      .join(' & ');
    const words = `job.id in (select job_id from bench_text where words @@ to_tsquery('simple', '${query}'))`;
    return plain.replace(/\bwhere \(job\.status/, `where ${words} and (job.status`);
  };

function say(name, measured, ours, plain) {
  const figures = [ours, plain].map((work) => summary(measured.map(({ ms }) => ms[work])));
  const rows = [ours, plain].map((work, at) => {
    const { p50, p95, max } = figures[at];
    return [work, p50, p95, max, p95 / p50];
  });
  console.log(`\n## ${name}, ms, ${measured.length} searches, the middle of three\n`);
  console.log(table(['', 'p50', 'p95', 'max', 'p95/p50'], rows));
  const slower = measured.filter(({ ms }) => ms[ours] > ms[plain]);
  for (const { item, ms } of slower)
    console.log(`SLOWER ${JSON.stringify(item)}: ${ms[ours].toFixed(2)}, plain ${ms[plain].toFixed(2)}`);
  verdict(`${name}: plain p50 / ours`, figures[1].p50 / figures[0].p50, { least: 1 });
  verdict(`${name}: plain p95 / ours`, figures[1].p95 / figures[0].p95, { least: 1 });
  verdict(`${name}: p95 / p50`, figures[0].p95 / figures[0].p50, { most: 3 });
  verdict(`${name}: searches slower than plain`, slower.length, { most: 0 });
}

/** In the order in which what they cost is told. */
const groups = [
  ['text'],
  ['gender_id'],
  ['min_age', 'max_age'],
  ['project_id'],
  ['location_id', 'remote'],
  ['paid', 'pay_min'],
  ['audition_kind'],
  ['recruiter'],
];
const groupsOf = (wishes) => groups.filter((names) => names.some((name) => wishes[name] !== undefined));
const without = (wishes, names) =>
  Object.fromEntries(Object.entries(wishes).filter(([name]) => !names.includes(name)));

await withDatabase(async (url, connection) => {
  // Filling takes longer than a request may.
  const filler = server.connect(url, { statementTimeoutMs: 0 });
  const { pool } = filler;
  const filling = await timed(() => server.fillJobs(pool, { jobs, recruiters: 2000 }));
  for (const statement of indexes) await pool.query(statement);
  console.log(`${jobs} jobs in ${(filling.ms / 1000).toFixed(1)} s`);

  const plainly = async (statement) => {
    const client = await pool.connect();
    try {
      await client.query('set jit = off; set random_page_cost = 1.1');
      return (await client.query(statement)).rows;
    } finally {
      client.release();
    }
  };
  const search = server.createJobSearch({ ...connection, photoUrl: async (key) => key });
  global.gc?.();
  const before = process.memoryUsage();
  const loading = await timed(() => search.warm());
  global.gc?.();
  const after = process.memoryUsage();
  const used = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1024 ** 2;
  console.log(`read into memory in ${(loading.ms / 1000).toFixed(1)} s, ${used.toFixed(0)} MB`);

  const recruiters = (await pool.query(`select public_id from account order by id limit 2000`)).rows;
  const searches = drawJobSearches(
    number('SEARCHES', 120),
    recruiters.map(({ public_id }) => public_id),
  );
  const one = { limit: 10, offset: 0 };

  const plainCount = async (wishes) => (await plainly(indexed(server.plainCount)(wishes)))[0].count;
  // The facets are left out: plain SQL would read everything again for each.
  const counted = await medians(searches, {
    count: async (wishes) => {
      const { count, filterDrops: drops } = await search.count(guest, wishes);
      return [count, ...drops.map((drop) => drop.count)].join();
    },
    'plain counts': async (wishes) => {
      const counts = [await plainCount(wishes)];
      for (const filters of groupsOf(wishes)) counts.push(await plainCount(without(wishes, filters)));
      return counts.join();
    },
  });
  say('count with what each filter costs', counted, 'count', 'plain counts');

  const paged = await medians(searches, {
    page: async (wishes) => (await search.findIds(guest, wishes, one)).ids.join(),
    'plain page': async (wishes) => {
      await plainly(indexed(server.plainCount)(wishes));
      const rows = await plainly(indexed(server.plainPage)(wishes, 'newest', 10, 0));
      return rows.map(({ id }) => id).join();
    },
  });
  say('page with its total', paged, 'page', 'plain page');

  const wrong = [
    ...counted.filter(({ answers }) => answers.count !== answers['plain counts']),
    ...paged.filter(({ answers }) => answers.page !== answers['plain page']),
  ];
  for (const { item, answers } of wrong) console.log('DISAGREES', JSON.stringify(item), answers);
  verdict('answers that differ from plain SQL', wrong.length, { most: 0 });

  await talents(filler, search);
  await filler.close();
  process.exitCode = wrong.length > 0 ? 1 : 0;
});

/** What it takes to compare somebody with all of them: the first time, and from then on. */
async function talents({ pool }, search) {
  const { rows } = await pool.query(
    `insert into account (kind, first_name, last_name, email, email_verified_at)
     select 'talent', 'Asha', 'Rao', 'talent-' || n || '@callboard.test', now() from generate_series(1, 6) n returning id`,
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `insert into talent (account_id, gender_id, playing_age_min, playing_age_max, residence_city_id)
     select id, 1 + id % 2, 20 + id % 9, 30 + id % 9, 1 + id % 5 from unnest($1::int[]) id`,
    [ids],
  );
  const first = [];
  const again = [];
  for (const accountId of ids) {
    const actor = { kind: 'talent', accountId, complete: true, frozen: false };
    const ask = () => search.count(actor, { activeJobs: true });
    first.push((await timed(ask)).ms);
    for (let time = 0; time < 10; time += 1) again.push((await timed(ask)).ms);
  }
  console.log('\n## Counts for a talent, with what fits and on whose days, ms\n');
  console.log(
    table(
      ['', 'p50', 'p95', 'max'],
      Object.entries({ 'the first time': first, 'from then on': again }).map(([name, all]) => {
        const { p50, p95, max } = summary(all);
        return [name, p50, p95, max];
      }),
    ),
  );
}
