import { expect, test } from '@playwright/test';
import { fillSignUp, newEmail, newMobile, openPopup, press } from '../newcomers.ts';
import { expectAccessible, expectNoSidewaysScroll, open, themes } from '../page-checks.ts';

for (const theme of themes) {
  test(`every page of the door has no accessibility violation, ${theme}`, async ({ page }) => {
    const pages = {
      '/auth': 'Sign in',
      '/auth/sign-up': 'Sign Up',
      '/auth/forgot-password': 'Forgot password',
      '/auth/reset-password?token=nobody-ever-made-this-token': 'New password',
      '/auth/sign-in?problem=github-denied': 'Sign in',
    };
    for (const [address, title] of Object.entries(pages)) {
      await open(page, address, theme);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });

  test(`every step of the popup has no accessibility violation, ${theme}`, async ({ page }) => {
    await open(page, '/find-jobs', theme);
    const popup = await openPopup(page);
    await press(popup, 'Sign Up');
    await expectAccessible(page);

    await fillSignUp(popup, {
      side: 'I cast',
      first: 'Meera',
      last: 'Iyer',
      company: 'Iyer & Co',
      email: 'no',
    });
    await press(popup, 'Sign Up');
    await expect(popup.getByText('Enter an e-mail address')).toBeVisible();
    await expectAccessible(page);

    await popup.getByRole('radio', { name: 'Mobile' }).check();
    await popup.getByLabel('Mobile number').fill(newMobile());
    await press(popup, 'Send me a code');
    await expect(popup.getByLabel('Code from your messages, six digits')).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await popup.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(popup.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expectAccessible(page);
    await popup.getByRole('radio', { name: 'E-mail' }).check();
    await press(popup, 'Sign in');
    await expectAccessible(page);
    await popup.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(popup.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await expectAccessible(page);
  });

  test(`the step after signing up has no accessibility violation, ${theme}`, async ({ page }) => {
    await open(page, '/find-jobs', theme);
    const popup = await openPopup(page);
    await fillSignUp(popup, { side: 'I perform', first: 'Meera', last: '', email: newEmail(`axe-${theme}`) });
    await press(popup, 'Sign Up');
    await expect(popup.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await press(popup, 'Confirm');
    await expect(popup.getByText('The code has six digits.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
