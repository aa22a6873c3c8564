import { expect, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { press } from '../newcomers.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { type Pair, pair } from '../pair.ts';
import { home } from '../server-under-test.ts';
import { signIn } from '../sign-in.ts';

/** An open job with a question that has to be answered. */
async function jobOf({ recruiter }: Pair, title: string): Promise<string> {
  const [job] = await askDatabase<{ public_id: string }>(
    home,
    `with made as (
       insert into job (recruiter_id, title, description, project_type_id, fee_paise, fee_per, status, opened_at,
         works_from, works_to, closes_at, closes_zone)
       select ${recruiter.id}, '${title}', 'He has crossed this river for forty years.', min(id), 1200000, 'day',
         'open', now(), current_date + 40, current_date + 44, now() + interval '20 days', 'Asia/Kolkata'
       from project_type returning id, public_id),
     asked as (
       insert into job_question (job_id, kind, body, is_required) select id, 'yes_no', 'Can you row a boat?', true from made)
     select public_id from made`,
  );
  if (!job) throw new Error('The job was not made');
  return job.public_id;
}

test('a talent applies offline, it goes by itself once online, and can be withdrawn', async ({
  page,
  context,
}) => {
  const people = await pair(10);
  const job = await jobOf(people, 'The ferryman');
  await signIn(page, people.talent.email);
  await open(page, `/jobs/${job}/apply`);
  await expect(page.getByRole('heading', { level: 1, name: 'Apply for The ferryman' })).toBeVisible();
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Answer this question')).toBeVisible();
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  const sheet = page.getByRole('dialog');
  const photos = sheet.getByRole('button', { name: /of your gallery/ });
  const count = await photos.count();
  await photos.first().click();
  await sheet.getByRole('button', { name: /^Use / }).click();
  await page.getByLabel('Your note').fill('My uncle rowed one.');

  await page.reload();
  await expect(page.getByLabel('Your note')).toHaveValue('My uncle rowed one.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Goes by itself when you’re back online.')).toBeVisible();
  await expect(page.getByText('No connection since')).toBeVisible();
  await expectAccessibleState(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible();
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'See my application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The ferryman' })).toBeVisible();
  await expect(page.getByText('My uncle rowed one.')).toBeVisible();
  const [sent] = await askDatabase<{ applications: number; media: number }>(
    home,
    `select count(distinct application.id)::int as applications, count(media.id)::int as media
     from job_application application join job on job.id = application.job_id
     left join application_media media on media.application_id = application.id
     where job.public_id = '${job}'`,
  );
  expect(sent?.applications).toBe(1);
  expect(sent?.media).toBeGreaterThanOrEqual(Math.min(count, 3) - 1);

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw from The ferryman?' });
  await dialog.getByRole('radio', { name: 'Dates' }).check({ force: true });
  await expectAccessibleState(page);
  await dialog.getByRole('button', { name: 'Withdraw from The ferryman' }).click();
  await expect(page.getByRole('heading', { name: 'You withdrew' })).toBeVisible();
  await page.getByRole('link', { name: 'My Applications', exact: true }).first().click();
  const row = page.getByRole('listitem').filter({ hasText: 'The ferryman' });
  await expect(row.getByRole('img', { name: 'Ended: Withdrawn' })).toBeVisible();
});

test('a guest who presses Apply signs in and is at the form of that job', async ({ page }) => {
  const people = await pair(10);
  const job = await jobOf(people, 'The boatman');
  await open(page, `/jobs/${job}`);
  await page.getByRole('region', { name: 'Apply' }).getByRole('link', { name: 'Apply' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox', { name: 'Email' }).fill(people.talent.email);
  await popup.getByLabel('Password', { exact: true }).fill('callboard-demo');
  await press(popup, 'Sign in');
  await expect(page).toHaveURL(`/jobs/${job}/apply`);
  await expect(page.getByRole('heading', { level: 1, name: 'Apply for The boatman' })).toBeVisible();
});

test('a page stands, though the script that looks for unsent applications is lost', async ({ page }) => {
  const people = await pair(10);
  const lost = page.waitForEvent('console', (message) => message.text().includes('Unsent applications'));
  await page.route('**/assets/unsent-applications-*.js', (route) => route.abort());
  await signIn(page, people.talent.email);
  await open(page, '/app/openings/my-applications');
  await lost;
  await expect(page.getByRole('heading', { level: 1, name: 'My Jobs' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeHidden();
});
