import { expect, type Page, test } from '@playwright/test';
import { publicPages } from '../public-pages.ts';

/** What a page offers: its texts, links, buttons and fields, as a screen reader has them. */
async function readOffer(page: Page): Promise<string[]> {
  const tree = await page.locator('#root').ariaSnapshot();
  // A form waits for its script to take what is typed, and says what to do where there is none.
  return tree
    .split('\n')
    .filter((line) => !line.includes('needs JavaScript'))
    .map((line) => line.replace(' [disabled]', ''));
}

const pages = publicPages.flatMap((page) => ('looksLike' in page ? [] : [page.path]));

for (const path of pages) {
  test(`${path} is complete as it arrives, and starts by itself`, async ({ browser, page }) => {
    const withoutScripts = await browser.newContext({
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
      locale: 'en-GB',
    });
    const sent = await withoutScripts.newPage();
    // Both anew at each try: the numbers on a page rise while other journeys sign people up.
    await expect(async () => {
      await sent.goto(path);
      const offer = await readOffer(sent);
      await page.goto(path);
      await page.locator('#root[data-running]').waitFor({ state: 'attached' });
      await expect.poll(() => readOffer(page)).toEqual(offer);
    }).toPass();
    await withoutScripts.close();
  });
}
