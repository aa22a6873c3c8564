import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';

const refuse = (page: Page, code: string, status = 403) =>
  page.route('**/v1/auth/verify-email?*', (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'No', status, code },
    }),
  );

const outcomes = { LINK_EXPIRED: 'This link has expired', LINK_USED: 'This link was already used' };

for (const [code, title] of Object.entries(outcomes)) {
  test(`"${title}" has no accessibility violation`, async ({ page }) => {
    await refuse(page, code);
    await open(page, '/verify-email?token=nobody-ever-made-this-token');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessibleState(page);
    await expectNoSidewaysScroll(page);
  });
}
