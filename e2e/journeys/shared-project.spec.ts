import { expect, type Page, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { elsewhere, type Pair, pair } from '../pair.ts';
import { home } from '../server-under-test.ts';
import { signIn } from '../sign-in.ts';

/** An open project with a character, and both talents on its shortlist. */
async function projectOf({ recruiter }: Pair, talentIds: readonly number[]) {
  const [project] = await askDatabase<{ id: number; character: number }>(
    home,
    `with made as (
       insert into project (recruiter_id, title, project_type_id, status, shoot_starts_on, shoot_ends_on)
       select ${recruiter.id}, 'The Night Ferry', min(id), 'open', current_date + 40, current_date + 44 from project_type
       returning id),
     part as (
       insert into project_character (project_id, name, brief, fee_paise, fee_per)
       select id, 'The ticket collector', 'Never smiles, sings once.', 2500000, 'day' from made returning id, project_id),
     listed as (
       insert into character_shortlist (character_id, talent_id, position)
       select part.id, talent.id, talent.place from part,
         unnest(array[${talentIds.join()}]) with ordinality talent (id, place))
     select project_id as id, id as character from part`,
  );
  if (!project) throw new Error('The project was not made');
  return project;
}

async function shareWithBoth(page: Page, projectId: number) {
  await open(page, `/app/my-projects/${projectId}`);
  await page.getByRole('button', { name: /More.*The ticket collector|The ticket collector.*more/i }).click();
  await page.getByRole('menuitem', { name: 'Share with its shortlist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share The Night Ferry' });
  await expect(dialog.getByText('Never smiles, sings once.')).toBeVisible();
  await dialog.getByLabel('Message').fill('Four nights on the water. Would you read it?');
  await dialog.getByRole('button', { name: 'Share with 2 talents' }).click();
  await expect(dialog).toBeHidden();
}

test('a recruiter shares with two talents, one is interested, and Applicants shows it live', async ({
  page,
  browser,
}) => {
  test.slow();
  const [people, others] = [await pair(8), await pair(9)];
  const { id, character } = await projectOf(people, [people.talent.id, others.talent.id]);
  const team = await elsewhere(browser, people.recruiter);
  await shareWithBoth(team, id);
  await open(team, `/app/my-projects/${id}/applicants?character=${character}`);
  const row = team.getByRole('listitem').filter({ hasText: people.talent.name });
  await expect(row.getByText('Shared', { exact: true })).toBeVisible();

  await signIn(page, people.talent.email);
  await open(page, '/app/openings/open-projects');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/asks if you’re interested in The ticket collector/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Read and reply: The ticket collector' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'The ticket collector, The Night Ferry' }),
  ).toBeVisible();
  await expect(page.getByText('Four nights on the water. Would you read it?', { exact: true })).toBeVisible();
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'I’m interested' }).click();
  await expect(page.getByText(/You said you’re interested/)).toBeVisible();
  await expect(row.getByText('Interested', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'My Jobs', exact: true }).locator('visible=true').first().click();
  await expect(
    page.getByRole('list', { name: 'Their turn' }).getByText('The ticket collector'),
  ).toBeVisible();
  await team.context().close();
});
