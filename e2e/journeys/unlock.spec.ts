import { expect, type Page, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { join, toast } from '../members.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open, watch } from '../page-checks.ts';
import { home } from '../server-under-test.ts';
import { star } from '../star.ts';

const visible = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function look(page: Page) {
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
}

/** The first try fails, the second is paid; no money moves. */
async function buyPack(page: Page) {
  await page.getByRole('button', { name: /^Buy 25/ }).click();
  const checkout = dialog(page, /Buy 25 credits/);
  await checkout.getByText('Without company details').click();
  await expect(checkout.getByText('CGST 9%')).toBeVisible();
  await look(page);
  await checkout.getByRole('button', { name: 'Pay ₹ 2,655' }).click();
  const practice = dialog(page, /no money moves here/);
  await practice.getByRole('button', { name: 'Fail the payment' }).click();
  await expect(page.getByText('Payment failed').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await practice.getByRole('button', { name: 'Pay ₹ 2,655' }).click();
  await expect(page.getByText('25 credits added.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save invoice CB-/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^CB-\d{4}-\d{4}.*\.pdf$/);
}

test('a recruiter without credits buys some, unlocks a talent, and is charged once', async ({ page }) => {
  test.slow();
  const { id, path, mobile } = await star();
  const { user_id } = await join(page, 'recruiter', 'Farida Contractor');
  const troubles = watch(page, ['error']);
  await open(page, path);
  await visible(page, 'Unlock, 1 credit').click();
  const unlock = dialog(page, 'Unlock Ananya Rao?');
  await expect(unlock.getByText(/You’re out of credits/)).toBeVisible();
  await look(page);
  await unlock.getByRole('link', { name: 'Buy credits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Credits Balance & History' })).toBeVisible();
  await buyPack(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(path);

  await visible(page, 'Unlock, 1 credit').click();
  await expect(unlock.getByText('24 credits', { exact: true })).toBeVisible();
  await look(page);
  const number = mobile.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
  await expect(page.getByText(number)).toHaveCount(0);
  await unlock.getByRole('button', { name: 'Unlock, 1 credit' }).click();
  await expect(toast(page, 'Ananya Rao unlocked, 24 credits left')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(number).first()).toBeVisible();
  await look(page);
  const charged = await askDatabase(
    home,
    `select change_type from credit_entry where recruiter_id = ${user_id} and talent_id = ${id}`,
  );
  expect(charged).toEqual([{ change_type: 3 }]);
  await page.keyboard.press('Escape');
  await expect(page.getByText(number).first()).toBeVisible();

  await open(page, '/app/recruiter/dashboard/credits-balance');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Ananya Rao')).toBeVisible();
  await expect(history.getByText('Pack of 25')).toBeVisible();
  await look(page);
  expect(troubles()).toEqual([]);
});
