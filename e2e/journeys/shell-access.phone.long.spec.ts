import { expect, type Page, test } from '@playwright/test';
import { mainLinks } from '../header.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';
import { signIn } from '../sign-in.ts';

async function check(page: Page) {
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
}

test(`the header of a guest, and its menu open`, async ({ page }) => {
  test.slow();
  await openRunning(page, '/recruiters');
  await check(page);
  await open(page, '/find-jobs');
  await check(page);
  await mainLinks(page);
  await check(page);
});

test(`the headers of a recruiter and of a newcomer`, async ({ page }) => {
  test.slow();
  await signIn(page, 'recruiter');
  await open(page, '/app/recruiter/dashboard/notification');
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await check(page);
  await signIn(page, 'newcomer');
  await open(page, '/app/talent/create');
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await check(page);
});
