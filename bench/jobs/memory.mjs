// What a search costs in memory alone, without the question to the database, and how much memory it takes.
// JOBS=200000 node --expose-gc bench/jobs/memory.mjs
import { loadCode, number } from '../parts/server-code.mjs';
import { summary, table } from '../search/measure.mjs';
import { drawJobSearches } from './searches.mjs';

const at = './src/features/casting/job-search/index-of-jobs';
const { JobIndex, countJobs, pageOfJobs, createFits } = await loadCode(
  'jobs-memory',
  `
export { countJobs } from '${at}/count-jobs.ts';
export { createFits } from '${at}/fits-of.ts';
export { JobIndex } from '${at}/job-index.ts';
export { pageOfJobs } from '${at}/page-of-jobs.ts';
`,
);

/** Time of the processor: others on this machine have no part in it. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const timed = (work) => {
  const start = cpuMs();
  const answer = work();
  return { ms: cpuMs() - start, answer };
};

let state = 11;
const random = (below) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const known = ['mumbai', 'train', 'love', 'sings', 'lantern', 'actor', 'river', 'quiet', 'teacher'];
const lexicon = [...known, ...Array.from({ length: 30_000 }, (_, word) => `w${(word * 7919).toString(36)}`)];
const word = () => lexicon[Math.floor((random(1e6) / 1e6) ** 4 * lexicon.length)];
const recruiters = Array.from({ length: 2000 }, (_, one) => `recruiter-${one}`);
const kinds = ['in_person', 'self_tape', 'virtual', 'open_call'];

const role = () => ({
  gender_id: random(3) === 0 ? null : 1 + random(3),
  age_min: random(5) === 0 ? null : 15 + random(30),
  age_max: random(5) === 0 ? null : 45 + random(30),
  height_min_mm: null,
  height_max_mm: null,
  languages: random(3) === 0 ? [(1 + random(9)) * 10 + 1 + random(4)] : [],
  skills: random(5) === 0 ? [101 + random(40)] : [],
  looks: [],
  musts: ['gender', 'age'],
  pay: random(10) < 7 ? 50_000 + random(4_000_000) : null,
  works_from: random(2) === 0 ? '2027-03-01' : null,
  works_to: null,
});
const job = (id) => ({
  id,
  is_up: random(20) > 0,
  opened_at: 1e12 + random(1e9),
  closes_at: random(2) === 0 ? 2e12 + random(1e9) : null,
  project_type_id: 1 + Math.floor((random(1e6) / 1e6) ** 2 * 24),
  recruiter: recruiters[Math.floor((random(1e6) / 1e6) ** 2 * 2000)],
  is_remote: random(10) === 0,
  is_unpaid: random(10) === 0,
  audition_kinds: kinds.filter(() => random(2) === 0),
  cities: Array.from({ length: 1 + random(2) }, () => 1 + Math.floor((random(1e6) / 1e6) ** 3 * 300)),
  text: Array.from({ length: 80 }, word).join(' '),
  roles: Array.from({ length: random(4) === 0 ? 3 : 1 }, role),
});

const jobs = number('JOBS', 200_000);
global.gc?.();
const before = process.memoryUsage();
const index = new JobIndex();
let adding = 0;
for (let id = 1; id <= jobs; id += 1) {
  const one = job(id);
  adding += timed(() => index.put(id, one)).ms;
}
const filling = timed(() => index.fill());
index.openAt(1.5e12);
global.gc?.();
const after = process.memoryUsage();
const used = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1024 ** 2;
console.log(
  `${jobs} jobs put in ${(adding / 1000).toFixed(1)} s, sorted in ${filling.ms.toFixed(0)} ms, ${used.toFixed(0)} MB`,
);

const middle = (works) => works.toSorted((one, other) => one - other)[works.length >> 1];
const searches = drawJobSearches(300, recruiters);
const measured = (work) => {
  const all = [];
  for (const wishes of searches) {
    const times = [];
    for (let time = 0; time < 6; time += 1) times.push(timed(() => work(wishes)).ms);
    all.push(middle(times.slice(1)));
  }
  const { p50, p95, max } = summary(all);
  return [p50, p95, max, p95 / p50];
};
const one = { limit: 10, offset: 0 };
const deep = { limit: 10, offset: 5000 };
const rows = [
  ['count, drops and facets', ...measured((wishes) => countJobs(index, wishes, undefined, [1, 2, 3, 4]))],
  ['page, newest', ...measured((wishes) => pageOfJobs(index, wishes, undefined, 'newest', one))],
  ['page 501, highest pay', ...measured((wishes) => pageOfJobs(index, wishes, undefined, 'pay', deep))],
];
const fitsOf = createFits(index);
const facets = [2_000_001, 41_000_020, 42_000_030, 3_000_001, 4_000_001, 18_000_002, 19_000_023];
const first = timed(() => fitsOf(facets));
const reader = { fits: first.answer, busy: [[20_000, 20_010]], saved: [] };
rows.push(
  ['count for a talent', ...measured((wishes) => countJobs(index, wishes, reader, [1, 2, 3, 4]))],
  ['page, best match', ...measured((wishes) => pageOfJobs(index, wishes, reader, 'match', one))],
);
console.log(`\n${table(['ms', 'p50', 'p95', 'max', 'p95/p50'], rows)}`);
console.log(`\nall jobs compared with a profile for the first time: ${first.ms.toFixed(0)} ms`);
