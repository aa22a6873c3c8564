import { expect, test } from '@playwright/test';
import { goodPassword, linkFor, newEmail, openPopup, press, someone } from '../newcomers.ts';
import { open } from '../page-checks.ts';

const newPassword = 'seven kites over the harbour';

test('a forgotten password is set anew; the old one is over, and so is the link', async ({ page }) => {
  const email = newEmail('forgot');
  await someone(page, email);
  await open(page, '/find-jobs');
  const popup = await openPopup(page, 'Sign in');
  await popup.getByRole('textbox', { name: 'Email' }).fill(email);
  await popup.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(popup.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await press(popup, 'Send link');
  await expect(popup.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(popup.getByText(email)).toBeVisible();

  const link = await linkFor(page, email, '/auth/reset-password');
  await open(page, link);
  await expect(page).toHaveURL('/auth/reset-password');
  await page.getByLabel('New password').fill('short');
  await press(page, 'Save password');
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/at least 10 characters/);
  await page.getByLabel('New password').fill(newPassword);
  await press(page, 'Save password');
  await expect(page.getByText('Password changed. Sign in with it now!')).toBeVisible();
  await expect(page).toHaveURL('/auth/sign-in');

  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await press(page, 'Sign in');
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/app/talent/create');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, link);
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
});
