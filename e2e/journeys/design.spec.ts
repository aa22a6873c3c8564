import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, open, themes, watch } from '../page-checks.ts';

for (const theme of themes) {
  test(`the design page shows every piece without a fault, ${theme}`, async ({ page }) => {
    const troubles = watch(page);
    await open(page, '/design', theme);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(troubles()).toEqual([]);
  });
}
