import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Opens a page in a theme and waits until it has drawn itself. */
export async function open(page: Page, path: string, theme: Theme = 'light') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** A sandboxed frame runs no script, ours included; what is in it is a mail, not a page of ours. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
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
