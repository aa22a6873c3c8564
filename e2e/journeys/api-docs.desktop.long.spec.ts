import { expect, test } from '@playwright/test';
import { watch } from '../page-checks.ts';

test('the API can be read at /docs with nothing from elsewhere', async ({ page }) => {
  // The viewer warns of schemas that are good JSON Schema but not in its own model; errors would be ours.
  const troubles = watch(page, ['error']);
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Callboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The process is alive' }).first()).toBeVisible();
  expect(troubles()).toEqual([]);
});
