import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { changeUser, signIn } from '../sign-in.ts';

const text =
  'Sorry, your profile is under freeze and you will not be able to apply to new jobs or make any changes to the profile. Please contact the admin for more information.';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Profile Freeze' });

test('a frozen talent is told, and hears no more of it once it is dismissed or lifted', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'talent');
  const change = await changeUser(page, { isFreezed: true });
  await open(page, '/app/messages');
  await expect(page.getByRole('button', { name: /^Your menu/, includeHidden: true })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(modal(page).getByRole('paragraph')).toHaveText(text);
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
  await modal(page).getByRole('button', { name: 'Ok' }).click();
  await expect(modal(page)).toHaveCount(0);

  await open(page, '/app/messages');
  await page.clock.runFor(2000);
  await expect(modal(page)).toBeVisible();
  change({ isFreezed: false });
  // Another tab restores the session and tells this one.
  const other = await page.context().newPage();
  await changeUser(other, { isFreezed: false });
  await open(other, '/app/messages');
  await expect(modal(page)).toHaveCount(0);
});
