import { expect, type Page, test } from '@playwright/test';
import { isPhone } from '../header.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { elsewhere, pair } from '../pair.ts';
import { paint } from '../pictures.ts';
import { signIn } from '../sign-in.ts';

const composer = (page: Page, firstName: string) =>
  page.getByRole('textbox', { name: `Message ${firstName}` });
const log = (page: Page) => page.getByRole('log');

async function write(page: Page, firstName: string, text: string) {
  await composer(page, firstName).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('two people talk: found by name, sent, read, answered, changed and taken back', async ({
  page,
  browser,
}) => {
  test.slow();
  const { recruiter, talent } = await pair(2);
  const theirs = await elsewhere(browser, talent);
  await theirs.goto('/app/dashboard');

  await signIn(page, recruiter.email);
  await open(page, '/app/messages');
  await page.getByRole('button', { name: 'New conversation' }).click();
  const people = page.getByRole('dialog', { name: 'New conversation' });
  await people.getByLabel('Search by name').fill(talent.name);
  await people
    .getByRole('button', { name: new RegExp(talent.name) })
    .first()
    .click();
  await expect(people).toBeHidden();
  // Wide, the newest conversation stood open already.
  await expect(page).toHaveURL(/conversation=\d+&reply=1/);
  await write(page, talent.firstName, 'Could you read <b>Meera</b> on Thursday? https://example.com');
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
  await expect(log(page).getByRole('link', { name: /example\.com/ })).toHaveAttribute('rel', /noopener/);

  // The other one is on another page and sees the count come.
  await expect(theirs).toHaveTitle(/^\(1\) /);
  await theirs
    .getByRole('navigation')
    .getByRole('link', { name: /^Messages/ })
    .click();
  // Wide, the newest conversation may stand open already.
  await expect(theirs).toHaveURL(/\/app\/messages(\?|$)/);
  // The row, since the head of an open conversation names them as well.
  await theirs
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: new RegExp(recruiter.name) })
    .click();
  await expect(log(theirs).getByText('Could you read <b>Meera</b> on Thursday?')).toBeVisible();
  await expect(log(theirs).getByText('1 new')).toBeVisible();
  await expect(log(page).getByText('Read', { exact: true })).toBeVisible();
  await expect(theirs).not.toHaveTitle(/^\(1\)/);

  await composer(theirs, recruiter.firstName).pressSequentially('Yes, gladl');
  await expect(page.getByText(`${talent.firstName} is typing`)).toBeVisible();
  await composer(theirs, recruiter.firstName).fill('Yes, gladly.');
  await composer(theirs, recruiter.firstName).press('Enter');
  await expect(log(page).getByText('Yes, gladly.')).toBeVisible();
  await expect(page.getByText(`${talent.firstName} is typing`)).toHaveCount(0);

  await composer(theirs, recruiter.firstName).press('ArrowUp');
  await composer(theirs, recruiter.firstName).fill('Yes, gladly. At ten?');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(log(page).getByText('Yes, gladly. At ten?')).toBeVisible();
  await expect(log(page).getByText('edited')).toBeVisible();

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'sides.jpg',
      mimeType: 'image/jpeg',
      buffer: await paint(page, { width: 800, height: 1000 }),
    });
  await write(page, talent.firstName, 'These are the sides.');
  await expect(log(theirs).getByRole('button', { name: /^Photo from/ })).toBeVisible({ timeout: 20_000 });
  for (const side of [page, theirs])
    await expect
      .poll(() => log(side).evaluate((frame) => frame.scrollHeight - frame.clientHeight - frame.scrollTop))
      .toBeLessThan(2);
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);
  if (!isPhone()) await expectAccessibleState(theirs);

  await log(page).getByText('These are the sides.').hover();
  await log(page).getByRole('button', { name: 'Message options' }).last().click();
  await page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for everyone' }).click();
  await expect(log(theirs).getByText('Message deleted')).toBeVisible();
  await theirs.context().close();
});
