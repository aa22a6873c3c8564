// What Lighthouse says about the public pages on a phone with a slow line: npm run bench:web
// "profile" stands for the demo's star, whose profile it fills up first, "job" for the newest job.
// Callboard must be running (npm start); BASE_URL names another address. Lighthouse slows the processor four times,
// which is meant for a fast computer: its speed index is printed, and SLOWDOWN=2 suits one below 1,000.
import lighthouse from 'lighthouse';
import { chromiumFlags } from '../../e2e/chromium-flags.mjs';
import { ensureChromium } from '../../scripts/steps/chromium.mjs';
import { startBrowser } from './browser.mjs';
import { fillTalent } from './full-talent.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:3000';
const asked = process.argv.slice(2);
const names =
  asked.length > 0
    ? asked
    : ['/', '/talents', '/recruiters', '/find-jobs', '/our-castings', 'job', 'profile'];
const newestJob = async () => {
  const found = await (await fetch(`${base}/v1/auditions/data/get-All?limit=1`)).json();
  return `/jobs/${found.results[0].jobUniqueId}`;
};
const named = { profile: () => fillTalent(base), job: newestJob };
const pathOf = (name) => named[name]?.() ?? name;
const runs = Number(process.env.RUNS ?? 3);
/** Lighthouse's own slow line. */
const slowLine = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};
const cpuSlowdownMultiplier = Number(process.env.SLOWDOWN ?? 4);

const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const timings = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
};

const measure = async (url) => {
  const browser = await startBrowser(await ensureChromium({ isWhole: true }), chromiumFlags);
  try {
    const onlyCategories = Object.keys(wanted);
    const throttling = { ...slowLine, cpuSlowdownMultiplier };
    const flags = { port: browser.port, onlyCategories, logLevel: 'error', throttling };
    const { lhr } = await lighthouse(url, flags);
    return lhr;
  } finally {
    await browser.stop();
  }
};

const scoreOf = (report, category) => Math.round((report.categories[category]?.score ?? 0) * 100);

/** The run in the middle: a busy machine disturbs single ones. */
const middle = (reports) =>
  reports.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))[
    Math.floor(reports.length / 2)
  ];

const complaints = (report) =>
  Object.keys(wanted)
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category].auditRefs)
    .map(({ id }) => report.audits[id])
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, title }) => `${id}: ${title}`);

let good = true;
for (const name of names) {
  const path = await pathOf(name);
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await measure(base + path));
  const report = middle(reports);
  const scores = Object.keys(wanted).map((category) => `${category} ${scoreOf(report, category)}`);
  const times = Object.entries(timings).map(([id, name]) => `${name} ${report.audits[id].displayValue}`);
  const speed = Math.round(report.environment.benchmarkIndex);
  console.log(`${path} (speed index ${speed})\n  ${scores.join(', ')}\n  ${times.join(', ')}`);
  for (const complaint of complaints(report)) console.log(`  ! ${complaint}`);
  good &&= Object.entries(wanted).every(([category, least]) => scoreOf(report, category) >= least);
}
console.log(good ? '\nAll at or above what we want.' : `\nWanted: ${JSON.stringify(wanted)}`);
process.exitCode = good ? 0 : 1;
