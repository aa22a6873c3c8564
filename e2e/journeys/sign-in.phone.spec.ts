import { expect, test } from '@playwright/test';
import { openPopup, press } from '../newcomers.ts';
import { open, watch } from '../page-checks.ts';

const demoPassword = 'callboard-demo';

test('a recruiter signs in over a public page and lands in the application', async ({ page }) => {
  const troubles = watch(page);
  await open(page, '/find-jobs');
  const popup = await openPopup(page, 'Sign in');
  await popup.getByRole('textbox', { name: 'Email' }).fill('Recruiter@Callboard.test');
  await popup.getByLabel('Password', { exact: true }).fill(demoPassword);
  await press(popup, 'Sign in');
  await expect(page).toHaveURL('/app/dashboard');
  await expect(popup).toBeHidden();
  expect(troubles()).toEqual([]);
});

test('the page remembers where somebody wanted to go', async ({ page }) => {
  await open(page, '/');
  await page.goto('/app/my-projects?tab=open');
  const popup = page.getByRole('dialog');
  await expect(popup.getByText('After sign-in you’ll go to')).toBeVisible();
  await expect(popup.getByText('My Projects')).toBeVisible();
  await popup.getByRole('textbox', { name: 'Email' }).fill('recruiter@callboard.test');
  await popup.getByLabel('Password', { exact: true }).fill(demoPassword);
  await press(popup, 'Sign in');
  await expect(page).toHaveURL('/app/my-projects?tab=open');
});
