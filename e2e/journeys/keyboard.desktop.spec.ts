import { expect, test } from '@playwright/test';
import { open } from '../page-checks.ts';

test('by keyboard: the skip link comes first and leads to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
