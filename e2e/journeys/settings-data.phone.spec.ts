import { expect, type Page, test } from '@playwright/test';
import { join, newerCodeFor, openSettings, password, verifyOwnEmail } from '../members.ts';
import { codeFor } from '../newcomers.ts';
import { port } from '../server-under-test.ts';

const closing = (page: Page) => page.getByRole('dialog', { name: /^Close .*’s account$/ });

async function openClosing(page: Page) {
  await page.getByRole('button', { name: 'Close account' }).click();
  await expect(closing(page)).toBeVisible();
  return closing(page);
}

async function expectClosed(page: Page, email: string) {
  const done = page.getByRole('dialog', { name: 'Account closed' });
  await expect(done).toContainText(/Sign in before \d\d \w{3} 20\d\d/);
  await done.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL('/');
  const answer = await page.request.post('/v1/auth/login', {
    headers: { origin: `http://localhost:${port}` },
    data: { email, password },
  });
  expect((await answer.json()).code).toBe('ACCOUNT_CLOSED');
}

test('my data is packed before my eyes, saved and thrown away', async ({ page }) => {
  const member = await join(page);
  await openSettings(page, member);
  await page.getByRole('button', { name: 'Download my data' }).click();
  const link = page.getByRole('link', { name: 'Save archive' });
  await expect(link).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Ready, [\d.]+ k?B\. Available till \d\d \w{3} 20\d\d\.$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await link.click();
  expect((await (await download).path()).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Delete archive' }).click();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
});

test('packing shows how far it is and can be cancelled', async ({ page }) => {
  const member = await join(page);
  const archive = `**/v1/user/${member.user_id}/data-export`;
  const packing = {
    state: 'packing',
    progress: 64,
    requested_at: new Date().toISOString(),
    bytes: null,
    download_url: null,
    expires_at: null,
  };
  await page.route(archive, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: packing }) : route.continue(),
  );
  await openSettings(page, member);
  await expect(page.getByRole('progressbar', { name: 'Preparing your data' })).toHaveAttribute(
    'aria-valuenow',
    '64',
  );
  await expect(page.getByText('Preparing, 64%.')).toBeVisible();
  await page.unroute(archive);
  await page.getByRole('button', { name: 'Cancel download' }).click();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
});

test('an account is closed by its name and its password, and only so', async ({ page }) => {
  const member = await join(page);
  await openSettings(page, member);
  const dialog = await openClosing(page);
  const name = dialog.getByRole('textbox', { name: /^Type your name/ });
  const secret = dialog.getByRole('textbox', { name: 'Password', exact: true });
  const close = dialog.getByRole('button', { name: 'Close account' });

  await name.fill('Somebody Else');
  await secret.fill('not this one');
  await close.click();
  await expect(name).toHaveAccessibleDescription('Enter the name on this account: Kavya Pillai');
  await name.fill('kavya pillai');
  await close.click();
  await expect(secret).toHaveAccessibleDescription('Incorrect password. Try again');
  await secret.fill(password);
  await close.click();
  await expectClosed(page, member.email);
});

test('a code to a verified e-mail does as well as the password', async ({ page }) => {
  const member = await join(page, 'recruiter');
  const welcome = await codeFor(page, member.email, 'mail');
  await verifyOwnEmail(page, member);
  await openSettings(page, member);
  const dialog = await openClosing(page);
  await dialog.getByRole('textbox', { name: /^Type your name/ }).fill(member.name);
  await dialog.getByRole('button', { name: 'Use a code instead' }).click();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(`Sent to ${member.email}.`)).toBeVisible();
  const code = dialog.getByRole('textbox', { name: '6-digit code' });
  await code.fill(await newerCodeFor(page, member.email, welcome));
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expectClosed(page, member.email);
});

test('whoever stays, stays', async ({ page }) => {
  const member = await join(page);
  await openSettings(page, member);
  const dialog = await openClosing(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
});
