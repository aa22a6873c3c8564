import { expect, test } from '@playwright/test';
import { codeFor, newMobile, openPopup, otherThan, press } from '../newcomers.ts';
import { open } from '../page-checks.ts';

const byMessage = 'Code from SMS, 6 digits';

test('somebody signs up by mobile, signs out, and signs in by mobile', async ({ page }) => {
  const mobile = newMobile();
  const shown = `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
  await open(page, '/find-jobs');
  let popup = await openPopup(page);
  await popup.getByRole('radio', { name: /I perform/ }).check();
  await popup.getByRole('radio', { name: 'Mobile' }).check();
  await popup.getByLabel('First name').fill('Vikram');
  await popup.getByLabel('Last name').fill('Shinde');
  await popup.getByLabel('Mobile number').fill(`0${mobile}`);
  await press(popup, 'Send code');

  await expect(popup.getByText(`Sent to ${shown}`)).toBeVisible();
  await expect(popup.getByText(/New code in 0:[0-3]\d/)).toBeVisible();
  const code = await codeFor(page, `+91${mobile}`, 'sms');
  await popup.getByLabel(byMessage).pressSequentially(otherThan(code));
  await expect(popup.getByRole('alert')).toContainText('4 tries left');
  await popup.getByLabel(byMessage).pressSequentially(code);
  await expect(page).toHaveURL('/app/talent/create');

  await page.evaluate(() => fetch('/v1/auth/logout', { method: 'POST' }));
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/find-jobs');
  popup = await openPopup(page, 'Sign in');
  await popup.getByRole('radio', { name: 'Mobile' }).check();
  await popup.getByLabel('Mobile number').fill(mobile);
  await press(popup, 'Send code');
  await expect(popup.getByText('If this number has an account, you’ll get a code now.')).toBeVisible();
  await expect(async () => expect(await codeFor(page, `+91${mobile}`, 'sms')).not.toBe(code)).toPass();
  await popup.getByLabel(byMessage).fill(await codeFor(page, `+91${mobile}`, 'sms'));
  await expect(page).toHaveURL('/app/talent/create');
});
