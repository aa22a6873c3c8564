import { expect, test } from '@playwright/test';
import { join, openSettings } from '../members.ts';
import { newMobile } from '../newcomers.ts';
import { expectAccessibleState, expectNoSidewaysScroll, watch } from '../page-checks.ts';

const longName = 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan';

// axe reads every switch of a long page, once for each state.
test.slow();

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
