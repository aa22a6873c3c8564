import { expect, test } from '@playwright/test';
import { fillSignUp, newEmail, press } from '../newcomers.ts';
import { open } from '../page-checks.ts';
import { port } from '../server-under-test.ts';

const pallavi = { side: 'I perform', first: 'Pallavi', last: 'Reddy' } as const;

test('a recruiter’s link says who invites and what both get, chooses casting, and is sent along', async ({
  page,
}) => {
  const answer = await page.request.post('/v1/auth/login', {
    data: { email: 'recruiter@callboard.test', password: 'callboard-demo' },
    headers: { origin: `http://localhost:${port}` },
  });
  const { user, token } = await answer.json();
  const referral = await page.request.get(`/v1/recruiter/${user.user_id}/referral`, {
    headers: { authorization: `Bearer ${token.token}` },
  });
  const { code, credits_each: credits } = await referral.json();
  await page.context().clearCookies();

  await open(page, `/find-jobs?ref=${code}`);
  const popup = page.getByRole('dialog');
  await expect(popup.getByText(`${user.name} from Lantern Casting invited you`)).toBeVisible();
  await expect(
    popup.getByText(`You each get ${credits} credits once your company is verified.`),
  ).toBeVisible();
  await expect(popup.getByRole('radio', { name: /^I cast/ })).toBeChecked();
  await fillSignUp(popup, { ...pallavi, email: newEmail('invited') });
  const sending = page.waitForRequest('**/v1/auth/register');
  await press(popup, 'Sign Up');
  expect((await sending).postDataJSON()).toMatchObject({
    ref: code,
    name: 'Pallavi Reddy',
    first_name: 'Pallavi',
    last_name: 'Reddy',
    user_type: 1,
  });
  await expect(popup.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('callboard-ref'))).toBeNull();
});
