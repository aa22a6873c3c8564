// Pictures of pages at three widths in both themes: node e2e/shots.mjs /design /outbox
// Callboard must be running (npm start); BASE_URL names another address. They go to .shots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/steps/chromium.mjs';
import { root } from '../scripts/steps/root.mjs';
import { chromiumFlags } from './chromium-flags.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:3000';
const paths = process.argv.slice(2);
const directory = join(root, '.shots');
mkdirSync(directory, { recursive: true });

/** Pictures below the fold load when they come near: walk down once and wait for them. */
const loadEverything = (page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
for (const colorScheme of ['light', 'dark']) {
  for (const width of [360, 768, 1440]) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      locale: 'en-GB',
    });
    const page = await context.newPage();
    for (const path of paths.length > 0 ? paths : ['/']) {
      await page.goto(base + path, { waitUntil: 'networkidle' });
      await loadEverything(page);
      const name = `${path.replaceAll('/', '-').replace(/^-/, '') || 'home'}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(directory, name), fullPage: true });
      console.log(join('.shots', name));
    }
    await context.close();
  }
}
await browser.close();
