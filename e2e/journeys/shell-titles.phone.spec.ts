import { expect, test } from '@playwright/test';
import { header } from '../header.ts';
import { open } from '../page-checks.ts';
import { type DemoPerson, signIn } from '../sign-in.ts';

const titles: Record<'talent' | 'recruiter', [address: string, title: string][]> = {
  talent: [
    ['/app/talent/dashboard/notification', 'Notifications'],
    ['/app/talent/dashboard/contact', 'Contact us'],
    ['/app/openings/open-projects', 'Open Projects'],
    ['/about/contact-us', 'Contact Us'],
  ],
  recruiter: [
    ['/app/recruiter/dashboard/notification', 'Notifications'],
    ['/app/recruiter/dashboard/profile', 'Profile Settings'],
  ],
};

for (const person of ['talent', 'recruiter'] satisfies DemoPerson[]) {
  test(`the header names the page by its last segment, for a ${person}`, async ({ page }) => {
    test.slow();
    await signIn(page, person);
    for (const [address, title] of titles[person]) {
      await open(page, address);
      const named = header(page).getByRole('paragraph').filter({ hasText: title, visible: true });
      await expect(named, address).toHaveText(title);
    }
    await open(page, '/app/dashboard');
    await expect(
      header(page)
        .getByRole('paragraph')
        .filter({ hasText: /Notifications|Settings/ }),
    ).toHaveCount(0);
  });
}

test('a guest sees no title in the header', async ({ page }) => {
  await open(page, '/our-castings');
  await expect(header(page).getByRole('paragraph')).toHaveCount(0);
});

test('the footer has its columns and the copyright line, and is hidden on the dashboard and in Messages', async ({
  page,
}) => {
  test.slow();
  const footer = page.getByRole('contentinfo');
  await open(page, '/find-jobs');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Product',
    'Legal',
    'Company',
    'Follow us',
  ]);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Callboard`);
  for (const [name, address] of [
    ['Terms and conditions', '/view-cms/terms-and-condition'],
    ['Privacy policy', '/view-cms/privacy-policy'],
    ['The company', '/about/company'],
    ['Contact us', '/about/contact-us'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await expect(footer.getByRole('region', { name: 'Follow us' })).toContainText('Instagram, soon');
  await signIn(page, 'talent');
  await open(page, '/app/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(footer).toHaveCount(0);
  await open(page, '/app/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(footer).toHaveCount(0);
  await open(page, '/app/openings/open-projects');
  await expect(footer).toBeVisible();
});
