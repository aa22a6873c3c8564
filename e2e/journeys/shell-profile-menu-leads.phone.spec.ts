import { expect, test } from '@playwright/test';
import { header, openProfileMenu } from '../header.ts';
import { open } from '../page-checks.ts';
import { signIn } from '../sign-in.ts';

test('the menu leads to the settings and to help, and turns the lights', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, 'talent');
  await open(page, '/app/openings/open-projects', 'light');
  await (await openProfileMenu(page)).getByRole('link', { name: 'Profile Settings' }).click();
  await expect(page).toHaveURL('/app/talent/dashboard/profile');
  await (await openProfileMenu(page)).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/app/talent/dashboard/contact');
  const menu = await openProfileMenu(page);
  await menu.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test('Logout returns to the first page and leaves nothing behind', async ({ page }) => {
  await signIn(page, 'recruiter');
  await open(page, '/app/my-projects');
  await page.evaluate(() => localStorage.setItem('callboard-project-id', '12'));
  const logout = page.waitForRequest('**/v1/auth/logout');
  await (await openProfileMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await logout;
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).not.toHaveProperty('callboard-valid-session');
  expect(kept).not.toHaveProperty('callboard-project-id');
  expect(Number.isNaN(Date.parse(kept['callboard-last-login']))).toBe(false);
  await page.goto('/app/my-projects');
  await expect(page).toHaveURL('/');
});
