import { expect, type Locator, type Page, test } from '@playwright/test';
import { join } from '../members.ts';
import { expectAccessibleState, expectNoSidewaysScroll, watch } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Talents found' }).getByRole('article');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected talents' });

/** A finger that stays on it until it is selected. */
async function hold(page: Page, element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to hold');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(bar(page)).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('on a phone: hold to select, tap for more, and walk from profile to profile', async ({ page }) => {
  test.slow();
  const troubles = watch(page);
  await join(page, 'recruiter', 'Meenakshi Sundaram');
  const selecting = page.waitForResponse((answer) =>
    /found-selection|select-tick|talent-selection/.test(answer.url()),
  );
  await openRunning(page, '/find-talents');
  await selecting;
  await expect(cards(page)).toHaveCount(24);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await hold(page, cards(page).nth(0).getByRole('link'));
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  await cards(page).nth(1).getByRole('link').tap();
  await expect(bar(page).getByText('2 selected')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);

  await bar(page).getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: 'Message' }).tap();
  const dialog = page.getByRole('dialog', { name: /^Message/ });
  await expect(dialog.getByText('Unlock talents first to message them.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await bar(page).getByRole('button', { name: 'Clear selection' }).tap();
  await expect(bar(page)).toHaveCount(0);

  await cards(page).nth(1).getByRole('link').tap();
  const look = page.getByRole('dialog').filter({ hasText: /2 of [\d,]+/ });
  await look.getByRole('link', { name: 'Profile' }).tap();
  const walk = page.getByRole('navigation', { name: 'Profiles of this list' });
  await expect(walk.getByText(/^2 of [\d,]+$/)).toBeVisible();
  await walk.getByRole('button', { name: /^Next/ }).tap();
  await expect(walk.getByText(/^3 of [\d,]+$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your private note' })).toBeAttached();
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);
  expect(troubles()).toEqual([]);
});
