import { expect, test } from '@playwright/test';
import { codeFor, goodPassword, newEmail } from '../newcomers.ts';
import { open } from '../page-checks.ts';

test('by keyboard alone: sign up in the popup, correct a code, confirm, arrive', async ({ page }) => {
  const email = newEmail('keys');
  const keys = page.keyboard;
  await open(page, '/find-jobs');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Sign Up' });
  await opener.focus();
  await keys.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('radio', { name: /I perform/ })).toBeFocused();

  await keys.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
  await keys.press('Enter');

  await expect(popup.getByRole('radio', { name: /I perform/ })).toBeFocused();
  await keys.press('Space');
  await keys.press('Tab');
  await expect(popup.getByRole('radio', { name: 'Email' })).toBeFocused();
  await keys.press('Tab');
  await keys.type('Lakshmi');
  await keys.press('Tab');
  await keys.type('Menon');
  await keys.press('Tab');
  await keys.type(email);
  await keys.press('Tab');
  await keys.type(goodPassword);
  await keys.press('Enter');

  await expect(popup.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const code = await codeFor(page, email);
  await popup.getByLabel('Code from the email, 6 digits').focus();
  const wrong = code[1] === '0' ? '1' : '0';
  await keys.type(`${code[0]}${wrong}${code.slice(2, 4)}`);
  for (let at = 0; at < 3; at += 1) await keys.press('ArrowLeft');
  await keys.type(`${code[1]}`);
  await keys.press('End');
  await keys.type(code.slice(4));
  await expect(page).toHaveURL('/app/talent/create');
});

test('the popup keeps the focus inside and gives it back', { tag: '@long' }, async ({ page }) => {
  await open(page, '/find-jobs');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('textbox', { name: 'Email' })).toBeFocused();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
