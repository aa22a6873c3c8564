import { expect, type Page, test } from '@playwright/test';
import { expectIconChanged, freeze, join, openSettings, toast } from '../members.ts';
import { expectAccessibleState, expectNoSidewaysScroll, watch } from '../page-checks.ts';
import { heldUpright, paint, watchEncoding } from '../pictures.ts';

const jpeg = (buffer: Buffer, name = 'me.jpg') => ({ name, mimeType: 'image/jpeg', buffer });
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[data-source=choose]').setInputFiles(file);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Profile Icon' });
const zoom = (page: Page) => page.getByRole('slider', { name: 'Zoom' });
const uploads = '**/files/**';

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Change Profile Icon' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Choose a photo' })).toBeVisible();
}

async function cropping(page: Page, file: Parameters<typeof choose>[1]) {
  await openDialog(page);
  await choose(page, file);
  await expect(page.getByRole('application', { name: /part of the photo/ })).toBeVisible();
}

const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save icon' }).click();

test('a talent changes the icon: cut, shrunk, webp, sent and recorded', async ({ page }) => {
  const member = await join(page);
  const encoded = await watchEncoding(page);
  const troubles = watch(page);
  const signed = page.waitForRequest('**/v1/generate-presigned-url/photo');
  await openSettings(page, member);
  await openDialog(page);
  await expect(dialog(page).getByText('No icon yet')).toBeVisible();
  await expectAccessibleState(page);
  await choose(page, jpeg(await paint(page, { width: 2400, height: 3000 }), 'Me.JPEG'));
  await expect(zoom(page)).toHaveValue('10');
  await expect(page.getByRole('application')).toBeFocused();
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
  await save(page);
  await expectIconChanged(page);
  await expect(dialog(page)).toBeHidden();

  const { files } = (await signed).postDataJSON();
  expect(files).toEqual([
    { fileName: 'profile-icon.webp', fileType: 'image/webp', fileSize: expect.any(Number) },
    { fileName: 'profile-icon-source.webp', fileType: 'image/webp', fileSize: expect.any(Number) },
  ]);
  // The whole width of 2400 px is in the band that is divided by two.
  expect((await encoded()).at(-1)).toEqual({
    width: 1200,
    height: 1500,
    type: 'image/webp',
    quality: 0.5,
  });

  const face = page.getByRole('banner').locator('img');
  await expect(face).toBeVisible();
  await page.reload();
  await expect(face).toBeVisible();
  await page.getByRole('button', { name: 'Change Profile Icon' }).click();
  await dialog(page).getByRole('button', { name: 'Crop the current photo again' }).click();
  await expect(page.getByRole('application', { name: /part of the photo/ })).toBeVisible();
  expect(troubles()).toEqual([]);
});

test('files that are too large, of another kind or no pictures are refused in the product’s words', {
  tag: '@long',
}, async ({ page }) => {
  const member = await join(page);
  let asked = 0;
  await page.route('**/v1/generate-presigned-url/photo', (route) => {
    asked += 1;
    return route.continue();
  });
  await openSettings(page, member);
  await openDialog(page);
  const png = { name: 'me.png', mimeType: 'image/png' };

  await choose(page, { ...png, buffer: Buffer.alloc(11 * 1024 * 1024) });
  await expect(toast(page, 'Please select file within 10MB')).toBeVisible();
  await choose(page, { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(toast(page, 'Please select valid file.')).toBeVisible();
  await choose(page, { ...png, buffer: Buffer.from('Dear casting director, this is a letter.') });
  await expect(toast(page, 'Error preparing image for upload')).toBeVisible();

  await expect(dialog(page).getByRole('button', { name: 'Choose a photo' })).toBeEnabled();
  expect(asked).toBe(0);
});

test('what goes wrong on the way is said, the crop stays, and trying again succeeds', {
  tag: '@long',
}, async ({ page, context }) => {
  const member = await join(page);
  await openSettings(page, member);
  await cropping(page, jpeg(await paint(page, { width: 800, height: 1000 })));
  await zoom(page).fill('23');
  await page.route(uploads, (route) => route.fulfill({ status: 500 }));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Upload failed'));
  await save(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Your crop is still here');
  const message = await logged;
  expect(`${message.type()} ${message.text()}`).toBe('error Upload failed with status: 500');
  await expect(zoom(page)).toHaveValue('23');

  await page.unroute(uploads);
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('You’re offline');
  await expect(zoom(page)).toHaveValue('23');

  await context.setOffline(false);
  await page.route(uploads, () => undefined);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Uploading the photo' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  await page.unroute(uploads);
  await save(page);
  await expectIconChanged(page);
});

test('a profile that is frozen meanwhile keeps its icon, and says why', { tag: '@long' }, async ({
  page,
}) => {
  const member = await join(page);
  await openSettings(page, member);
  await cropping(page, jpeg(await paint(page, { width: 800, height: 1000 })));
  await freeze(member);
  await save(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Your profile is frozen');
  await expect(dialog(page).getByRole('link', { name: 'Contact the admin' })).toHaveAttribute(
    'href',
    '/about/contact-us',
  );
});

test('a photo from a phone held upright stands upright, and a turn is cut as it is seen', {
  tag: '@long',
}, async ({ page }) => {
  const member = await join(page);
  const encoded = await watchEncoding(page);
  await openSettings(page, member);
  await cropping(page, jpeg(heldUpright(await paint(page, { width: 1000, height: 800 }))));
  await save(page);
  await expectIconChanged(page);
  expect((await encoded()).at(-1)).toMatchObject({ width: 800, height: 1000 });

  await cropping(page, jpeg(await paint(page, { width: 1000, height: 800 })));
  await dialog(page).getByRole('button', { name: 'Rotate 90°' }).click();
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await encoded()).at(-1)).toMatchObject({ width: 800, height: 1000 });
});

test('a recruiter’s photo of 6000 px is shown small to aim by and cut from the whole', {
  tag: '@long',
}, async ({ page }) => {
  const member = await join(page, 'recruiter');
  const encoded = await watchEncoding(page);
  await openSettings(page, member);
  await cropping(page, jpeg(await paint(page, { width: 6000, height: 4000 })));
  await save(page);
  await expectIconChanged(page);
  const [preview, icon] = await encoded();
  expect(preview).toMatchObject({ width: 1600, height: 1067 });
  // 4:5 of 4000 px height is 3200 px wide: divided by three.
  expect(icon).toMatchObject({ width: 1067, height: 1333, type: 'image/webp' });
});
