import { expect, test } from '@playwright/test';
import { header, openProfileMenu } from '../header.ts';
import { open } from '../page-checks.ts';
import { changeUser, signIn } from '../sign-in.ts';

test('a logout that the server does not hear signs out all the same', async ({ page }) => {
  await signIn(page, 'recruiter');
  await page.route('**/v1/auth/logout', (route) => route.abort());
  await open(page, '/app/my-projects');
  await (await openProfileMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.reload();
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test('the picture in the header follows the rules, and initials stand in for a missing one', async ({
  page,
}) => {
  test.slow();
  const picture = page.getByRole('button', { name: /^Your menu/ }).locator('img');
  const { user } = await signIn(page, 'talent');
  const cover = user.gallary.find((item) => item.is_cover_photo);
  if (!cover) throw new Error('The demo talent has a cover photo');
  await open(page, '/app/messages');
  await expect(picture).toHaveAttribute('src', cover.file_url);
  const change = await changeUser(page, {
    gallary: [{ is_cover_photo: true, file_url: '/files/gone.webp' }],
  });
  await open(page, '/app/messages');
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Your menu/ })).toContainText('AR');
  change({ gallary: [] });
  await open(page, '/app/messages');
  await expect(picture).toHaveCount(0);
});
