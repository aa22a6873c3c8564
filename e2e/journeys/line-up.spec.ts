import { expect, type Page, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { isPhone } from '../header.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { home } from '../server-under-test.ts';
import { signIn } from '../sign-in.ts';

interface Tall {
  readonly id: number;
  readonly name: string;
  readonly cm: number;
}

const monsoonLine = async () => {
  const [row] = await askDatabase<{ id: number }>(
    home,
    `select project.id from project join account on account.id = recruiter_id
      where title = 'Monsoon Line' and email = 'recruiter@callboard.test'`,
  );
  return row?.id ?? 0;
};

/** Four who are shortlisted, one for each of four characters, with the heights they gave. */
const shortlisted = (projectId: number) =>
  askDatabase<Tall>(
    home,
    `select distinct on (part.position) account.id, first_name || ' ' || last_name as name, height_mm / 10.0 as cm
      from project_character part
      join character_shortlist entry on entry.character_id = part.id
      join account on account.id = entry.talent_id
      join talent_body body on body.talent_id = account.id
      where part.project_id = ${projectId} order by part.position, entry.position limit 4`,
  );

const boxOf = async (page: Page, id: number) => {
  const box = await page.locator(`[data-figure="${id}"]`).boundingBox();
  if (!box) throw new Error(`${id} is not standing`);
  return box;
};

test('people stand to scale within a pixel, by pairs and by keys, and a pairing is kept', async ({
  page,
}) => {
  await signIn(page, 'recruiter');
  const projectId = await monsoonLine();
  const people = await shortlisted(projectId);
  const [one, two, three] = people;
  if (!one || !two || !three) throw new Error('nobody is shortlisted');
  await open(page, `/app/my-projects/${projectId}/line-up?talents=${people.map(({ id }) => id).join(',')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Line-up' })).toBeVisible();
  await expect(page.locator('[data-figure]')).toHaveCount(people.length);

  const boxes = await Promise.all(people.map(({ id }) => boxOf(page, id)));
  const [first] = boxes;
  const scale = (first?.height ?? 0) / Number(one.cm);
  for (const [at, { cm }] of people.entries()) {
    const box = boxes[at];
    expect(Math.abs((box?.height ?? 0) - Number(cm) * scale)).toBeLessThan(1);
    // One floor for all of them.
    const floor = (box?.y ?? 0) + (box?.height ?? 0);
    expect(Math.abs(floor - ((first?.y ?? 0) + (first?.height ?? 0)))).toBeLessThan(1);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);

  if (isPhone()) return;
  // By keys: the third stands by the first.
  const handle = page.getByRole('button', { name: new RegExp(`^${three.name}, \\d+ cm`) });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`talents=${one.id},${three.id},`));

  const card = page.getByRole('complementary').locator('section').first();
  await expect(card.getByRole('heading', { level: 2 })).toContainText(one.name.split(' ')[0] ?? '');
  // The same pairing is kept once, on whichever screen it was saved first.
  const save = card.getByRole('button', { name: 'Save this pairing' });
  await expect(save.or(card.getByText(/^Saved as /))).toBeVisible();
  if (await save.isVisible()) await save.click();
  await expect(card.getByText(/^Saved as /)).toBeVisible();

  await page.getByRole('radio', { name: 'By height' }).click({ force: true });
  await expect(page).toHaveURL(/arrange=height/);
  const heights = async () => {
    const names = await page
      .getByRole('list', { name: 'Standing side by side' })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    return names.map((name) => Number(name.match(/(\d+) cm/)?.[1]));
  };
  const shortestFirst = (await heights()).toSorted((less, more) => less - more);
  await expect.poll(heights).toEqual(shortestFirst);
  await page.goBack();
  await expect(page).not.toHaveURL(/arrange=height/);
});

test('from the wings onto the stage, and a saved family', async ({ page }) => {
  await signIn(page, 'recruiter');
  const projectId = await monsoonLine();
  await open(page, `/app/my-projects/${projectId}/line-up`);
  await expect(page.getByText('6 of 6 standing, to scale')).toBeVisible();
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove from line-up' }).click();
  await expect(page.getByText('5 of 6 standing, to scale')).toBeVisible();
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByText('6 of 6 standing, to scale')).toBeVisible();
  await page.getByRole('button', { name: /^Three generations/ }).click();
  await expect(page).toHaveURL(/arrange=family/);
  await expect(page.getByText('3 of 6 standing, to scale')).toBeVisible();
  await expectAccessibleState(page);
  const like = page.getByRole('button', { name: /^Like Three generations/ });
  const unlike = page.getByRole('button', { name: /^Remove your like from Three generations/ });
  await unlike.or(like).click();
  await expect(unlike.or(like)).toBeEnabled();
  if (isPhone()) return;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Share as picture' }).click();
  expect((await download).suggestedFilename()).toBe('line-up.png');
});
