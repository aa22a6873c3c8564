import { expect, test } from '@playwright/test';
import { fillSignUp, linkFor, newEmail, press } from '../newcomers.ts';
import { open } from '../page-checks.ts';

const madeUp = '/verify-email?token=nobody-ever-made-this-token';

test('the link of the mail confirms the address once; the second time it says so', async ({
  page,
  browser,
}) => {
  const email = newEmail('linked');
  await open(page, '/auth/sign-up');
  await fillSignUp(page, { side: 'I perform', first: 'Asha', last: 'Menon', email });
  await press(page, 'Sign Up');
  await press(page.getByRole('dialog'), 'Not now');
  const link = await linkFor(page, email, '/verify-email');

  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/v1/auth/verify-email')) calls += 1;
  });
  await open(page, link);
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  expect(calls).toBe(1);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/app/talent/create');

  // The same link on another device, where nobody is signed in.
  const other = await browser.newPage();
  await open(other, new URL(link, page.url()).href);
  await expect(other.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('a link that is too old has a way to a new mail, for a guest and then signed in', {
  tag: '@long',
}, async ({ page }) => {
  const email = newEmail('late');
  await page.request.post('/v1/user', {
    data: { name: 'Late Comer', email, password: 'four lanterns under bridges', user_type: 1 },
  });
  await open(page, madeUp);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to get a new email' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox', { name: 'Email' }).fill(email);
  await popup.getByLabel('Password', { exact: true }).fill('four lanterns under bridges');
  await press(popup, 'Sign in');
  await press(page, 'Send a new email');
  await expect(popup.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(popup.getByText(email)).toBeVisible();
});
