import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, open, themes, watch } from '../page-checks.ts';

const addresses = [
  '/auth',
  '/auth/sign-up',
  '/view-cms/terms-and-condition',
  '/view-cms/privacy-policy',
  '/about/company',
  '/about/contact-us',
  '/dashboard',
  '/app',
  '/app/talent/create',
  '/app/dashboard',
  '/app/openings/open-projects',
  '/app/messages',
  '/app/my-projects',
  '/app/my-job-postings',
  '/app/talent/dashboard/notification',
  '/app/recruiter/dashboard/notification',
  '/verify-email',
  '/talents',
  '/Contact',
  '/Support',
  '/HowitWorks',
  '/About',
  '/ExampleImage',
  '/jobs/1',
  '/talent/1',
  '/',
  '/share-short-list/1',
  '/share-shortlists/1',
  '/recruiter/1',
  '/recruiters',
  '/find-talents',
  '/find-jobs',
  '/find-jobs/mumbai-web-series',
  '/our-castings',
  '/image-magician',
  '/404',
];

test('every address of the product opens a page that says honestly what is there', async ({ page }) => {
  const troubles = watch(page);
  for (const address of addresses) {
    await open(page, address);
    await expect(page, address).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText('not built yet').first(), address).toBeVisible();
    await expect(page, address).toHaveTitle(/ · Callboard$|^Callboard/);
    await expectNoSidewaysScroll(page);
  }
  expect(troubles()).toEqual([]);
});

test('an unknown path leads to the first page', async ({ page }) => {
  for (const path of ['/nowhere', '/contact', '/find-talents/extra', '/outbox/1']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

for (const theme of themes) {
  test(`a page not built yet has no accessibility violation, ${theme}`, async ({ page }) => {
    await open(page, '/find-talents', theme);
    await expectAccessible(page);
  });
}

test('the chosen theme holds after a reload, before the page draws', async ({ page }) => {
  await open(page, '/', 'light');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
