import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

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

/** Writing down everything that is as it should be takes longer than looking for what is not. */
const onlyViolations = { resultTypes: ['violations' as const] };

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // A sandboxed frame runs no script, ours included; what is in it is a mail, not a page of ours.
  const axe = new AxeBuilder({ page }).options(onlyViolations).exclude('iframe[sandbox]').setLegacyMode();
  if (rules) axe.withRules(rules);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** No width has colours of its own: what a phone shows as well is looked at in the dark there. */
const isPhone = () => test.info().project.name === 'phone';

/** Nothing for axe to say, in both themes. Leaves the light one on. */
export async function expectAccessible(page: Page, { inTheDark = isPhone() } = {}) {
  if (inTheDark) {
    await turnLights(page, 'dark');
    expect(await violations(page, rulesOfColour), 'dark').toEqual([]);
    await turnLights(page, 'light');
  }
  expect(await violations(page), 'light').toEqual([]);
}

/**
 * The same for what a journey comes through: a dialog, a menu, a fault at its field. Looked at by
 * `npm run test:long`; every page is looked at once by accessibility.spec.ts each time.
 */
export async function expectAccessibleState(page: Page, options?: { inTheDark: boolean }) {
  if (process.env.TEST_LONG) await expectAccessible(page, options);
}

export async function expectNoSidewaysScroll(page: Page) {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
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
