import { expect, test } from '@playwright/test';
import { expectAccessibleState, open } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';

test('the page for lost links leads on', async ({ page }) => {
  await open(page, '/404');
  await expectAccessibleState(page);
  await expect(page.getByRole('heading', { name: 'This page isn’t on the board' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the chosen theme holds after a reload, before the page draws', async ({ page }) => {
  await open(page, '/find-jobs', 'light');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await page.evaluate(() => localStorage.setItem('callboard-color-scheme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
});

test('a lost network is said, and the word goes away by itself', async ({ page, context }) => {
  await openRunning(page, '/find-jobs');
  const banner = page.getByText('You’re offline.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expectAccessibleState(page);
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});
