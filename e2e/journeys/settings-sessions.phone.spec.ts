import { type Browser, expect, type Page, test } from '@playwright/test';
import { join, openSettings, password, signInAs, toast } from '../members.ts';
import { port } from '../server-under-test.ts';

const base = `http://localhost:${port}`;
const nextPassword = 'nine boats crossing quietly';

// Several browsers in one journey.
test.slow();

/** A second device of the same person. */
async function otherDevice(browser: Browser, member: { email: string; settings: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, userAgent: firefoxOnWindows });
  const page = await context.newPage();
  await signInAs(page, member);
  await openSettings(page, member);
  return page;
}
const firefoxOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const expectSignedOut = async (page: Page) => {
  await page.reload();
  await expect(page).toHaveURL('/');
};

test('a new password ends every other session', async ({ page, browser }) => {
  const member = await join(page);
  const other = await otherDevice(browser, member);
  await openSettings(page, member);
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const current = dialog.getByRole('textbox', { name: 'Current password' });
  const next = dialog.getByRole('textbox', { name: 'New password' });
  const change = dialog.getByRole('button', { name: 'Change password' });

  await change.click();
  await expect(current).toHaveAccessibleDescription('Enter your current password');
  await current.fill('not this one');
  await next.fill('short');
  await expect(dialog.getByText('Strength: weak.')).toBeVisible();
  await change.click();
  await expect(next).toHaveAccessibleDescription(/At least 10 characters/);
  await next.fill('password123');
  await current.fill(password);
  await change.click();
  await expect(next).toHaveAttribute('aria-invalid', 'true');
  await next.fill(nextPassword);
  await expect(dialog.getByText(/Strength: (strong|very strong)\./)).toBeVisible();
  await current.fill('not this one');
  await change.click();
  await expect(current).toHaveAccessibleDescription('Incorrect password. Try again');
  await current.fill(password);
  await change.click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(dialog).toBeHidden();

  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible();
  await expectSignedOut(other);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  const old = await page.request.post('/v1/auth/login', {
    headers: { origin: base },
    data: { email: member.email, password },
  });
  expect(old.status()).toBe(401);
  await other.context().close();
});
