import { expect, type Page, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { toast } from '../members.ts';
import { open } from '../page-checks.ts';
import { home } from '../server-under-test.ts';
import { signIn } from '../sign-in.ts';

/** A job of this recruiter that enough people have applied for, all of them new again. */
async function jobWithNewApplicants(recruiterId: number): Promise<number> {
  const [job] = await askDatabase<{ id: number }>(
    home,
    `select job.id from job join job_application application on application.job_id = job.id
     where job.recruiter_id = ${recruiterId} and job.status = 'open'
     group by job.id order by count(*) desc, job.id limit 1`,
  );
  if (!job) throw new Error('No job of the demo has applicants');
  const { id } = job;
  await askDatabase(
    home,
    `update job_application set status = 'applied', step_since = now(), asked_at = null where job_id = ${id}`,
  );
  return id;
}

const name = (page: Page) => page.getByRole('heading', { level: 2 }).first().innerText();

async function decide(page: Page, key: string): Promise<string> {
  const before = await name(page);
  await page.keyboard.press(key);
  await expect(page.getByRole('heading', { level: 2, name: before, exact: true })).toBeHidden();
  return before;
}

test('three applicants are reviewed by keys, one is not selected with words and taken back, more move together', async ({
  page,
}) => {
  const { user } = await signIn(page, 'recruiter');
  const job = await jobWithNewApplicants(user.user_id);
  await open(page, `/app/my-job-postings/${job}/applicants`);
  await page.getByRole('link', { name: 'Review one by one' }).click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();

  const shortlisted = await decide(page, '3');
  await expect(toast(page, `${shortlisted} shortlisted`)).toBeVisible();
  await decide(page, '4');

  const refused = await name(page);
  await page.keyboard.press('1');
  const dialog = page.getByRole('dialog', { name: 'Not selected' });
  await dialog.getByRole('textbox').fill('We found somebody closer to Pune. Please apply again.');
  await dialog.getByRole('button', { name: 'Not selected' }).click();
  await expect(page.getByText(`${refused} not selected!`)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('heading', { level: 2, name: refused, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep viewed' })).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('g');
  const card = page.getByRole('link', { name: `Review ${shortlisted}` });
  await expect(card).toBeVisible();
  const people = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
  await people.nth(0).hover();
  await people.nth(0).getByRole('checkbox').check({ force: true });
  await people.nth(1).getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const move = page.getByRole('dialog', { name: /^Move 2 applications/ });
  await move.getByRole('radio', { name: 'Callback' }).check({ force: true });
  await move.getByRole('button', { name: 'Move 2' }).click();
  await expect(toast(page, '2 applicants moved')).toBeVisible();
  await expect(people.nth(0).getByText('Callback', { exact: true })).toBeVisible();
});
