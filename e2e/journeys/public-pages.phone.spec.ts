import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectNoRepeats,
  expectNoSidewaysScroll,
  expectOnlyBuiltLinks,
  watch,
} from '../page-checks.ts';
import { openRunning, publicPages } from '../public-pages.ts';

/** The browser itself complains about a page that answers 404; that is what it should answer. */
const isOurs = (trouble: string) => !/status of 404/.test(trouble);

/** What the content security policy refused, also where the page itself swallowed it. */
async function watchPolicy(page: Page) {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      refused.push(violatedDirective),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'refused'));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read', async ({ page }) => {
    for (const { path, words } of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText(words).first(), path).toBeVisible();
      await expect(page.getByRole('link', { name: 'Callboard', exact: false }).first(), path).toBeVisible();
    }
  });

  test('the faces are seen, and a form says why it cannot be filled', async ({ page }) => {
    await page.goto('/recruiters');
    const face = page.getByRole('region', { name: 'Faces that are new on the board' }).locator('img').first();
    await expect(face).toBeVisible();
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.locator('noscript p', { hasText: 'needs JavaScript' })).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeDisabled();
  });
});

/** Two that are drawn by the same piece have the same faults. */
const alone = publicPages.filter((page) => !('looksLike' in page));

for (const { path } of alone) {
  test(`${path} has no fault`, async ({ page }) => {
    test.slow();
    const troubles = watch(page);
    const refused = await watchPolicy(page);
    await openRunning(page, path);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(/ · Callboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoRepeats(page);
    await expectNoSidewaysScroll(page);
    await expectOnlyBuiltLinks(page);
    await expectAccessible(page);
    expect(troubles().filter(isOurs)).toEqual([]);
    expect(await refused()).toEqual([]);
  });
}

test('a page that is not there answers 404 and shows the way on', async ({ page }) => {
  for (const path of ['/view-cms/nothing', '/about/nothing']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  }
});

test('the contents of a long page lead to its parts', async ({ page }) => {
  await openRunning(page, '/view-cms/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  const name = await last.innerText();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
});

test('from page to page without a new document, and back', async ({ page }) => {
  await openRunning(page, '/About');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'How it works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
  await expect(page).toHaveTitle('How it works · Callboard');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For talents' }).click();
  await expect(page.getByRole('heading', { name: 'You always know your status' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
