import { expect, test } from '@playwright/test';
import { fillSignUp, newEmail, press } from '../newcomers.ts';
import { open } from '../page-checks.ts';
import { port } from '../server-under-test.ts';

const pallavi = { side: 'I perform', first: 'Pallavi', last: 'Reddy' } as const;

test('a friend’s link opens the popup, names the friend, and tells the server who sent me', async ({
  page,
}) => {
  const answer = await page.request.post('/v1/auth/login', {
    data: { email: 'recruiter@callboard.test', password: 'callboard-demo' },
    headers: { origin: `http://localhost:${port}` },
  });
  const { user } = await answer.json();
  await page.context().clearCookies();

  await open(page, `/find-jobs?ref=${user.userUniqueId}`);
  const popup = page.getByRole('dialog');
  await expect(popup.getByText(`${user.name} invited you`)).toBeVisible();
  await fillSignUp(popup, { ...pallavi, email: newEmail('invited') });
  const sending = page.waitForRequest('**/v1/auth/register');
  await press(popup, 'Sign Up');
  expect((await sending).postDataJSON()).toMatchObject({
    ref: user.userUniqueId,
    name: 'Pallavi Reddy',
    first_name: 'Pallavi',
    last_name: 'Reddy',
    user_type: 1,
  });
  await expect(popup.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('callboard-ref'))).toBeNull();
});
