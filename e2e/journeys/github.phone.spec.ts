import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { confirmWith, join, openSettings, password, toast } from '../members.ts';
import { newEmail, press } from '../newcomers.ts';
import { open } from '../page-checks.ts';

const continueWithGithub = (page: Page) => page.getByRole('link', { name: 'Continue with GitHub' }).click();

interface Person {
  id: number;
  email: string;
}

/** What GitHub asks, answered. */
async function authorise(page: Page, { id, email }: Person) {
  await expect(page.getByRole('heading', { name: 'GitHub of the journeys' })).toBeVisible();
  await page.getByLabel('Number').fill(String(id));
  await page.getByLabel('Name').fill('Kabir Anand');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Verified').check();
  await press(page, 'Authorise');
}

const newId = () => randomInt(1, 1_000_000_000);

const leave = async (page: Page) => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
};

test('signs up by GitHub with the side chosen, and signs in by it later', async ({ page }) => {
  const person = { id: newId(), email: newEmail('kabir') };
  await open(page, '/auth/sign-up');
  await continueWithGithub(page);
  await expect(page.getByText('Choose one to continue.')).toBeVisible();
  await page.getByRole('radio', { name: /I cast/ }).check();
  await continueWithGithub(page);
  await authorise(page, person);
  await expect(page).toHaveURL('/app/dashboard');

  await leave(page);
  await open(page, '/auth/sign-in');
  await continueWithGithub(page);
  await authorise(page, person);
  await expect(page).toHaveURL('/app/dashboard');
});

test('somebody signed in connects GitHub in the settings, and comes in by it from then on', {
  tag: '@long',
}, async ({ page }) => {
  const member = await join(page, 'recruiter');
  const person = { id: newId(), email: newEmail('connected') };
  await openSettings(page, member);
  await press(page, 'Connect');
  await confirmWith(page, password);
  await authorise(page, person);
  await expect(toast(page, 'GitHub connected')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${member.settings}(#sign-in)?$`));
  await expect(page.getByRole('button', { name: 'Remove: GitHub' })).toBeVisible();

  await leave(page);
  await open(page, '/auth/sign-in');
  await continueWithGithub(page);
  await authorise(page, person);
  await expect(page).toHaveURL('/app/dashboard');
});
