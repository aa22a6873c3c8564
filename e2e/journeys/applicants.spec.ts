import { expect, test } from '@playwright/test';
import { open } from '../page-checks.ts';
import { signIn } from '../sign-in.ts';

test('what waits on the desk leads to the people, to a profile, and back', async ({ page }) => {
  await signIn(page, 'recruiter');
  await open(page, '/app/dashboard');
  const task = page.getByRole('listitem').filter({ hasText: /new applications? for/ });
  await task
    .first()
    .getByRole('link', { name: /^Review / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible();
  await expect(page).toHaveURL(/\/applicants\?character=\d+$/);
  const list = page.url();

  const people = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
  const first = people.filter({ hasText: /Applied \d/ }).first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await expect(first.getByRole('heading', { name })).toBeVisible();
  expect(page.url()).toBe(list);
});
