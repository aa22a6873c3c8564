import { expect, test } from '@playwright/test';
import { codeFor, fillSignUp, newEmail, openPopup, otherThan, press } from '../newcomers.ts';
import { expectNoSidewaysScroll, open, watch } from '../page-checks.ts';

const pallavi = { side: 'I perform', first: 'Pallavi', last: 'Reddy' } as const;

test('a performer signs up in the popup and confirms the address by its code', async ({ page }) => {
  const email = newEmail('pallavi');
  await open(page, '/find-jobs');
  const popup = await openPopup(page);
  await fillSignUp(popup, { ...pallavi, email });
  await expect(popup.getByText('Strength: very strong.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await press(popup, 'Sign Up');

  await expect(popup.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(popup.getByText('You’re signed in, Pallavi.')).toBeVisible();
  const code = await codeFor(page, email, 'mail');
  const boxes = popup.getByLabel('Code from the email, 6 digits');

  await boxes.fill(otherThan(code));
  await expect(popup.getByRole('alert')).toContainText('4 tries left');
  await expect(boxes).toHaveValue('');

  await boxes.pressSequentially(code);
  await expect(page).toHaveURL('/app/talent/create');
  await expect(page.getByText('Email verified!')).toBeVisible();
  await expect(popup).toBeHidden();
});

test('somebody who casts signs up on the page, tells the company and confirms later', async ({ page }) => {
  const troubles = watch(page);
  const email = newEmail('devika');
  await open(page, '/auth/sign-up');
  await expect(page).toHaveTitle('Sign Up · Callboard');
  await page.getByRole('radio', { name: /I cast/ }).check();
  await expect(page.getByRole('textbox', { name: 'Company' })).toBeVisible();
  await fillSignUp(page, { side: 'I cast', first: 'Devika', last: 'Nair', company: 'Nair Casting', email });
  await press(page, 'Sign Up');

  const popup = page.getByRole('dialog');
  await expect(popup.getByText(email)).toBeVisible();
  await expect(popup.getByText(/New code in 0:[0-3]\d/)).toBeVisible();
  await press(popup, 'Not now');
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL('/app/dashboard');
  expect(troubles()).toEqual([]);
});
