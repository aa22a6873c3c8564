import { expect, test } from '@playwright/test';
import { isPhone, openProfileMenu } from '../header.ts';
import { open } from '../page-checks.ts';
import { changeUser, signIn } from '../sign-in.ts';

const target = '/app/openings/open-projects?from=mail&note=see%20you';

test('a guest under /app is asked to sign in, and then lands where they wanted to go, once', async ({
  page,
}) => {
  await page.goto(target);
  await expect(page).toHaveURL('/');
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  await signIn(page, 'talent');
  await page.goto('/auth');
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1, name: 'My Jobs' })).toBeVisible();
  await page.goto('/auth/sign-up');
  await expect(page).toHaveURL('/app/dashboard');
});

test('no address outside /app is remembered, whoever wrote it into the storage', async ({ page }) => {
  await page.goto('/404');
  await page.evaluate(() => sessionStorage.setItem('callboard-post-login-target', '//evil.example/app'));
  await signIn(page, 'talent');
  await page.goto('/auth');
  await expect(page).toHaveURL('/app/dashboard');
});

test('a half-made talent is led to the wizard, but may reach settings and help', async ({ page }) => {
  await signIn(page, 'newcomer');
  await page.goto('/app/messages');
  await expect(page).toHaveURL('/app/talent/create');
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
  await page.goto('/app/my-projects');
  await expect(page).toHaveURL('/app/dashboard');
});

test('signing out of a page under /app asks nobody to come back', async ({ page }) => {
  await signIn(page, 'talent');
  await open(page, '/app/openings/open-projects');
  await (await openProfileMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('callboard-post-login-target'))).toBeNull();
});

test('?ref= opens the sign-up popup and is kept', async ({ page }) => {
  await page.goto('/find-jobs?ref=asha-2026');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await expect(popup.getByText('I perform')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('callboard-ref'))).toBe('asha-2026');
});

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
