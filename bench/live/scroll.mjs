// Does a conversation of 50,000 messages open at once and scroll smoothly? The same pages on a processor slowed four
// times stand for a phone. node bench/live/scroll.mjs (after npm run build; a database of its own; MESSAGES changes it)
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../e2e/chromium-flags.mjs';
import { ensureChromium } from '../../scripts/steps/chromium.mjs';
import { withDatabase } from '../parts/own-database.mjs';
import { number } from '../parts/server-code.mjs';
import { loadServer, main } from './load-server.mjs';

const messages = number('MESSAGES', 50_000);
/** A wheel turned as fast as a finger does: 1,500 px in a second, for this long. */
const seconds = number('SECONDS', 12);
const password = 'a long conversation';

/** Lines as people write them: of one sentence or of five, now from one, now from the other, over two years. */
async function fill(pool, { id, recruiter, talent }) {
  const client = await pool.connect();
  // Numbered here: the triggers do it one by one, for minutes.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into message (conversation_id, sender_id, client_id, text, created_at, seq, revision)
     select $1, case when n / 3 % 2 = 0 then $2::int else $3::int end, gen_random_uuid(),
       repeat('The reading is moved, please see the call sheet. ', 1 + n * 7 % 5) || n,
       now() - make_interval(mins => ($4 - n) * 20), n, n
     from generate_series(1, $4::int) n`,
    [id, recruiter, talent, messages],
  );
  await client.query(
    'update conversation set last_seq = $2, revision = $2, last_message_at = now() where id = $1',
    [id, messages],
  );
  await client.query(
    `insert into conversation_read (conversation_id, account_id, last_read_seq) values ($1, $2, $4), ($1, $3, $4)`,
    [id, recruiter, talent, messages],
  );
  await client.query('set session_replication_role = default');
  client.release();
}

/** How long each frame took while the wheel turned, and the tasks that kept the page from answering. */
async function turnTheWheel(page) {
  await page.evaluate(() => {
    window.frames = [];
    window.pauses = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.pauses.push(duration);
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const frame = (now) => {
      window.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) await page.mouse.wheel(0, -100);
  return page.evaluate(() => ({ frames: window.frames, pauses: window.pauses }));
}

const report = (name, { opened, frames, pauses, read }) => {
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0);
  const longest = Math.max(0, ...pauses).toFixed(0);
  console.log(
    `${name.padEnd(12)} opened in ${opened.toFixed(0)} ms; ${read} messages back in ${seconds} s: frames p50 ${at(0.5)} ms, ` +
      `p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms; ${pauses.length} pauses over 50 ms, the longest ${longest} ms`,
  );
};

async function scroll(browser, base, { email, conversation }, { name, slowdown, ...use }) {
  const context = await browser.newContext({ baseURL: base, locale: 'en-GB', ...use });
  const signedIn = await context.request.post('/v1/auth/login', {
    data: { email, password },
    headers: { origin: base },
  });
  if (!signedIn.ok()) throw new Error(`Signing in was answered ${signedIn.status()}`);
  const page = await context.newPage();
  let oldest = messages;
  page.on('response', async (answer) => {
    if (!answer.url().includes('before=')) return;
    const { results } = await answer.json();
    oldest = Math.min(oldest, results[0]?.seq ?? oldest);
  });
  await page.goto('/app/messages');
  const log = page.getByRole('log');
  const link = page.locator(`a[href*="conversation=${conversation}"]`).first();
  await link.waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const begun = performance.now();
  await link.click();
  await log.getByText(String(messages)).waitFor();
  const opened = performance.now() - begun;
  const box = await log.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  report(name, { opened, ...(await turnTheWheel(page)), read: messages - oldest });
  await context.close();
}

const server = await loadServer();
await withDatabase(async (url, { pool }) => {
  const node = await server.startNode(main, url);
  await server.addPeople(pool, 1, 1);
  const { rows } = await pool.query(
    'select id, recruiter_id as recruiter, talent_id as talent from conversation',
  );
  const [talk] = rows;
  await fill(pool, talk);
  const hash = await server.hashPassword(password);
  const { rows: readers } = await pool.query(
    'update account set password_hash = $1 where id = $2 returning email',
    [hash, talk.recruiter],
  );
  const reader = { email: readers[0].email, conversation: talk.id };
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const base = node.url.replace('127.0.0.1', 'localhost');
  await scroll(browser, base, reader, { name: 'desk', slowdown: 1, viewport: { width: 1440, height: 900 } });
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  await scroll(browser, base, reader, { name: 'phone, 4×', slowdown: 4, ...phone });
  await browser.close();
  await node.kill('SIGTERM');
});
