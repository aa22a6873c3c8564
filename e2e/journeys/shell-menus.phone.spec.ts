import { expect, test } from '@playwright/test';
import { header } from '../header.ts';
import { open } from '../page-checks.ts';
import { signIn } from '../sign-in.ts';

test('a talent with half a profile has no menu but the profile menu', async ({ page }) => {
  await signIn(page, 'newcomer');
  await open(page, '/app/talent/create');
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await expect(header(page).getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
});

test('the slide menu closes by Escape, by its button and beside it, and gives the focus back', async ({
  page,
}) => {
  await open(page, '/find-jobs');
  const button = page.getByRole('button', { name: 'Menu', exact: true, includeHidden: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close the menu' }).click(),
    () => page.touchscreen.tap(350, 400),
  ]) {
    await button.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }
  await button.click();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the slide menu of talents stays away from the wizard and the dashboard', async ({ page }) => {
  await signIn(page, 'talent');
  const button = page.getByRole('button', { name: 'Menu', exact: true, includeHidden: true });
  for (const path of ['/app/dashboard', '/app/talent/create']) {
    await open(page, path);
    await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
    await expect(button, path).toHaveCount(0);
  }
  await open(page, '/app/openings/open-projects');
  await expect(button).toBeVisible();
});
