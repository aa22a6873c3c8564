import { expect, test } from '@playwright/test';
import { open } from '../page-checks.ts';
import { signIn } from '../sign-in.ts';

test('what waits on the desk leads to the applicants of its job, and to a profile', async ({ page }) => {
  await signIn(page, 'recruiter');
  await open(page, '/app/dashboard');
  const task = page.getByRole('listitem').filter({ hasText: /new applications? for/ });
  await task
    .first()
    .getByRole('link', { name: /^Review / })
    .click();
  await page.waitForURL(/\/app\/my-job-postings\/\d+\/applicants$/);
  const people = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
  await people.first().getByRole('link').first().click();
  const name = await page.getByRole('heading', { level: 2 }).first().innerText();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the applicants of a project lead to a profile, and back to the same list', async ({ page }) => {
  await signIn(page, 'recruiter');
  await open(page, '/app/my-projects/1/applicants');
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible();
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
