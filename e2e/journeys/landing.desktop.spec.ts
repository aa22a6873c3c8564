import { expect, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { openRunning } from '../public-pages.ts';
import { home } from '../server-under-test.ts';

test('the front page shows a real cast list, real faces and real calls', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every part finds its face.');
  const list = page.getByRole('region', { name: /^Cast list of/ });
  await expect(list.getByRole('listitem')).not.toHaveCount(0);
  const faces = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /New on the board/ }) });
  await expect(faces.getByRole('listitem')).toHaveCount(10);
  // Others post jobs meanwhile, and the page is kept for a moment.
  await expect(async () => {
    const [counted] = await askDatabase<{ open: number }>(
      home,
      `select count(*)::int open from job join account on account.id = job.recruiter_id
       where status = 'open' and frozen_at is null and account.closed_at is null
         and (closes_at is null or closes_at > now())`,
    );
    await page.goto('/');
    const link = page.getByRole('link', { name: `Find Jobs: ${counted?.open} open` });
    await expect(link).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
});

test('the pages of each side speak to that side', async ({ page }) => {
  await page.goto('/talents');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your next part is on the board.');
  await expect(page.getByRole('link', { name: 'Put up your profile' }).first()).toBeVisible();
  await page.goto('/recruiters');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the face the part needs.');
  await expect(page.getByRole('link', { name: 'Start casting' }).first()).toBeVisible();
});

test('#how-does-it-work leads to the steps on each of them', async ({ page }) => {
  for (const path of ['/', '/talents', '/recruiters']) {
    await page.goto(`${path}#how-does-it-work`);
    await expect(page.getByRole('heading', { name: 'How does it work' }), path).toBeInViewport();
  }
});

test('a door opens the sign-up over the page, and is a real link', async ({ page }) => {
  await openRunning(page, '/');
  const door = page.getByRole('link', { name: /^I perform/ }).first();
  await expect(door).toHaveAttribute('href', '/auth/sign-up');
  await door.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});
