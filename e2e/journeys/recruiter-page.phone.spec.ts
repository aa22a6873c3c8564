import { expect, type Page, test } from '@playwright/test';
import { askDatabase, runCommand } from '../../server/test/system/callboard-process.ts';
import { join, toast } from '../members.ts';
import {
  expectAccessibleState,
  expectNoRepeats,
  expectNoSidewaysScroll,
  open,
  watch,
} from '../page-checks.ts';
import { paint } from '../pictures.ts';
import { openRunning } from '../public-pages.ts';
import { home } from '../server-under-test.ts';

async function look(page: Page) {
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
}

async function fillIn(page: Page) {
  await page.getByRole('button', { name: 'Edit page' }).first().click();
  const edit = page.getByRole('dialog', { name: 'Edit page' });
  await edit.getByLabel('What you do').fill('Casting director');
  await edit.getByLabel('In your own words').fill('I cast for the stage, and I answer everybody.');
  await edit.getByLabel('Casting since').fill('2011');
  await look(page);
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Page saved')).toBeVisible();
  await expect(page.getByText('I cast for the stage, and I answer everybody.')).toBeVisible();
}

async function sendDocuments(page: Page) {
  const buffer = await paint(page, { width: 900, height: 1200 });
  await page.getByRole('button', { name: 'Send documents' }).click();
  await page.getByLabel('Name on the documents').fill('Third Bell Theatre LLP');
  await page.getByLabel('Document type').selectOption('Company registration');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'document.jpg', mimeType: 'image/jpeg', buffer });
  await look(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(toast(page, 'Documents sent')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/We usually review within 2 working days/)).toBeVisible();
}

const pathOfDemoRecruiter = async () => {
  const [row] = await askDatabase<{ public_id: string }>(
    home,
    `select public_id from account where email = 'recruiter@callboard.test'`,
  );
  return `/recruiter/${row?.public_id}`;
};
const projectsOf = (page: Page) => page.getByRole('region', { name: 'Projects', exact: true });

/** It has a cast, and its day of announcement is still to come. */
const laterAnnounced = 'The Seventh Umpire';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the projects of a recruiter can be read, but not what is announced later', async ({ page }) => {
    await page.goto(await pathOfDemoRecruiter());
    const projects = projectsOf(page);
    await expect(projects.getByRole('heading', { name: 'Monsoon Line' })).toBeVisible();
    await expect(projects.getByText('Web series for Tidewater Originals')).toBeVisible();
    const cast = projects.getByRole('list', { name: 'Cast of Monsoon Line' });
    await expect(cast.getByRole('listitem')).toHaveCount(4);
    expect(await page.content()).not.toContain(laterAnnounced);
  });
});

test('the projects of a recruiter are shown a few at a time, each once', async ({ page }) => {
  const troubles = watch(page);
  const [known] = await askDatabase<{ count: number }>(
    home,
    `select count(*)::int as count from project where title = '${laterAnnounced}'`,
  );
  expect(known?.count).toBe(1);
  await openRunning(page, await pathOfDemoRecruiter());
  const titles = projectsOf(page).getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(6);
  await look(page);
  const more = projectsOf(page).getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(more).toHaveCount(0);
  const shown = await titles.allTextContents();
  expect(shown.length).toBeGreaterThan(6);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).toContain('Monsoon Line');
  expect(shown).not.toContain(laterAnnounced);
  await expectNoRepeats(page);
  await look(page);
  expect(troubles()).toEqual([]);
});

test('a new recruiter fills in the page, is verified, and both sides of the link get credits', async ({
  page,
}) => {
  test.slow();
  const troubles = watch(page);
  const member = await join(page, 'recruiter', 'Rehana Qureshi');
  const [made] = await askDatabase<{ public_id: string }>(
    home,
    `update account set referred_by = 'lantern7' where id = ${member.user_id} returning public_id`,
  );
  const path = `/recruiter/${made?.public_id}`;
  await open(page, path);
  await expect(page.getByRole('heading', { name: 'Introduce yourself' })).toBeVisible();
  await look(page);
  await fillIn(page);
  await sendDocuments(page);

  expect(await runCommand(home, 'verify-recruiter', member.email)).toContain('is verified');
  await page.reload();
  await expect(page.getByText(/^Verified on /)).toBeVisible();
  const given = await askDatabase(
    home,
    `select change_type, credits from credit_entry where recruiter_id = ${member.user_id}
     or (recruiter_id = 1 and cause = 'referral:${member.user_id}') order by change_type, recruiter_id`,
  );
  expect(given).toEqual([
    { change_type: 1, credits: 10 },
    { change_type: 7, credits: 5 },
    { change_type: 7, credits: 5 },
  ]);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openRunning(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Rehana Qureshi' })).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit page' })).toHaveCount(0);
  await expect(page.getByText(member.email)).toHaveCount(0);
  await look(page);
  expect(troubles()).toEqual([]);
});
