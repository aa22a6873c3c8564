// How a board of 60 characters by 40 faces, and a shortlist of 500, open and drag: node bench/web/board.mjs
// Callboard must be running with its demo (npm start); BASE_URL names another address. Leaves two projects behind.
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../e2e/chromium-flags.mjs';
import { ensureChromium } from '../../scripts/steps/chromium.mjs';
import { fillBoards } from './full-board.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:3000';
const rounds = Number(process.env.ROUNDS ?? 3);
/** The longest pause while something is dragged. */
const wanted = 50;

const { wide, long, found } = await fillBoards(base);
console.log(`${found} talents found; boards at ${wide} and ${long}`);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
await context.request.post(`${base}/v1/auth/login`, {
  data: { email: 'recruiter@callboard.test', password: 'callboard-demo' },
  headers: { origin: base },
});
const page = await context.newPage();
await page.addInitScript(() => {
  localStorage.setItem('callboard:valid-session', '1');
  window.tasks = [];
  window.frames = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  let last = performance.now();
  const beat = (now) => {
    window.frames.push({ startTime: last, duration: now - last });
    last = now;
    requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
});

const cards = page.locator('[data-cell=shortlisted] [data-main]');
const cells = page.locator('[data-cell]');
const longest = (entries) => Math.max(0, ...entries.map(({ duration }) => Math.round(duration)));

/** What happened in the browser since, without the frames in which nothing was asked of it. */
async function during(step) {
  const start = await page.evaluate(() => performance.now());
  await step();
  const { tasks, frames } = await page.evaluate(
    (since) => ({
      tasks: window.tasks.filter(({ startTime }) => startTime >= since),
      frames: window.frames.filter(({ startTime }) => startTime >= since),
    }),
    start,
  );
  const lengths = frames.map(({ duration }) => duration).toSorted((one, other) => one - other);
  return {
    task: longest(tasks),
    p95: Math.round(lengths[Math.floor(lengths.length * 0.95)] ?? 0),
    frame: longest(frames),
    frames: frames.length,
  };
}

/** From the first card over cells of several rows and back, and let go where it was. */
async function dragAround() {
  const from = await cards.first().boundingBox();
  const { x, y } = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let at = 0; at < 80; at += 1) {
    await page.mouse.move(x + Math.sin(at / 6) * 400 + 300, y + (at % 40) * 12);
  }
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

async function open(path) {
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await cells.first().waitFor();
}

let worst = 0;
async function measure(name, path, prepare) {
  const opened = await during(() => open(path));
  console.log(`${name}: opened, longest task ${opened.task} ms, ${await cells.count()} cells`);
  await prepare?.();
  for (let round = 0; round < rounds; round += 1) {
    const dragged = await during(dragAround);
    worst = Math.max(worst, dragged.task);
    console.log(
      `${name}: dragged, longest task ${dragged.task} ms, frames p95 ${dragged.p95} ms, longest ${dragged.frame} ms (${dragged.frames})`,
    );
  }
  const scrolled = await during(async () => {
    for (let at = 0; at < 40; at += 1) {
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => done(true))));
    }
  });
  console.log(`${name}: scrolled, longest task ${scrolled.task} ms, frames p95 ${scrolled.p95} ms`);
}

await measure('60 by 40', wide);
await measure('500 in one cell', long, async () => {
  await page.getByRole('button', { name: /more/ }).first().click();
});
await browser.close();
console.log(worst <= wanted ? `No pause over ${wanted} ms while dragging.` : `A pause of ${worst} ms.`);
process.exitCode = worst <= wanted ? 0 : 1;
