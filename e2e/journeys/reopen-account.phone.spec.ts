import { expect, test } from '@playwright/test';
import { goodPassword, newEmail, press, someone } from '../newcomers.ts';
import { open } from '../page-checks.ts';
import { port } from '../server-under-test.ts';

const origin = `http://localhost:${port}`;

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
