import { expect, test } from '@playwright/test';
import { expectAccessible, open } from '../page-checks.ts';

test('a page not built yet has no fault, and the page for lost links leads on', async ({ page }) => {
  await open(page, '/find-jobs');
  await expectAccessible(page);
  await open(page, '/404');
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'This page is not on the board' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'First page' }).click();
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

test('each navigation is announced to screen readers, the first page is not', async ({ page }) => {
  await open(page, '/find-jobs');
  const announced = page.getByRole('status').filter({ hasText: 'Callboard' });
  await expect(announced).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Castings' }).click();
  await expect(announced).toHaveText('Castings · Callboard');
});

test('a lost network is said, and the word goes away by itself', async ({ page, context }) => {
  await open(page, '/find-jobs');
  const banner = page.getByText('You are offline.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});
