import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, open, watch } from '../page-checks.ts';

const notBuiltYet = [
  '/jobs/1',
  '/share-short-list/1',
  '/find-jobs',
  '/find-jobs/mumbai-web-series',
  '/our-castings',
];

test('a page that nobody has built yet says so', async ({ page }) => {
  test.slow();
  const troubles = watch(page);
  for (const address of notBuiltYet) {
    await open(page, address);
    await expect(page, address).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText('not built yet'), address).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  }
  expect(troubles()).toEqual([]);
});

test('an unknown path leads to the first page', async ({ page }) => {
  test.slow();
  for (const path of ['/nowhere', '/contact', '/find-talents/extra', '/outbox/1', '/App/messages']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});
