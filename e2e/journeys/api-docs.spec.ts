import { expect, test } from '@playwright/test';
import { watch } from '../page-checks.ts';

test('the API can be read at /docs with nothing from elsewhere', async ({ page }) => {
  const troubles = watch(page);
  await page.goto('/docs');
  await expect(page.getByText('Every reference list in one cacheable answer').first()).toBeVisible();
  expect(troubles()).toEqual([]);
});
