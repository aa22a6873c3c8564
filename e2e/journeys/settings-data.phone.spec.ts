import { expect, type Page, test } from '@playwright/test';
import { join, openSettings, password } from '../members.ts';
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

test('my data is packed before my eyes, saved and thrown away', { tag: '@long' }, async ({ page }) => {
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
