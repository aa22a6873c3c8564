import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { toast } from '../members.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { home } from '../server-under-test.ts';
import { signIn } from '../sign-in.ts';

test('a recruiter leafs through the unlocked, takes the contacts along and writes to one', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'recruiter');
  await open(page, '/app/recruiter/dashboard/my-unlocked-profiles');
  await expect(page.getByRole('heading', { level: 1, name: 'My Unlocked Profiles' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Unlocked talents' }).locator(':scope > li');
  await expect(rows).toHaveCount(5);
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).toBeVisible();

  const [first] = await askDatabase<{ email: string; first_name: string; last_name: string }>(
    home,
    `select email, first_name, last_name from unlock join account on account.id = talent_id
     where recruiter_id = 1 order by unlocked_at desc limit 1`,
  );
  const name = `${first?.first_name} ${first?.last_name}`;
  await page.getByRole('textbox', { name: 'Name, city or character' }).fill(name);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(name);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export contacts' }).click();
  await page.getByRole('menuitem', { name: 'Contact cards (vCard)' }).click();
  const file = await (await saved).path();
  const card = await readFile(file, 'utf8');
  expect(card).toContain('BEGIN:VCARD');
  expect(card).toContain(first?.email ?? 'nobody');

  await rows
    .first()
    .getByRole('button', { name: `Email ${name}` })
    .click();
  const letter = page.getByRole('dialog', { name: `Email ${name}` });
  const subject = `Second reading ${Date.now()}`;
  await letter.getByLabel('Subject').fill(subject);
  await letter.getByLabel('Message').fill('Could you send the song once more, without the tanpura?');
  await expectAccessibleState(page);
  await letter.getByRole('button', { name: 'Send email' }).click();
  await expect(toast(page, `Email sent to ${name}`)).toBeVisible();
  await expect(async () => {
    const sent = await askDatabase<{ recipient: string; text: string }>(
      home,
      `select recipient, text from outbox_message where subject like '%${subject}%'`,
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]?.recipient).toBe(first?.email);
    expect(sent[0]?.text).not.toContain('recruiter@callboard.test');
  }).toPass();
});
