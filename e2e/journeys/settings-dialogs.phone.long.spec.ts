import { expect, test } from '@playwright/test';
import { join, openSettings } from '../members.ts';
import { newMobile } from '../newcomers.ts';
import { expectAccessibleState, expectNoSidewaysScroll, watch } from '../page-checks.ts';

const longName = 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan';

// axe reads every switch of a long page, once for each state.
test.slow();

test('the dialogs of the settings are without a fault', async ({ page }) => {
  const member = await join(page, 'talent', longName);
  await openSettings(page, member);
  for (const name of ['Change password', 'Close account']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleState(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('next@callboard.test');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  await expectAccessibleState(page);
});

for (const kind of ['talent', 'recruiter'] as const) {
  test(`the settings of a ${kind} are without a fault`, async ({ page }) => {
    const member = await join(page, kind, longName);
    const troubles = watch(page);
    await openSettings(page, member);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(newMobile());
    await expectAccessibleState(page);
    await expectNoSidewaysScroll(page);
    expect(troubles()).toEqual([]);
  });
}
