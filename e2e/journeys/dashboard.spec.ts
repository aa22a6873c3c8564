import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, open, watch } from '../page-checks.ts';
import { demo, signIn } from '../sign-in.ts';

test(`the dashboards are without a fault`, async ({ page }) => {
  const troubles = watch(page);
  for (const who of [demo.talent, demo.recruiter]) {
    await signIn(page, who);
    await open(page, '/app/dashboard');
    await expect(page.getByRole('heading', { name: 'Whenever you like' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  expect(troubles()).toEqual([]);
});
