import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, open } from '../page-checks.ts';
import { changeUser, signIn } from '../sign-in.ts';

test('nothing in the header is crowded out between the phone and the desk', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, 'recruiter');
  await changeUser(page, { unreadCount: 120, name: 'Venkatanarasimharajuvaripeta Krishnamurty' });
  await open(page, '/app/recruiter/dashboard/notification');
  for (const width of [768, 900, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: /^Your menu/ }), `${width} px`).toBeInViewport({
      ratio: 1,
    });
    await expectNoSidewaysScroll(page);
  }
});
