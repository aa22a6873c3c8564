import { expect, test } from '@playwright/test';
import { signIn } from '../sign-in.ts';

const target = '/app/openings/open-projects?from=mail&note=see%20you';

test('a guest under /app is asked to sign in, and then lands where they wanted to go, once', async ({
  page,
}) => {
  await page.goto(target);
  await expect(page).toHaveURL('/');
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  await signIn(page, 'talent');
  await page.goto('/auth');
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1, name: 'My Jobs' })).toBeVisible();
  await page.goto('/auth/sign-up');
  await expect(page).toHaveURL('/app/dashboard');
});
