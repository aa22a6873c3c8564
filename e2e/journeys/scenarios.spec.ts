import { expect, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { isPhone } from '../header.ts';
import { join } from '../members.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { home } from '../server-under-test.ts';

/** Three talents of the demo whom anyone may ask, with what they ask for by the day. */
const findTalents = () =>
  askDatabase<{ id: number; name: string; fee_rupees: number }>(
    home,
    `select account.id, trim(first_name || ' ' || last_name) as name, fee_rupees from account
     join talent on account_id = account.id join public_talent on public_talent.account_id = account.id
     where fee_per = 'day' and date_of_birth < '2000-01-01' order by account.id limit 3 offset 5`,
  );

/** A project with two characters, and everyone on the shortlist of the first. */
async function createProject(ownerId: number, talents: readonly { id: number }[]): Promise<number> {
  const [project] = await askDatabase<{ id: number }>(
    home,
    `insert into project (recruiter_id, title, project_type_id, status, shoot_starts_on, shoot_ends_on)
     values (${ownerId}, 'Monsoon Line', 1, 'open', '2027-01-12', '2027-03-20') returning id`,
  );
  const projectId = project?.id ?? 0;
  const characters = await askDatabase<{ id: number }>(
    home,
    `insert into project_character (project_id, name, position, weight, work_days)
     values (${projectId}, 'Meera', 0, 'lead', 24), (${projectId}, 'Nani', 1, 'supporting', 9) returning id`,
  );
  const rows = talents.map(({ id }, at) => `(${characters[at === 2 ? 1 : 0]?.id}, ${id}, ${at + 1})`);
  await askDatabase(
    home,
    `insert into character_shortlist (character_id, talent_id, position) values ${rows.join()}`,
  );
  return projectId;
}

const rupees = (amount: number) => `₹\u00a0${amount.toLocaleString('en-IN')}`;

test('two casts are compared, one is discussed and becomes the cast', async ({ page }) => {
  const owner = await join(page, 'recruiter', 'Priyanka Hegde');
  const talents = await findTalents();
  const [first, second, third] = talents;
  if (!first || !second || !third) throw new Error('The demo has three');
  const projectId = await createProject(owner.user_id, talents);

  await open(page, `/app/my-projects/${projectId}/scenarios`);
  await expectAccessibleState(page);
  await page.getByRole('button', { name: 'Make the first one from today’s front-runners' }).click();
  await expect(page.getByText(rupees(24 * first.fee_rupees + 9 * third.fee_rupees)).first()).toBeVisible();

  await page.getByRole('button', { name: 'Set a cast budget' }).click();
  await page.getByRole('textbox', { name: 'Budget in rupees' }).fill('1,00,000');
  await page.getByRole('button', { name: 'Save budget' }).click();
  await expect(page.getByRole('button', { name: /^Cast budget ₹.1,00,000/ })).toBeVisible();

  await page.getByRole('button', { name: 'New scenario' }).click();
  await page.getByRole('menuitem', { name: 'Copy of A' }).click();
  await expect(page.getByRole('heading', { name: 'Today’s front-runners, copy' })).toBeVisible();
  await page.getByRole('button', { name: /Meera in B: / }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox', { name: 'Find a name' }).fill(second.name);
  await expectAccessibleState(page);
  await picker.getByRole('button', { name: second.name }).click();
  await expect(page.getByText(`instead of ${first.name}`)).toBeVisible();
  await expect(page.getByText(rupees(24 * second.fee_rupees + 9 * third.fee_rupees)).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);

  const comment = page.getByRole('textbox', { name: 'Comment on Today’s front-runners, copy' });
  await comment.fill('An even line. I would read these two together.');
  await page.reload();
  await expect(comment).toHaveValue('An even line. I would read these two together.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('list', { name: /^Comments on/ }).getByText('An even line.')).toBeVisible();

  const column = isPhone() ? page : page.getByRole('columnheader', { name: /copy/ });
  await column.getByRole('button', { name: 'Make this the cast' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Shares the project with 2 people')).toBeVisible();
  await expect(dialog.getByText('1 other stays where they are until the project closes.')).toBeVisible();
  await expectAccessibleState(page);
  await dialog.getByRole('button', { name: 'Make this the cast' }).click();
  await expect(page.getByText('This is the cast')).toBeVisible();
  const shared = await askDatabase<{ talent_id: number }>(
    home,
    `select talent_id from project_share join project_character on project_character.id = character_id
     where project_id = ${projectId} order by talent_id`,
  );
  expect(shared.map(({ talent_id }) => talent_id)).toEqual([second.id, third.id].toSorted((a, b) => a - b));
});
