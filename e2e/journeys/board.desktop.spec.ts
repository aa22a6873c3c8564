import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { port } from '../server-under-test.ts';
import { signIn } from '../sign-in.ts';

const origin = `http://localhost:${port}`;

/** A project of the demo's recruiter with two characters; three talents are on the shortlist of the first. */
async function createProject(page: Page) {
  const { token } = await signIn(page, 'recruiter');
  const call = async (path: string, data?: object) => {
    const headers = { origin, authorization: `Bearer ${token.token}` };
    const answer = data
      ? await page.request.post(path, { headers, data })
      : await page.request.get(path, { headers });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const { id } = await call('/v1/recruiter-project', { title: `Board ${Date.now()}`, project_type: 1 });
  const { results: characters } = await call('/v1/recruiter-project-character-library', {
    project_id: id,
    characters: [{ name: 'Meera' }, { name: 'Inspector Kale' }],
  });
  const { results: talents } = await call('/v1/talenter/find-talents?limit=3');
  await call('/v1/recruiter-character-shortlists', {
    charcter_id: characters[0].id,
    user_id: talents.map(({ user_id }: { user_id: number }) => user_id),
  });
  return `/app/my-projects/${id}/board`;
}

const cellOf = (page: Page, stage: string, character: string) =>
  page.getByRole('list', { name: `${stage} for ${character}` });
const namesIn = (cell: Locator) => cell.locator('b').allInnerTexts();

async function carry(page: Page, card: Locator, to: Locator) {
  const [from, target] = [await card.boundingBox(), await to.boundingBox()];
  if (!from || !target) throw new Error('Both are on the page');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height / 2, { steps: 3 });
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
}

test('cards are moved by mouse and by keys, a note arrives live, and removing is undone', async ({
  page,
  browser,
}) => {
  const board = await createProject(page);
  await open(page, board);
  const meera = cellOf(page, 'Shortlisted', 'Meera');
  await expect(meera.getByRole('listitem')).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);
  const [first = '', second = '', third = ''] = await namesIn(meera);

  // By keys: the first behind the second.
  await meera.getByRole('button', { name: new RegExp(`^${first}`) }).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'place 2 of 3' })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect.poll(() => namesIn(meera)).toEqual([second, first, third]);

  // By mouse: what happens elsewhere is refused, another shortlist takes them.
  const card = meera.getByRole('button', { name: new RegExp(`^${third}`) });
  await carry(page, card, page.locator('[data-cell=offered]').first());
  await expect(page.getByText(/They move here once they have an offer/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await carry(page, card, page.locator('[data-cell=shortlisted]').nth(1));
  await expect(page.getByText(/^Move .* to Inspector Kale/)).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => namesIn(cellOf(page, 'Shortlisted', 'Inspector Kale'))).toEqual([third]);
  await expect.poll(() => namesIn(meera)).toEqual([second, first]);

  // From the card to the profile, on to the next one, and back to their card.
  await meera.getByRole('button', { name: new RegExp(`^${second}`) }).focus();
  await page.keyboard.press('o');
  const walk = page.getByRole('navigation', { name: 'Profiles of this list' });
  await expect(walk.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(walk.getByText('2 of 2')).toBeVisible();
  await page.goBack();
  await expect(meera.getByRole('button', { name: new RegExp(`^${first}`) })).toBeFocused();

  // A note written here is read there, without a reload.
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, 'recruiter');
  await open(elsewhere, board);
  await expect(cellOf(elsewhere, 'Shortlisted', 'Meera').getByRole('listitem')).toHaveCount(2);
  await meera.getByRole('button', { name: new RegExp(`^${second}`) }).focus();
  await page.keyboard.press('n');
  await meera.getByRole('textbox').fill('Warm, quick.');
  await expect(elsewhere.getByText('Warm, quick.')).toBeVisible();
  await page.keyboard.press('Escape');

  // Both are removed and come back as they were.
  await meera.getByRole('button', { name: new RegExp(`^${second}`) }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected people' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expectAccessibleState(page);
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect(meera).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => namesIn(meera)).toEqual([second, first]);
  await expect(elsewhere.getByText('Warm, quick.')).toBeVisible();
  await context.close();
});
