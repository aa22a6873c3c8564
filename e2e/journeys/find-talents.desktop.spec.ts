import { expect, type Page, test } from '@playwright/test';
import { join, toast } from '../members.ts';
import { expectAccessibleState, watch } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';
import { signIn } from '../sign-in.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Talents found' }).getByRole('article');
const card = (page: Page, at: number) => cards(page).nth(at).getByRole('link');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** The number on the button of the filters is the number of the heading. */
async function expectSameCount(page: Page) {
  await expect(async () => {
    const button = await page.getByRole('button', { name: /^Show \d/ }).innerText();
    const heading = await page
      .getByRole('main')
      .getByText(/^[\d,]+ talents?$/)
      .first()
      .innerText();
    expect(button.replace(/\D/g, '')).toBe(heading.replace(/\D/g, ''));
  }).toPass();
}

async function narrow(page: Page) {
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByText('Female', { exact: true }).click();
  await expect(page).toHaveURL(/gender=1/);
  await filters.getByText('Hindi', { exact: true }).first().click();
  await expect(chips(page)).toHaveCount(2);
  await expectSameCount(page);

  await page.getByRole('button', { name: 'Remove Hindi' }).click();
  await expect(chips(page)).toHaveCount(1);
  await expect(page).not.toHaveURL(/language=/);
  await page.goBack();
  await expect(chips(page)).toHaveCount(2);
  await page.goForward();
  await expect(chips(page)).toHaveCount(1);
  await expectSameCount(page);
}

async function lookAround(page: Page) {
  // Cards that are replaced a moment later would take the focus with them.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await card(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 7)).toBeFocused();
  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/v1/recruiter-view'));
  await page.keyboard.press('Space');
  await expect(page.getByText(/^8 of [\d,]+$/)).toBeVisible();
  expect((await recorded).status()).toBe(204);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^9 of [\d,]+$/)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Past work' })).toBeVisible();
  await expectAccessibleState(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 8)).toBeFocused();
}

async function compareThree(page: Page) {
  for (const at of [8, 9, 10]) {
    await expect(card(page, at)).toBeFocused();
    await page.keyboard.press('c');
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('button', { name: 'Compare 3' }).click();
  const table = dialog(page, 'Compare talents').getByRole('table');
  await expect(table.getByRole('row', { name: /Lives in/ })).toBeVisible();
  await expectAccessibleState(page, { inTheDark: true });
  await table
    .getByRole('button', { name: /^Remove .* from comparison$/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
}

async function saveAndLoad(page: Page) {
  await page.getByRole('button', { name: 'Save search' }).click();
  const saving = dialog(page, 'Save this search');
  await expect(saving.getByLabel('Name')).toHaveValue('Female');
  await saving.getByLabel('Name').fill('Women');
  await saving.getByRole('button', { name: 'Save search' }).click();
  await expect(toast(page, '“Women” saved')).toBeVisible();

  await openRunning(page, '/find-talents?view=list');
  await page.getByRole('button', { name: 'Load search' }).click();
  await page.getByRole('link', { name: /^Women/ }).click();
  await expect(page).toHaveURL('/find-talents?gender=1');
  await expectSameCount(page);
}

test('a recruiter narrows, looks, compares, saves and hands the search on', async ({ page }) => {
  test.slow();
  const troubles = watch(page);
  await join(page, 'recruiter', 'Meenakshi Sundaram');
  await openRunning(page, '/find-talents');
  await expect(cards(page)).toHaveCount(24);
  await narrow(page);
  await expectAccessibleState(page);
  await lookAround(page);
  await compareThree(page);
  await saveAndLoad(page);

  await openRunning(page, '/find-talents?gender=1&passport=true');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await dialog(page, 'Share this search').getByLabel('Link').inputValue();
  expect(troubles()).toEqual([]);

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL('/find-talents?gender=1');
  await expect(page.getByText(/weren’t applied: With passport\./)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('for a part the best come first, with the reasons; S shortlists and takes back', async ({ page }) => {
  await signIn(page, 'recruiter');
  await openRunning(page, '/find-talents');
  await page.getByRole('combobox', { name: 'Casting for' }).selectOption('Inspector Kale, Monsoon Line');
  await expect(page).toHaveURL(/characterId=\d+/);
  const best = card(page, 0);
  await expect(best).toHaveAccessibleName(/\d+% match$/);
  await expect(page.getByLabel('Sort')).toHaveValue('match');
  const shortlist = page.getByRole('button', { name: /^Shortlist / });
  const unlisted = cards(page).filter({ has: shortlist }).first();
  const label = await unlisted.getByRole('button', { name: /^Shortlist / }).getAttribute('aria-label');
  const name = label?.replace('Shortlist ', '') ?? '';
  await unlisted.getByRole('link').focus();
  await page.keyboard.press('s');
  await expect(page.getByText(`${name} shortlisted for Inspector Kale, Monsoon Line!`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${name} from the shortlist` })).toBeAttached();
  await page.keyboard.press('s');
  await expect(
    page.getByText(`${name} removed from the shortlist for Inspector Kale, Monsoon Line!`),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).click();
  await expect(page.getByRole('list', { name: 'How they match' }).first()).toBeVisible();
  await expectAccessibleState(page);
});
