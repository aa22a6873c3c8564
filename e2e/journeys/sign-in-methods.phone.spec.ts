import { expect, type Page, test } from '@playwright/test';
import {
  confirmWith,
  join,
  newerCodeFor,
  openSettings,
  password,
  toast,
  verifyOwnEmail,
} from '../members.ts';
import { codeFor, linkFor, newMobile, press } from '../newcomers.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const methods = (page: Page) => page.getByRole('list', { name: 'Sign-in methods' }).getByRole('listitem');
const sendCode = (page: Page) => page.getByRole('button', { name: 'Send code' }).last().click();

async function addNumber(page: Page): Promise<string> {
  const mobile = newMobile();
  await field(page, 'Mobile number').fill(mobile);
  await sendCode(page);
  await confirmWith(page, password);
  await field(page, '6-digit code').fill(await codeFor(page, `+91${mobile}`, 'whatsapp'));
  await expect(toast(page, 'Mobile number verified')).toBeVisible();
  return mobile;
}

test('a mobile number is added and removed with proof, and the e-mail is told both times', {
  tag: '@long',
}, async ({ page }) => {
  const member = await join(page);
  const welcome = await codeFor(page, member.email, 'mail');
  await verifyOwnEmail(page, member);
  await openSettings(page, member);
  const row = methods(page).filter({ hasText: 'Mobile number' });
  await expect(row).toContainText('Not added');

  const mobile = await addNumber(page);
  await expect(row).toContainText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await expect(row).toContainText('Since');
  expect(await linkFor(page, member.email, '/this-was-not-me')).toContain('token=');

  // This time with a code to the e-mail, which was verified before.
  await page.getByRole('button', { name: 'Remove: Mobile number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('button', { name: 'Use a code instead' }).click();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(`Sent to ${member.email}.`)).toBeVisible();
  await expectAccessibleState(page);
  await field(page, '6-digit code').fill(await newerCodeFor(page, member.email, welcome));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toast(page, 'Mobile number removed')).toBeVisible();
  await expect(row).toContainText('Contact only');
});

test('“This was not me” undoes the change on a press, signs everyone out and asks for a new password', async ({
  page,
}) => {
  const member = await join(page);
  await verifyOwnEmail(page, member);
  await openSettings(page, member);
  const mobile = await addNumber(page);
  const link = await linkFor(page, member.email, '/this-was-not-me');

  await open(page, link);
  await expect(page).toHaveURL('/this-was-not-me');
  await expect(page.getByRole('heading', { name: 'This was not me' })).toBeVisible();
  await expect(page.getByText('A mobile number was added to your sign-in.')).toBeVisible();
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);

  await press(page, 'Undo and secure my account');
  await expect(page.getByRole('heading', { name: 'Undone. Everyone is signed out' })).toBeVisible();
  await expect(page.getByText(`Mobile number •••${mobile.slice(-2)}`)).toBeVisible();
  await press(page, 'Choose a new password');
  await expect(page).toHaveURL('/auth/reset-password');
  await page.getByLabel('New password').fill('seven kites over the harbour');
  await press(page, 'Save password');
  await expect(page).toHaveURL('/auth/sign-in');

  await open(page, link);
  await expect(page.getByRole('heading', { name: 'This is already done' })).toBeVisible();
});

test('a reset lists what no longer signs in', { tag: '@long' }, async ({ page }) => {
  const member = await join(page);
  await verifyOwnEmail(page, member);
  await openSettings(page, member);
  const mobile = await addNumber(page);
  await page.request.post('/v1/auth/forgot-password', { data: { email: member.email } });
  const link = await linkFor(page, member.email, '/auth/reset-password');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, link);
  await page.getByLabel('New password').fill('seven kites over the harbour');
  await press(page, 'Save password');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await expect(page.getByText(`Mobile number •••${mobile.slice(-2)}`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth/sign-in');
});
