import { expect, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open, watch } from '../page-checks.ts';
import { home } from '../server-under-test.ts';

// The newest come first, and every journey before this one has sent some.
test.beforeAll(async () => {
  const project = test.info().project.name;
  await askDatabase(
    home,
    `insert into outbox_message (channel, recipient, subject, text, html, dedupe_key, status) values
       ('mail', 'asha@callboard.test', 'Your call for Meera', 'Be at Studio 2 at ten.',
        '<p>Be at <b>Studio 2</b> at ten.</p><script>parent.document.title = "taken over"</script>',
        'journey-mail-${project}', 'kept'),
       ('whatsapp', '+919999900000', null, 'You are shortlisted for The singer.', null, 'journey-whatsapp-${project}', 'kept')`,
  );
});

test(`what would have been sent can be read`, async ({ page }) => {
  const troubles = watch(page);
  await open(page, '/outbox');
  await expect(page.getByText('You are shortlisted for The singer.').first()).toBeVisible();
  await expectAccessibleState(page);
  await page.getByText('Your call for Meera').first().click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText('Studio 2')).toBeVisible();
  await expect(page).not.toHaveTitle('taken over');
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);
  // The only complaint is the browser's own, about the script in the mail that it did not run.
  expect(troubles().filter((trouble) => !/Blocked script execution/.test(trouble))).toEqual([]);
});
