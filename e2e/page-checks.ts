import { expect, type Page, test } from '@playwright/test';
import { isBuilt } from '../web/src/app/router/route-table.ts';
import { findViolations } from './axe.ts';
import { findRepeats } from './page-repeats.ts';

export type Theme = 'light' | 'dark';

/** Opens a page in a theme and waits until it has drawn itself. */
export async function open(page: Page, path: string, theme: Theme = 'light') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** The page follows the system while it is open. */
async function turnLights(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', theme);
}

/** What a theme can change: the other rules read the same document twice. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** A sandboxed frame runs no script, axe neither; what is in it is a mail, not a page of ours. */
const mails = 'iframe[sandbox]';

/** No width has colours of its own: what a phone shows as well is looked at in the dark there. */
const isPhone = () => test.info().project.name === 'phone';

interface Look {
  inTheDark?: boolean;
  /** Selectors of what was looked at before. */
  except?: readonly string[];
}

/** Nothing for axe to say, in both themes. Leaves the light one on. */
export async function expectAccessible(page: Page, { inTheDark = isPhone(), except = [] }: Look = {}) {
  const seen = [mails, ...except];
  if (inTheDark) {
    await turnLights(page, 'dark');
    expect(await findViolations(page, { rules: rulesOfColour, except: seen }), 'dark').toEqual([]);
    await turnLights(page, 'light');
  }
  expect(await findViolations(page, { except: seen }), 'light').toEqual([]);
}

/**
 * The same for what a journey comes through: a dialog, a menu, a fault at its field. Looked at by
 * `npm run test:long`; every page is looked at once by accessibility.spec.ts each time.
 */
export async function expectAccessibleState(page: Page, options?: { inTheDark: boolean }) {
  if (process.env.TEST_LONG) await expectAccessible(page, options);
}

/** Nothing without words, nothing said twice. */
export async function expectNoRepeats(page: Page) {
  expect(await findRepeats(page)).toEqual([]);
}

/** Buttons too narrow for what they say. */
export const findCutButtons = (page: Page): Promise<string[]> =>
  page
    .locator('[data-part="label"]')
    .evaluateAll((labels) =>
      labels
        .filter((label) => label.scrollWidth > label.clientWidth + 1 && label.checkVisibility())
        .map((label) => `${label.textContent}: ${label.clientWidth} of ${label.scrollWidth} px`),
    );

/** Everything fits: the page its window, what buttons say the buttons. */
export async function expectNoSidewaysScroll(page: Page) {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
  expect(await findCutButtons(page)).toEqual([]);
}

/** But for the menus, which are specified, no link leads to a page that only says it is not built yet. */
export async function expectOnlyBuiltLinks(page: Page) {
  const links = await page
    .locator('a[href^="/"]:not(header a)')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((link) => !isBuilt(link))).toEqual([]);
}

/** Collects what a healthy page never has: console errors, failed requests, anything from elsewhere. */
export function watch(page: Page, levels: readonly string[] = ['error', 'warning']): () => string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (levels.includes(message.type())) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') troubles.push(`elsewhere: ${url}`);
  });
  return () => troubles;
}
