import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, open, watch } from '../page-checks.ts';

const publicPages = [
  '/auth',
  '/auth/sign-up',
  '/view-cms/terms-and-condition',
  '/view-cms/privacy-policy',
  '/about/company',
  '/about/contact-us',
  '/talents',
  '/Contact',
  '/Support',
  '/HowitWorks',
  '/About',
  '/ExampleImage',
  '/',
  '/recruiters',
  '/404',
];

test('every public address opens its page', async ({ page }) => {
  test.slow();
  const troubles = watch(page);
  for (const address of publicPages) {
    await open(page, address);
    await expect(page, address).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText('not built yet'), address).toHaveCount(0);
    await expect(page, address).toHaveTitle(/ · Callboard$|^Callboard/);
    await expectNoSidewaysScroll(page);
  }
  expect(troubles()).toEqual([]);
});
