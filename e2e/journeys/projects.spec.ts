import { expect, type Page, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { join } from '../members.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { home, port } from '../server-under-test.ts';

const pasted = [
  '1. MEERA (F, 24-32), lead. Sells tickets for the 6:40 to Virar. Hindi, Marathi',
  '2. INSPECTOR KALE (M, 45-55). Never raises his voice. Hindi',
  '3. NANI (F, 60-72). Keeps the cane chair by the window. Gujarati, Hindi',
].join('\n');

/** A menu entry of the project's status. */
async function chooseStatus(page: Page, now: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Status: ${now}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function createProject(page: Page): Promise<number> {
  await open(page, '/app/my-projects');
  await page.getByRole('link', { name: 'New project' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New project' })).toBeVisible();
  await page.getByLabel(/^Title/).fill('Monsoon Line');
  await page.getByRole('radio', { name: 'Web series' }).check();
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.waitForURL(/\/app\/my-projects\/\d+\/edit$/);
  await expectAccessibleState(page);
  return Number(page.url().match(/(\d+)\/edit$/)?.[1]);
}

/** By link, in a browser of their own. */
async function joinByLink(page: Page, colleague: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'With a link' }).check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await colleague.goto(new URL(link).pathname);
  const joining = colleague.getByRole('button', { name: 'Join project' });
  await expect(joining).toBeVisible();
  await expectAccessibleState(colleague);
  await joining.click();
  await expect(colleague.getByRole('heading', { level: 1, name: 'Monsoon Line' })).toBeVisible();
}

test('a breakdown becomes a project, a colleague joins, both edit it, and it is closed', async ({
  page,
  browser,
}) => {
  test.slow();
  await join(page, 'recruiter', 'Priyanka Hegde');
  const projectId = await createProject(page);
  await page.getByLabel('Director').fill('R. Iyer');
  await page.getByRole('link', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'Paste a breakdown' }).click();
  await page.getByRole('textbox', { name: 'The breakdown' }).fill(pasted);
  await expect(page.getByText('3 characters read, every line understood')).toBeVisible();
  await expectAccessibleState(page);
  await page.getByRole('button', { name: 'Add 3 characters' }).click();
  await page.waitForURL(`/app/my-projects/${projectId}`);
  await expect(page.getByRole('heading', { level: 3, name: /^meera$/i })).toBeVisible();
  await expect(page.getByText('3 characters, 0 cast, 3 to go')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);
  await chooseStatus(page, 'Draft', 'Open project');

  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, reducedMotion: 'reduce' });
  const colleague = await context.newPage();
  await join(colleague, 'recruiter', 'Indu Mathew');
  await joinByLink(page, colleague);
  await expect(page.getByText(/Indu Mathew/).first()).toBeVisible();

  // Each types into a field of their own, on the version both have seen.
  await page.goto(`/app/my-projects/${projectId}/edit`);
  await colleague.goto(`/app/my-projects/${projectId}/edit`);
  await colleague.getByLabel('Production house').fill('Tidewater Originals');
  await colleague.getByLabel('Production house').blur();
  await expect(page.getByLabel('Production house')).toHaveValue('Tidewater Originals');
  await page.getByLabel('Synopsis').fill('A railway romance in the rains.');
  await page.getByLabel('Synopsis').blur();
  await expect(colleague.getByLabel('Synopsis')).toHaveValue('A railway romance in the rains.');

  // Into the same field: whoever is later reads whose words are there, and keeps their own.
  await colleague.getByLabel('Director').fill('Leena Mathur');
  await page.getByLabel('Director').fill('R. Iyer and sons');
  await page.getByLabel('Director').blur();
  await colleague.getByLabel('Director').blur();
  const kept = (one: Page) => one.getByText(/^Yours: /).allInnerTexts();
  await expect
    .poll(async () => [...(await kept(page)), ...(await kept(colleague))])
    .toEqual([expect.stringMatching(/^Yours: (R. Iyer and sons|Leena Mathur)$/)]);

  await page.getByRole('link', { name: 'Done' }).click();
  await colleague.goto(`/app/my-projects/${projectId}`);
  await chooseStatus(page, 'Open', 'Close project');
  const dialog = page.getByRole('dialog', { name: 'Close Monsoon Line?' });
  await dialog.getByRole('button', { name: 'Check messages' }).click();
  await dialog.getByRole('button', { name: 'Close project' }).click();
  await expect(page.getByRole('heading', { name: 'Outcome' })).toBeVisible();
  await expect(colleague.getByRole('heading', { name: 'Outcome' })).toBeVisible();
  const [stored] = await askDatabase<{ status: string; synopsis: string; production_house: string }>(
    home,
    `select status, synopsis, production_house from project where id = ${projectId}`,
  );
  expect(stored).toEqual({
    status: 'closed',
    synopsis: 'A railway romance in the rains.',
    production_house: 'Tidewater Originals',
  });
  await context.close();
});
