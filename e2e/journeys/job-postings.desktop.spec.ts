import { expect, type Page, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { join } from '../members.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { home } from '../server-under-test.ts';

const breakdown = '1. THE SINGER (F, 20-30), lead. Sings for coins between Dadar and Borivali. Hindi';

async function createProject(page: Page): Promise<number> {
  await open(page, '/app/my-projects/new');
  await page.getByLabel(/^Title/).fill('Monsoon Line');
  await page.getByRole('radio', { name: 'Web series' }).check();
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.waitForURL(/\/app\/my-projects\/\d+\/edit$/);
  const id = Number(page.url().match(/(\d+)\/edit$/)?.[1]);
  await open(page, `/app/my-projects/${id}/characters/paste`);
  await page.getByRole('textbox', { name: 'The breakdown' }).fill(breakdown);
  await page.getByRole('button', { name: 'Add 1 character' }).click();
  await page.waitForURL(`/app/my-projects/${id}`);
  return id;
}

const verify = (userId: number): Promise<unknown> =>
  askDatabase(home, `update recruiter set verified_at = now() where account_id = ${userId}`);

test('a character becomes a job: a finding is mended, it is posted, paused and closed', async ({ page }) => {
  test.slow();
  const { user_id } = await join(page, 'recruiter', 'Priyanka Hegde');
  await verify(user_id);
  const projectId = await createProject(page);

  await page.getByRole('button', { name: /^More actions for the singer$/i }).click();
  await page.getByRole('menuitem', { name: 'Post a job' }).click();
  await expect(page.getByRole('checkbox', { name: /the singer/i })).toBeChecked();
  await page.getByRole('button', { name: 'Start the job' }).click();
  await page.waitForURL(/\/app\/my-job-postings\/\d+$/);
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);

  // What is typed is checked as it is saved; what was noticed goes once it is mended.
  const panel = page.getByRole('region', { name: 'Before you submit' });
  const about = page.getByLabel('What it is about');
  await about.fill('Sings live in two scenes. Call 98490 27318 to apply.');
  await about.blur();
  await expect(panel.getByText('Contact details in the text')).toBeVisible();
  await panel.getByRole('button', { name: 'Go to the field' }).first().click();
  await expect(about).toBeFocused();
  await about.fill('Sings live in two scenes. Apply here.');
  await about.blur();
  await expect(panel.getByText('Contact details in the text')).toBeHidden();

  await page.getByLabel('Amount').fill('45,000');
  await page.getByRole('checkbox', { name: 'Self-tape' }).check();
  await page.getByRole('switch', { name: 'Can be done remotely' }).check();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Can you swim?');
  await page.getByRole('combobox', { name: 'Answered with' }).selectOption('Yes or no');
  await expect(panel.getByText('Nothing is missing')).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Only your team sees it', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Can you swim?')).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByText('Your job is open')).toBeVisible();
  await expectAccessibleState(page);

  await page.getByRole('link', { name: 'My Job Postings' }).last().click();
  await open(page, `/app/my-job-postings?project=${projectId}`);
  const row = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  await expect(row.getByText('Open', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(row.getByText('Paused', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Close job' }).click();
  const dialog = page.getByRole('dialog', { name: /^Close / });
  await expect(dialog.getByText(/Nobody is waiting for a reply/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close job' }).click();
  await expect(row.getByText('Closed', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);
  const [stored] = await askDatabase<{ status: string }>(
    home,
    `select status from job where project_id = ${projectId}`,
  );
  expect(stored?.status).toBe('closed');
});
