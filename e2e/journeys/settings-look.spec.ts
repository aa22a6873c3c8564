import { expect, test } from '@playwright/test';
import { join, openSettings } from '../members.ts';
import { newMobile } from '../newcomers.ts';
import { expectAccessible, expectNoSidewaysScroll, watch } from '../page-checks.ts';

const longName = 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan';

// axe reads every switch of a long page, once for each state.
test.slow();

for (const kind of ['talent', 'recruiter'] as const) {
  test(`the settings of a ${kind} are without a fault`, async ({ page }) => {
    const member = await join(page, kind, longName);
    const troubles = watch(page);
    await openSettings(page, member);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(newMobile());
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(troubles()).toEqual([]);
  });
}

test(`their dialogs are without a fault`, async ({ page }) => {
  const member = await join(page, 'talent', longName);
  await openSettings(page, member);
  for (const name of ['Change', 'Close account']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('next@callboard.test');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Your current password' })).toBeVisible();
  await expectAccessible(page);
});

test('the list of sections leads to them and follows the reader', async ({ page }) => {
  const member = await join(page);
  await openSettings(page, member);
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await expect(sections.getByRole('link', { name: 'You', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await sections.getByRole('link', { name: 'Notification preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Notification preferences' })).toBeInViewport();
  await expect(sections.getByRole('link', { name: 'Notification preferences' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(sections.getByRole('link', { name: 'Notification preferences' })).toBeInViewport();
});
