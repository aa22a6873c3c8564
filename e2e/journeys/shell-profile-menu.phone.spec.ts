import { expect, test } from '@playwright/test';
import { header, openProfileMenu } from '../header.ts';
import { open } from '../page-checks.ts';
import { signIn } from '../sign-in.ts';

test('a logout that the server does not hear signs out all the same', async ({ page }) => {
  await signIn(page, 'recruiter');
  await page.route('**/v1/auth/logout', (route) => route.abort());
  await open(page, '/app/my-projects');
  await (await openProfileMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.reload();
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toBeVisible();
});
