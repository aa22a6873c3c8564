import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, open, watch } from '../page-checks.ts';

test(`the design page shows every piece without a fault`, async ({ page }) => {
  const troubles = watch(page);
  await open(page, '/design');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(troubles()).toEqual([]);
});
