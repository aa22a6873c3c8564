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

test('the code comes by WhatsApp instead, and the number can be changed', async ({ page }) => {
  const mobile = newMobile();
  await open(page, '/auth/sign-up');
  await page.getByRole('radio', { name: /I cast/ }).check();
  await page.getByRole('radio', { name: 'Mobile' }).check();
  await page.getByLabel('First name').fill('Harpreet');
  await page.getByLabel('Mobile number').fill('98490 27');
  await press(page, 'Send code');
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/10-digit/);
  await page.getByLabel('Mobile number').fill(newMobile());
  await press(page, 'Send code');
  await press(page, 'Change number');
  await page.getByLabel('Mobile number').fill(mobile);
  await press(page, 'Send code');
  await press(page, 'Send by WhatsApp instead');

  const boxes = page.getByLabel('Code from WhatsApp, 6 digits');
  await expect(boxes).toBeVisible();
  await boxes.fill(await codeFor(page, `+91${mobile}`, 'whatsapp'));
  await expect(page).toHaveURL('/app/dashboard');
});

test('a number without an account: nothing is promised, and signing up is one step away', async ({
  page,
}) => {
  await open(page, '/auth/sign-in');
  await page.getByRole('radio', { name: 'Mobile' }).check();
  await page.getByLabel('Mobile number').fill(newMobile());
  await press(page, 'Send code');
  await expect(page.getByText('If this number has an account')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await expect(page.getByLabel('Mobile number')).not.toHaveValue('');
});

test('after three codes it is said when the next one may be asked for', async ({ page }) => {
  await open(page, '/auth/sign-in');
  await page.getByRole('radio', { name: 'Mobile' }).check();
  await page.getByLabel('Mobile number').fill(newMobile());
  await press(page, 'Send code');
  await press(page, 'Send by WhatsApp instead');
  await press(page, 'Send by SMS instead');
  await press(page, 'Send by WhatsApp instead');
  await expect(page.getByRole('alert')).toContainText(/Get another in 1[45] minutes/);
});

test('a code that was tried too often asks for a new one', async ({ page }) => {
  const mobile = newMobile();
  await open(page, '/auth/sign-up');
  await page.getByRole('radio', { name: /I perform/ }).check();
  await page.getByRole('radio', { name: 'Mobile' }).check();
  await page.getByLabel('First name').fill('Farida');
  await page.getByLabel('Mobile number').fill(mobile);
  await press(page, 'Send code');
  const code = await codeFor(page, `+91${mobile}`);
  const boxes = page.getByLabel(byMessage);
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await boxes.fill(otherThan(code));
    await expect(page.getByRole('alert')).toContainText(left);
    await expect(boxes).toHaveValue('');
  }
  await boxes.fill(otherThan(code));
  await expect(page.getByRole('alert')).toContainText('has expired');
  await page.getByRole('alert').getByRole('button', { name: 'Send a new code' }).click();
  await expect(async () => expect(await codeFor(page, `+91${mobile}`)).not.toBe(code)).toPass();
  await boxes.fill(await codeFor(page, `+91${mobile}`));
  await expect(page).toHaveURL('/app/talent/create');
});
