import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, open } from '../page-checks.ts';
import { changeUser, signIn } from '../sign-in.ts';

for (const width of [768, 900, 1024]) {
  test(`nothing in the header is crowded out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'recruiter');
    await changeUser(page, { unreadCount: 120, name: 'Venkatanarasimharajuvaripeta Krishnamurty' });
    await open(page, '/app/recruiter/dashboard/notification');
    await expect(page.getByRole('button', { name: /^Your menu/ })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
}
