import { expect, type Locator, test } from '@playwright/test';
import { fillSignUp, newEmail, newMobile, openPopup, press } from '../newcomers.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';

const pages = {
  '/auth': 'Sign in',
  '/auth/sign-up': 'Sign Up',
  '/auth/forgot-password': 'Forgot password',
  '/auth/reset-password?token=nobody-ever-made-this-token': 'New password',
  '/auth/sign-in?problem=github-denied': 'Sign in',
};

/** Each walks through the popup to one step of it. */
const steps: Record<string, (popup: Locator) => Promise<void>> = {
  async 'fields with faults'(popup) {
    await press(popup, 'Sign Up');
    await expect(popup.getByText('Choose one to continue.')).toBeVisible();
    await fillSignUp(popup, { side: 'I cast', first: '', last: 'Iyer', email: 'no', password: 'short' });
    await press(popup, 'Sign Up');
    await expect(popup.getByText('Enter an email')).toBeVisible();
  },
  async 'waiting for a code'(popup) {
    await popup.getByRole('radio', { name: /I perform/ }).check();
    await popup.getByRole('radio', { name: 'Mobile' }).check();
    await popup.getByLabel('First name').fill('Meera');
    await popup.getByLabel('Mobile number').fill(newMobile());
    await press(popup, 'Send code');
    await expect(popup.getByLabel('Code from SMS, 6 digits')).toBeFocused();
  },
  async 'signing in by mobile'(popup) {
    await popup.getByRole('link', { name: 'Sign in', exact: true }).click();
    await popup.getByRole('radio', { name: 'Mobile' }).check();
    await press(popup, 'Send code');
    await expect(popup.getByText('Enter a 10-digit mobile number')).toBeVisible();
  },
  async 'a forgotten password'(popup) {
    await popup.getByRole('link', { name: 'Sign in', exact: true }).click();
    await popup.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(popup.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  },
  async 'after signing up'(popup) {
    await fillSignUp(popup, { side: 'I perform', first: 'Meera', last: '', email: newEmail('axe') });
    await press(popup, 'Sign Up');
    await expect(popup.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await press(popup, 'Verify email');
    await expect(popup.getByText('Enter the 6-digit code')).toBeVisible();
  },
};

test('the pages have no accessibility violation', async ({ page }) => {
  test.slow();
  for (const [address, title] of Object.entries(pages)) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessibleState(page);
    await expectNoSidewaysScroll(page);
  }
});

for (const [step, walk] of Object.entries(steps)) {
  test(`the popup, ${step}: no accessibility violation`, async ({ page }) => {
    await open(page, '/find-jobs');
    await walk(await openPopup(page));
    await expectAccessibleState(page);
    await expectNoSidewaysScroll(page);
  });
}
