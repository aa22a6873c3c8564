import { expect, test } from '@playwright/test';
import { isPhone, openProfileMenu } from '../header.ts';
import { open } from '../page-checks.ts';
import { changeUser, signIn } from '../sign-in.ts';

const target = '/app/messages?with=7&draft=see%20you';

test('a guest is sent from /app to the first page, where the sign-in popup opens', async ({ page }) => {
  await page.goto(target);
  await expect(page).toHaveURL('/');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('after signing in, one lands where one wanted to go, query and all, and only once', async ({ page }) => {
  await page.goto(target);
  await expect(page.getByRole('dialog')).toBeVisible();
  await signIn(page, 'talent');
  await page.goto('/auth');
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL('/app/dashboard');
});

test('no address outside /app is remembered, whoever wrote it into the storage', async ({ page }) => {
  for (const address of ['//evil.example/app', '/find-jobs']) {
    await page.goto('/404');
    await page.evaluate((stored) => sessionStorage.setItem('callboard-post-login-target', stored), address);
    await signIn(page, 'talent');
    await page.goto('/auth');
    await expect(page, address).toHaveURL('/app/dashboard');
  }
});

test('those signed in are sent on from the pages for guests', async ({ page }) => {
  await signIn(page, 'recruiter');
  for (const address of ['/auth/sign-up', '/dashboard']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/app/dashboard');
  }
});

test('a guest at /dashboard is asked to sign in', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
});

test('a half-made talent is led to the wizard, but may reach settings and help', async ({ page }) => {
  await signIn(page, 'newcomer');
  for (const address of ['/app', '/app/messages']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/app/talent/create');
  }
  await open(page, '/app/talent/dashboard/profile');
  await expect(page).toHaveURL('/app/talent/dashboard/profile');
});

test('a talent on the last page of the wizard may look around', async ({ page }) => {
  const { user } = await signIn(page, 'newcomer');
  if (!user.talenter) throw new Error('The newcomer is a talent');
  await changeUser(page, { talenter: { ...user.talenter, last_activity_page: 6 } });
  await open(page, '/app');
  await expect(page).toHaveURL('/app/dashboard');
});

test('pages of the other side lead back to one’s own', async ({ page }) => {
  await signIn(page, 'recruiter');
  await page.goto('/app/talent/create');
  await expect(page).toHaveURL('/app/dashboard');
  await signIn(page, 'talent');
  for (const address of ['/app/my-projects', '/app/nowhere']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/app/dashboard');
  }
});

test('signing out of a page under /app asks nobody to come back', async ({ page }) => {
  await signIn(page, 'talent');
  await open(page, '/app/messages?with=7');
  await (await openProfileMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('callboard-post-login-target'))).toBeNull();
});

for (const { query, kept } of [
  { query: '?ref=asha-2026', kept: 'asha-2026' },
  { query: '?ref=%3Cscript%3E', kept: null },
]) {
  test(`${query} opens the sign-up popup; kept: ${kept}`, async ({ page }) => {
    await page.goto(`/find-jobs${query}`);
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible();
    await expect(popup.getByText('I perform')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('callboard-ref'))).toBe(kept);
  });
}

test('a referral does not bother somebody who is signed in', async ({ page }) => {
  await signIn(page, 'talent');
  await open(page, '/find-jobs?ref=asha');
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Sign in and Sign Up are links whose plain press opens the popup', async ({ page, context }) => {
  await open(page, '/find-jobs');
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign Up' });
  await expect(signUp).toHaveAttribute('href', '/auth/sign-up');
  await signUp.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/find-jobs');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (isPhone()) return;
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    signUp.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/auth/sign-up');
});
