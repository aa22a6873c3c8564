import { expect, test } from '@playwright/test';
import { header, openProfileMenu } from '../header.ts';
import { expectNoSidewaysScroll, open } from '../page-checks.ts';
import { changeUser, signIn } from '../sign-in.ts';

test('Profile leads a recruiter and a talent to their own page', async ({ page }) => {
  test.slow();
  for (const [person, base] of [
    ['recruiter', '/recruiter/'],
    ['talent', '/talent/'],
  ] as const) {
    const { user } = await signIn(page, person);
    await open(page, person === 'talent' ? '/app/openings/open-projects' : '/app/my-projects');
    const menu = await openProfileMenu(page);
    await menu.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page).toHaveURL(`${base}${user.userUniqueId}`);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

test('Profile is hidden in the wizard, and leads a half-made talent there from elsewhere', async ({
  page,
}) => {
  await signIn(page, 'newcomer');
  await open(page, '/app/talent/create');
  await expect((await openProfileMenu(page)).getByRole('link', { name: 'Profile', exact: true })).toHaveCount(
    0,
  );
  await open(page, '/find-jobs');
  await (await openProfileMenu(page)).getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/app/talent/create');
});

test('the menu leads to the settings and to help, and turns the lights', async ({ page }) => {
  await signIn(page, 'talent');
  await open(page, '/app/openings/open-projects', 'light');
  await (await openProfileMenu(page)).getByRole('link', { name: 'Profile Settings' }).click();
  await expect(page).toHaveURL('/app/talent/dashboard/profile');
  await (await openProfileMenu(page)).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/app/talent/dashboard/contact');
  const menu = await openProfileMenu(page);
  await menu.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test('Change Profile Icon opens its dialog, and is not there without a profile', async ({ page }) => {
  await signIn(page, 'recruiter');
  await open(page, '/app/my-projects');
  await (await openProfileMenu(page)).getByRole('button', { name: 'Change Profile Icon' }).click();
  await expect(page.getByRole('dialog', { name: /Profile Icon/i })).toBeVisible();
  await changeUser(page, { recruiter: null, talenter: null });
  await open(page, '/app/my-projects');
  await expect(
    (await openProfileMenu(page)).getByRole('button', { name: 'Change Profile Icon' }),
  ).toHaveCount(0);
});

test('Logout returns to the first page and leaves nothing behind', async ({ page }) => {
  await signIn(page, 'recruiter');
  await open(page, '/app/my-projects');
  await page.evaluate(() => localStorage.setItem('callboard-project-id', '12'));
  const logout = page.waitForRequest('**/v1/auth/logout');
  await (await openProfileMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await logout;
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).not.toHaveProperty('callboard-valid-session');
  expect(kept).not.toHaveProperty('callboard-project-id');
  expect(Number.isNaN(Date.parse(kept['callboard-last-login']))).toBe(false);
  await page.goto('/app/my-projects');
  await expect(page).toHaveURL('/');
});

const longName = 'Venkatanarasimharajuvaripeta Krishnamurty';

test('a long name is cut at 18 characters on a phone, and opens on tap', async ({ page }) => {
  await signIn(page, 'talent');
  await changeUser(page, { name: longName });
  await open(page, '/app/openings/open-projects');
  const name = header(page).getByRole('button', { name: longName, exact: true });
  await expect(name).toHaveText('Venkatanarasimhara…');
  await name.tap();
  await expect(name).toHaveText(longName);
  await expectNoSidewaysScroll(page);
  await name.tap();
  await expect(name).toHaveText('Venkatanarasimhara…');
});

test('the picture in the header follows the rules, and initials stand in for a missing one', async ({
  page,
}) => {
  test.slow();
  const picture = page.getByRole('button', { name: /^Your menu/ }).locator('img');
  const { user } = await signIn(page, 'talent');
  const cover = user.gallary.find((item) => item.is_cover_photo);
  if (!cover) throw new Error('The demo talent has a cover photo');
  await open(page, '/app/openings/open-projects');
  await expect(picture).toHaveAttribute('src', cover.file_url);
  await changeUser(page, {
    gallary: [{ is_cover_photo: true, file_url: '/files/gone.webp' }],
  });
  await open(page, '/app/openings/open-projects');
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Your menu/ })).toContainText('AR');
});
