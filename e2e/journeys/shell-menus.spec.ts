import { expect, type Locator, type Page, test } from '@playwright/test';
import { header, isPhone, mainLinks, words } from '../header.ts';
import { open } from '../page-checks.ts';
import { type DemoPerson, signIn } from '../sign-in.ts';

const forGuests = ['Find Talents', 'Find Jobs', 'Castings'];
const forTalents = ['My Jobs', 'Find Jobs', 'Castings', 'Messages'];
const forRecruiters = ['My Projects', 'My Job Postings', 'Find Talents', 'Castings', 'Messages'];

async function expectNewTabs(links: Locator, expected: Record<string, boolean>) {
  for (const [name, isNewTab] of Object.entries(expected)) {
    const link = links.filter({ hasText: name });
    if (isNewTab) {
      await expect(link, name).toHaveAttribute('target', '_blank');
      await expect(link, name).toHaveAttribute('rel', /noopener/);
    } else await expect(link, name).not.toHaveAttribute('target');
  }
}

async function expectDoors(page: Page) {
  const door = (name: string) => header(page).getByRole('link', { name });
  await expect(door('Sign Up')).toBeVisible();
  await expect(door('Sign in')).toBeVisible({ visible: !isPhone() });
}

test('a guest on the first page sees both doors, and opens each link in a new tab', async ({ page }) => {
  await open(page, '/');
  await expectDoors(page);
  const links = await mainLinks(page);
  expect(await words(links)).toEqual(forGuests);
  await expectNewTabs(links, { 'Find Talents': true, 'Find Jobs': true, Castings: true });
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    links.filter({ hasText: 'Find Jobs' }).click(),
  ]);
  await expect(opened).toHaveURL('/find-jobs');
  await expect(page).toHaveURL('/');
});

for (const { path, wide } of [
  { path: '/recruiters', wide: ['Castings', 'Find Talents'] },
  { path: '/talents', wide: ['Castings', 'Find Jobs'] },
]) {
  test(`a guest on ${path} finds what that side looks for, and no doors in the header`, async ({ page }) => {
    await open(page, path);
    await expect(header(page).getByRole('link', { name: /^Sign/ })).toHaveCount(0);
    const links = await mainLinks(page);
    // The slide menu of guests is the same everywhere.
    expect(await words(links)).toEqual(isPhone() ? forGuests : wide);
    await expectNewTabs(links, Object.fromEntries(wide.map((name) => [name, false])));
  });
}

test('a guest elsewhere sees both doors and opens new tabs, except for the page at hand', async ({
  page,
}) => {
  await open(page, '/find-jobs');
  await expectDoors(page);
  const links = await mainLinks(page);
  expect(await words(links)).toEqual(forGuests);
  await expectNewTabs(links, { 'Find Talents': true, 'Find Jobs': false, Castings: true });
  await expect(links.filter({ hasText: 'Find Jobs' })).toHaveAttribute('aria-current', 'page');
  await expect(links.filter({ hasText: 'Castings' })).not.toHaveAttribute('aria-current');
  if (!isPhone()) return;
  // A small screen has room for one door; the other is in the slide menu.
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

const members: { person: DemoPerson; path: string; expected: string[]; current: string }[] = [
  { person: 'talent', path: '/app/openings/open-projects', expected: forTalents, current: 'My Jobs' },
  { person: 'recruiter', path: '/app/my-projects', expected: forRecruiters, current: 'My Projects' },
];

for (const { person, path, expected, current } of members) {
  test(`a ${person} has a menu of their own, in the same tab`, async ({ page }) => {
    await signIn(page, person);
    await open(page, path);
    const links = await mainLinks(page);
    expect(await words(links)).toEqual(expected);
    await expectNewTabs(links, Object.fromEntries(expected.map((name) => [name, false])));
    await expect(links.filter({ hasText: current })).toHaveAttribute('aria-current', 'page');
    await expect(header(page).getByRole('link', { name: /^Sign/ })).toHaveCount(0);
    await links.filter({ hasText: 'Castings' }).click();
    await expect(page).toHaveURL('/our-castings');
  });
}
