// How a board of 60 characters by 40 faces, and a shortlist of 500, open and drag: node bench/web/board.mjs
// Callboard must be running with its demo (npm start); BASE_URL names another address. Leaves two projects behind.
// BEFORE is the web/dist of another build: both are measured in turns, against one server, and compared.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
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
// Pages of another build are not from this machine, as the browser sees it, and could not go live.
const fromElsewhere = ['--disable-features=LocalNetworkAccessChecks'];
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...chromiumFlags, ...fromElsewhere],
});
const milliseconds = (microseconds = 0) => Math.round(microseconds / 100) / 10;
const middle = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

const contentTypes = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Scripts and styles of another build; everything else is answered by the server. */
async function serveBuild(context, folder) {
  const answer = async (route, file) => {
    const body = await readFile(file).catch(() => undefined);
    const contentType = contentTypes[extname(file)];
    await (body ? route.fulfill({ body, ...(contentType && { contentType }) }) : route.continue());
  };
  await context.route('**/assets/**', (route) =>
    answer(route, join(folder, new URL(route.request().url()).pathname)),
  );
  await context.route('**/app/**', (route) =>
    route.request().resourceType() === 'document'
      ? answer(route, join(folder, 'index.html'))
      : route.continue(),
  );
}

async function openTab(folder) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.request.post(`${base}/v1/auth/login`, {
    data: { email: 'recruiter@callboard.test', password: 'callboard-demo' },
    headers: { origin: base },
  });
  if (folder) await serveBuild(context, folder);
  const page = await context.newPage();
  page.on('crash', () => {
    throw new Error('The page crashed: there may be too little memory.');
  });
  return page;
}

/**
 * The tasks of the page's main thread while something is done, by the processor time they took: what else runs on the
 * machine makes every task last longer, and no fewer of them.
 */
async function during(page, step) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await step();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid);
  const tasks = traceEvents.filter((event) => event.ph === 'X' && event.tdur !== undefined && isMain(event));
  return {
    task: milliseconds(Math.max(0, ...tasks.map(({ tdur }) => tdur))),
    long: tasks.filter(({ tdur }) => tdur > wanted * 1000).length,
    total: milliseconds(tasks.reduce((sum, { tdur }) => sum + tdur, 0)),
    clock: milliseconds(Math.max(0, ...tasks.map(({ dur }) => dur))),
  };
}

const frame = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function pick(page, at = 0) {
  const card = page.locator('[data-cell=shortlisted] [data-main]').nth(at);
  const { x, y, width, height } = await card.boundingBox();
  const from = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  return from;
}

/** From the first card over cells of several rows and back, and let go where it was. */
async function dragAround(page) {
  const { x, y } = await pick(page);
  for (let at = 0; at < 80; at += 1)
    await page.mouse.move(x + Math.sin(at / 6) * 400 + 300, y + (at % 40) * 12);
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

/** Held at the lower edge while the board scrolls by many screens, and put back. */
async function dragDown(page) {
  const { x } = await pick(page);
  for (let at = 0; at < 150; at += 1) {
    await page.mouse.move(x + (at % 2), 885);
    await frame(page);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.evaluate(() => window.scrollTo(0, 0));
  await frame(page);
}

/** The first behind the third: sent, and the board read again. */
async function dropBehind(page) {
  const card = await page.locator('[data-cell=shortlisted] [data-main]').nth(2).boundingBox();
  await pick(page);
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2, { steps: 6 });
  await frame(page);
  const readAgain = page.waitForResponse((answer) => /\/board$/.test(answer.url()) && answer.ok());
  await page.mouse.up();
  await (await readAgain).finished();
  await frame(page);
}

async function scrollDown(page) {
  for (let at = 0; at < 30; at += 1) {
    await page.mouse.wheel(0, 300);
    await frame(page);
  }
}

async function open(page, path) {
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.locator('[data-cell]').first().waitFor();
}

const boards = [
  { name: '60 by 40', path: wide, unfolded: 3 },
  { name: '500 in one cell', path: long, unfolded: 1 },
];
const unfold = async (page, cells) => {
  for (let at = 0; at < cells; at += 1)
    await page
      .getByRole('button', { name: /^Show \d+ more/ })
      .first()
      .click();
  await page.evaluate(() => window.scrollTo(0, 0));
};
const steps = { 'dragged around': dragAround, 'dragged down': dragDown, dropped: dropBehind };

async function measure(page, { path, unfolded }) {
  const measured = { opened: await during(page, () => open(page, path)) };
  await unfold(page, unfolded);
  for (const [name, step] of Object.entries(steps)) measured[name] = await during(page, () => step(page));
  measured.scrolled = await during(page, () => scrollDown(page));
  return measured;
}

const builds = { ...(process.env.BEFORE && { before: process.env.BEFORE }), now: undefined };
const rows = [];
for (const board of boards) {
  const results = Object.fromEntries(Object.keys(builds).map((build) => [build, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [build, folder] of Object.entries(builds)) {
      const page = await openTab(folder);
      results[build].push(await measure(page, board));
      await page.context().close();
      console.log(`${board.name}, ${build}, round ${round + 1}`);
    }
  }
  for (const step of Object.keys(results.now[0])) {
    const of = (build, what) => middle(results[build].map((measured) => measured[step][what]));
    const worst = Math.max(...results.now.map((measured) => measured[step].task));
    rows.push({
      board: board.name,
      step,
      longest: of('now', 'task'),
      worst,
      'over 50': of('now', 'long'),
      total: of('now', 'total'),
      clock: of('now', 'clock'),
      ...(builds.before && {
        'longest before': of('before', 'task'),
        'times as long before': Math.round((of('before', 'task') / of('now', 'task')) * 100) / 100,
        'total before': of('before', 'total'),
      }),
    });
  }
}
await browser.close();
console.table(rows);
const worst = Math.max(...rows.filter(({ step }) => /drag|drop/.test(step)).map((row) => row.worst));
console.log(worst <= wanted ? `No pause over ${wanted} ms while dragging.` : `A pause of ${worst} ms.`);
process.exitCode = worst <= wanted ? 0 : 1;
