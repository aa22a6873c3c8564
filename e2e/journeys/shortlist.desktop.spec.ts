import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleState, expectNoRepeats, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { port } from '../server-under-test.ts';
import { signIn } from '../sign-in.ts';

const origin = `http://localhost:${port}`;

/** A project of the demo's recruiter with one character and this many on its shortlist. */
async function createShortlist(page: Page, count: number) {
  const { token } = await signIn(page, 'recruiter');
  const call = async (path: string, data?: object) => {
    const headers = { origin, authorization: `Bearer ${token.token}` };
    const answer = data
      ? await page.request.post(path, { headers, data })
      : await page.request.get(path, { headers });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const { id } = await call('/v1/recruiter-project', { title: `List ${Date.now()}`, project_type: 1 });
  const { results: characters } = await call('/v1/recruiter-project-character-library', {
    project_id: id,
    characters: [{ name: 'Meera' }],
  });
  const characterId = characters[0].id;
  const { results: talents } = await call(`/v1/talenter/find-talents?limit=${count}`);
  await call('/v1/recruiter-character-shortlists', {
    charcter_id: characterId,
    user_id: talents.map(({ user_id }: { user_id: number }) => user_id),
  });
  return { characterId, list: `/app/my-projects/${id}/shortlist/${characterId}` };
}

const rows = (page: Page) => page.getByRole('list', { name: 'Shortlisted for Meera' }).locator(':scope > li');
const namesShown = (page: Page) => rows(page).getByRole('heading', { level: 2 }).allInnerTexts();
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function carry(page: Page, who: string, onto: string) {
  const from = await page.getByRole('button', { name: new RegExp(`^Move ${who}`) }).boundingBox();
  const to = await page.getByRole('button', { name: new RegExp(`^Move ${onto}`) }).boundingBox();
  if (!from || !to) throw new Error('Both are on the page');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('from the search to the shortlist: its order, a note, removing and taking it back', async ({ page }) => {
  const { characterId, list } = await createShortlist(page, 11);
  await open(page, `/find-talents?characterId=${characterId}`);
  const shortlist = page.getByRole('button', { name: /^Shortlist / });
  const unlisted = page.getByRole('article').filter({ has: shortlist }).first();
  const label = await unlisted.getByRole('button', { name: /^Shortlist / }).getAttribute('aria-label');
  const name = label?.replace('Shortlist ', '') ?? '';
  await unlisted.hover();
  await unlisted.getByRole('button', { name: /^Shortlist / }).click();
  await page.getByRole('button', { name: 'Open shortlist' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('heading', { level: 1, name: 'Shortlist of Meera' })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expectNoRepeats(page);
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);

  // Who was added last is on the second page, and goes to the top by keys.
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: new RegExp(`^Move ${name}`) }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await expect(said(page, 'Number 1 of 12.')).toBeAttached();
  await expect(rows(page)).toHaveCount(10);
  const saved = page.waitForResponse(/sort-by\/user-list/);
  await page.keyboard.press('Enter');
  await saved;
  await expect(said(page, `${name} is number 1 of 12.`)).toBeAttached();
  await page.reload();
  await expect.poll(() => namesShown(page)).toHaveLength(10);
  const [first = '', second = '', third = ''] = await namesShown(page);
  expect(first).toBe(name);

  // By mouse: the third between the first two.
  await carry(page, third, second);
  await expect.poll(async () => (await namesShown(page)).slice(0, 3)).toEqual([first, third, second]);

  await page.getByRole('button', { name: `Add note about ${name}` }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Warm, quick.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Note about ${name}: Warm, quick.` })).toBeFocused();

  // A profile is a walk over the list, and leads back to who was looked at.
  await page.getByRole('link', { name: third, exact: true }).click();
  const walk = page.getByRole('navigation', { name: 'Profiles of this list' });
  await expect(walk.getByText('2 of 12')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: third, exact: true })).toBeFocused();

  // Both are removed, those after them come up, and Undo puts them back as they were.
  await rows(page).nth(0).hover();
  await page.getByRole('checkbox', { name: `Select ${first}` }).check();
  await page.getByRole('checkbox', { name: `Select ${third}` }).check();
  await expectAccessibleState(page);
  const bar = page.getByRole('region', { name: 'Selected talents' });
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(async () => (await namesShown(page)).slice(0, 1)).toEqual([second]);
  await expect(page.getByText('10 people', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await namesShown(page)).slice(0, 3)).toEqual([first, third, second]);
  await expect(page.getByRole('button', { name: `Note about ${name}: Warm, quick.` })).toBeVisible();
});
