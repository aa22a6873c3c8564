import { expect, test } from '@playwright/test';
import { fillSignUp, newEmail, openPopup, press, someone } from '../newcomers.ts';
import { open } from '../page-checks.ts';
import { port } from '../server-under-test.ts';

const pallavi = { side: 'I perform', first: 'Pallavi', last: 'Reddy' } as const;

test('the side is asked for before anything is sent, and every fault is told at its field', async ({
  page,
}) => {
  await open(page, '/auth/sign-up');
  await press(page, 'Sign Up');
  await expect(page.getByText('Choose one to continue.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /I perform/ })).toBeFocused();

  await page.getByRole('radio', { name: /I cast/ }).check();
  await press(page, 'Sign Up');
  const first = page.getByLabel('First name');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription('Enter your first name');
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription(
    /Enter your company/,
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/at least 10/);
});

test('a leaked password is named as one, here and by the server', async ({ page }) => {
  await open(page, '/auth/sign-up');
  await fillSignUp(page, { ...pallavi, email: newEmail('leaked'), password: 'password123' });
  await expect(page.getByText('On the list of leaked passwords')).toBeVisible();
  let wasAsked = false;
  await page.route('**/v1/auth/register', (route) => {
    wasAsked = true;
    return route.continue();
  });
  await press(page, 'Sign Up');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/has leaked before. Choose another/);
  expect(wasAsked).toBe(false);

  // One that only the server refuses: the own name.
  await page.getByLabel('First name').fill('Chandrashekhar');
  await password.fill('chandrashekhar');
  await press(page, 'Sign Up');
  await expect(password).toHaveAccessibleDescription(/Don’t use your name or email/);
  await expect(password).toBeFocused();
});

test('a taken e-mail is said, and leads to signing in with it', async ({ page }) => {
  const email = newEmail('taken');
  await someone(page, email);
  await open(page, '/find-jobs');
  const popup = await openPopup(page);
  await fillSignUp(popup, { ...pallavi, email });
  await press(popup, 'Sign Up');
  const notice = popup.getByRole('alert').filter({ hasText: 'Sign in instead?' });
  await expect(notice).toContainText('This email already has an account');
  await expect(popup.getByLabel('First name')).toHaveValue('Pallavi');
  await notice.getByRole('link', { name: 'Sign in' }).click();
  await expect(popup.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

test('nothing typed is lost but the password: other tab, other form, closed, reloaded', async ({ page }) => {
  const email = newEmail('kept');
  await open(page, '/find-jobs');
  let popup = await openPopup(page);
  await fillSignUp(popup, { ...pallavi, email });
  await popup.getByRole('radio', { name: 'Mobile' }).check();
  await expect(popup.getByLabel('First name')).toHaveValue('Pallavi');
  await popup.getByLabel('Mobile number').fill('98490 27318');
  await popup.getByRole('radio', { name: 'Email' }).check();
  await expect(popup.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await popup.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(popup.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await press(popup, 'Close');
  await expect(popup).toBeHidden();

  await page.reload();
  popup = await openPopup(page);
  await expect(popup.getByRole('radio', { name: /I perform/ })).toBeChecked();
  await expect(popup.getByLabel('Last name')).toHaveValue('Reddy');
  await expect(popup.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(popup.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('the line drops in the middle: it is said, all is kept, and trying again goes through', async ({
  page,
}) => {
  await open(page, '/auth/sign-up');
  await fillSignUp(page, { ...pallavi, email: newEmail('dropped') });
  await page.route('**/v1/auth/register', (route) => route.abort(), { times: 1 });
  await press(page, 'Sign Up');
  await expect(page.getByRole('alert')).toContainText('You’re offline');
  await expect(page.getByLabel('Password', { exact: true })).not.toHaveValue('');
  await press(page, 'Try again');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('pressing twice signs up once', async ({ page }) => {
  await open(page, '/auth/sign-up');
  await fillSignUp(page, { ...pallavi, email: newEmail('twice') });
  let sent = 0;
  await page.route('**/v1/auth/register', async (route) => {
    sent += 1;
    await page.getByRole('button', { name: 'Signing up…' }).click({ force: true });
    await route.continue();
  });
  await press(page, 'Sign Up');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(sent).toBe(1);
});

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
