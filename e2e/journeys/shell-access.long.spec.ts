import { expect, type Page, test } from '@playwright/test';
import { isPhone, mainLinks, openProfileMenu } from '../header.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { changeUser, signIn } from '../sign-in.ts';

async function check(page: Page) {
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
}

test(`the header of a talent, with every menu open`, async ({ page }) => {
  test.slow();
  await signIn(page, 'talent');
  await changeUser(page, { unreadCount: 12, name: 'Venkatanarasimharajuvaripeta Krishnamurty' });
  await open(page, '/app/openings/open-projects');
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await check(page);
  await openProfileMenu(page);
  await check(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');
  if (!isPhone()) return;
  await mainLinks(page);
  await check(page);
});
