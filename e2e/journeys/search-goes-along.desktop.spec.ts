import { expect, type Page, test } from '@playwright/test';
import { toast } from '../members.ts';
import { expectAccessibleState, watch } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';
import { signIn } from '../sign-in.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Talents found' }).getByRole('article');
const card = (page: Page, at: number) => cards(page).nth(at).getByRole('link');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected talents' });
const walk = (page: Page) => page.getByRole('navigation', { name: 'Profiles of this list' });

async function openSearchFor(page: Page, character: string) {
  await openRunning(page, '/find-talents');
  await page.getByRole('combobox', { name: 'Casting for' }).selectOption(character);
  await expect(page).toHaveURL(/characterId=\d+/);
  await expect(card(page, 0)).toHaveAccessibleName(/\d+% match$/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** By keys alone, from the moment the page is there. */
async function selectThree(page: Page) {
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 0)).toBeFocused();
  for (const selected of ['1 selected', '2 selected', '3 selected']) {
    await page.keyboard.press('x');
    await expect(bar(page).getByText(selected)).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expectAccessibleState(page, { inTheDark: true });
}

/** Taken back again, so the demo's shortlists stay as they are for others. */
async function shortlistForTwo(page: Page) {
  await bar(page).getByRole('button', { name: 'Shortlist' }).click();
  const dialog = page.getByRole('dialog', { name: /^Shortlist 3 talents/ });
  const open = dialog.getByRole('checkbox', { checked: false, disabled: false });
  await open.first().check();
  // The search's character is chosen already, unless the demo has all three on its list.
  if ((await dialog.getByRole('checkbox', { checked: true, disabled: false }).count()) < 2) {
    await open.first().check();
  }
  await expectAccessibleState(page);
  await dialog.getByRole('button', { name: /^Shortlist .+ for .+ and .+/ }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(toast(page, 'Back as it was')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
}

async function walkByKeys(page: Page) {
  await card(page, 1).focus();
  const second = await card(page, 1).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second ?? '');
  await expect(walk(page).getByText(/^2 of [\d,]+$/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(walk(page).getByText(/^3 of [\d,]+$/)).toBeVisible();
  // Right when it appears.
  await page.keyboard.press('ArrowRight');
  await expect(walk(page).getByText(/^4 of [\d,]+$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/% match/)).toBeVisible();
}

async function writeNote(page: Page) {
  const note = page.getByRole('textbox', { name: 'Your private note' });
  // Keys that walk elsewhere are letters here.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await note.fill(`Just the voice for it. Keen. Seen ${Date.now()}.`);
  await expect(walk(page).getByText(/^4 of/)).toBeVisible();
  await saved;
  await expect(page.getByText('Saved').first()).toBeVisible();
  await expectAccessibleState(page);
}

test('the search goes along: select, shortlist, walk, note and back to the same place', async ({ page }) => {
  test.slow();
  const troubles = watch(page);
  await signIn(page, 'recruiter');
  await openSearchFor(page, 'Inspector Kale, Monsoon Line');
  await selectThree(page);
  await shortlistForTwo(page);
  await walkByKeys(page);
  await writeNote(page);

  await page.reload();
  await expect(walk(page).getByText(/^4 of [\d,]+$/)).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/find-talents\?.*characterId=\d+/);
  await expect(card(page, 3)).toBeFocused();
  await expect(card(page, 3)).toHaveAccessibleName(new RegExp(`^${name}`));
  await expect(cards(page).nth(3).getByText('You have a private note')).toBeAttached();
  await expect(
    cards(page)
      .nth(3)
      .getByText(/Viewed \d+ \w+/),
  ).toBeVisible();
  expect(troubles()).toEqual([]);
});

test('the walk crosses into the next page of the search, and leads back to it', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, 'recruiter');
  await openRunning(page, '/find-talents?gender=1');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await card(page, 23).focus();
  await page.keyboard.press('Enter');
  await expect(walk(page).getByText(/^24 of [\d,]+$/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(walk(page).getByText(/^25 of [\d,]+$/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/find-talents?gender=1&page=2');
  await expect(card(page, 0)).toBeFocused();

  await openRunning(page, (await card(page, 0).getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(walk(page)).toHaveCount(0);
});
