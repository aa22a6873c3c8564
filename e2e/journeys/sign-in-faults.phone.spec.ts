import { expect, test } from '@playwright/test';
import { goodPassword, newEmail, press, someone } from '../newcomers.ts';
import { open } from '../page-checks.ts';
import { port } from '../server-under-test.ts';

const demoPassword = 'callboard-demo';
const origin = `http://localhost:${port}`;

test('a wrong password keeps the e-mail and says no more than it must', async ({ page }) => {
  const email = newEmail('wrong');
  await someone(page, email);
  await open(page, '/auth');
  for (const address of [email, newEmail('unknown')]) {
    await page.getByRole('textbox', { name: 'Email' }).fill(address);
    await page.getByLabel('Password', { exact: true }).fill('not the right one');
    await press(page, 'Sign in');
    await expect(page.getByRole('alert')).toHaveText(/Incorrect email or password/);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(address);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  }
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/app/talent/create');
});

test('too many tries: it is said for how long', async ({ page }) => {
  const data = { email: newEmail('many'), password: 'guess after guess' };
  for (let tried = 0; tried < 10; tried += 1) {
    await page.request.post('/v1/auth/login', { headers: { origin }, data });
  }
  await open(page, '/auth/sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill(data.email);
  await page.getByLabel('Password', { exact: true }).fill(data.password);
  await press(page, 'Sign in');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Too many attempts. Try again in 1[45] minutes/);
});

test('the line drops while signing in: said, kept, tried again', async ({ page, context }) => {
  await open(page, '/auth/sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill('talent@callboard.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await context.setOffline(true);
  await press(page, 'Sign in');
  const alert = page.getByRole('alert').filter({ hasText: 'What you typed is still here' });
  await expect(alert).toContainText('You’re offline');
  await context.setOffline(false);
  await press(page, 'Try again');
  await expect(page).toHaveURL('/app/dashboard');
});

test('a closed account says until when one can come back, and opens again', async ({ page }) => {
  const email = newEmail('closed');
  const headers = { origin };
  await someone(page, email);
  const login = await page.request.post('/v1/auth/login', {
    headers,
    data: { email, password: goodPassword },
  });
  const { user, token } = await login.json();
  const closing = await page.request.delete(`/v1/user/${user.user_id}`, {
    headers: { ...headers, authorization: `Bearer ${token.token}` },
    data: { password: goodPassword },
  });
  expect(closing.status()).toBe(200);
  await page.context().clearCookies();

  await open(page, '/auth/sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await press(page, 'Sign in');
  await expect(page.getByRole('alert')).toContainText(/You can reopen it until \d\d \w{3} \d{4}/);
  await press(page, 'Reopen account');
  await expect(page).toHaveURL('/app/talent/create');
});
