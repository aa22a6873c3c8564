import { expect, test } from '@playwright/test';
import { open } from '../page-checks.ts';

test('the slide menu closes by Escape, by its button and beside it, and gives the focus back', async ({
  page,
}) => {
  await open(page, '/find-jobs');
  const button = page.getByRole('button', { name: 'Menu', exact: true, includeHidden: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close menu' }).click(),
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
