import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { join } from '../members.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open, watch } from '../page-checks.ts';
import { film, paint } from '../pictures.ts';

const wizard = '/app/talent/create?page=2';
const photos = (page: Page) => page.getByRole('list', { name: 'Your photos' });
const tiles = (page: Page) => photos(page).locator('[data-tile]');
const named = (page: Page, name: string) => photos(page).getByRole('button', { name, exact: true });
const sending = (page: Page) => page.getByRole('progressbar', { name: /^Uploading/ });

/** 400 kbit/s up and 400 ms to the server and back; `back()` gives the line back. */
async function slowLine(page: Page, kilobits = 400) {
  const devtools = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 400, downloadThroughput: 50_000 };
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    ...conditions,
    uploadThroughput: (kilobits * 1000) / 8,
  });
  return async () => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await devtools.detach();
  };
}

async function choose(page: Page, photo: string, action: string) {
  const more = photos(page).getByRole('button', { name: `More for ${photo}`, exact: true });
  // A menu closes when the page moves under it, as it does when a press first has to scroll there.
  await more.scrollIntoViewIfNeeded();
  await more.click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The ids of the photos as every page shows them: the cover first, the others by their order. */
async function served(page: Page): Promise<{ ids: number[]; cover: number | undefined }> {
  const answer = await page.evaluate(async () => {
    const token = await (await fetch('/v1/auth/refresh-tokens', { method: 'POST' })).json();
    const own = await fetch(`/v1/image-upload/${token.user.user_id}`, {
      headers: { authorization: `Bearer ${token.token.token}` },
    });
    return own.json();
  });
  const items: { id: number; order: number; is_cover_photo: boolean }[] = answer.gallary;
  const inOrder = items.toSorted(
    (one, other) => Number(other.is_cover_photo) - Number(one.is_cover_photo) || one.order - other.order,
  );
  return { ids: inOrder.map(({ id }) => id), cover: items.find((item) => item.is_cover_photo)?.id };
}

test('twelve photos on a slow line: they all arrive, once, through a reload, and are put in order', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await join(page);
  const troubles = watch(page);
  await open(page, wizard);
  await expect(photos(page).getByRole('button', { name: /Add your cover/ })).toBeVisible();
  const jpeg = await paint(page, { width: 640, height: 800 });
  const chosen = Array.from({ length: 12 }, (_, index) => ({
    name: `photo-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    // Each a file of its own: what stands behind the end of a JPEG is not looked at.
    buffer: Buffer.concat([jpeg, Buffer.alloc(index + 1)]),
  }));
  const speedUp = await slowLine(page);
  await page.locator('input[data-source=photos]').setInputFiles(chosen);

  await expect(tiles(page)).toHaveCount(12);
  await expect(page.getByText(/^Uploading 12: \d+ of \d+ kB$/)).toBeVisible();
  await expect(
    photos(page)
      .getByText(/^\d+ of \d+ kB$/)
      .first(),
  ).toBeVisible();
  await expect(photos(page).getByText('Waiting').first()).toBeVisible();
  await expect(page.getByText(/^Uploading [1-9]:/)).toBeVisible({ timeout: 40_000 });

  await page.reload();
  await expect(page.getByText('12 of 30 photos')).toBeVisible({ timeout: 20_000 });
  await expect(sending(page)).toHaveCount(0, { timeout: 60_000 });
  await expect(tiles(page)).toHaveCount(12);
  await speedUp();
  await expect(photos(page).getByText('Processing')).toHaveCount(0, { timeout: 30_000 });
  const before = await served(page);
  expect(before.ids).toHaveLength(12);

  await choose(page, 'Photo 4 of 12', 'Make cover');
  await expect(page.getByText('This photo is your cover now')).toBeAttached();
  await expect(named(page, 'More for Cover, photo 1 of 12')).toBeFocused();
  await named(page, 'Photo 3 of 12').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Photo 3 of 12, place 3 of 12.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Place 4 of 12.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Dropped at place 4 of 12.')).toBeAttached();
  const [one, two, three, four, ...others] = before.ids;
  await expect.poll(() => served(page)).toEqual({ ids: [four, one, three, two, ...others], cover: four });

  await choose(page, 'Photo 2 of 12', 'Caption');
  await page.getByRole('textbox', { name: 'Caption' }).fill('In Madurai, after the rain');
  await expect(page.getByText('26 of 200')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(named(page, 'Photo 2 of 12, In Madurai, after the rain')).toBeVisible();

  await choose(page, 'Photo 5 of 12', 'Remove');
  await expect(tiles(page)).toHaveCount(11);
  await expect(page.getByText('Photo removed!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tiles(page)).toHaveCount(12);
  await choose(page, 'Photo 12 of 12', 'Remove');
  await expect(tiles(page)).toHaveCount(11);

  // Whoever leaves has made up their mind: what was removed is gone, what was undone is there.
  await page.reload();
  await expect(named(page, 'Photo 2 of 11, In Madurai, after the rain')).toBeVisible();
  expect((await served(page)).ids).toHaveLength(11);
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
  expect(troubles()).toEqual([]);
});

test('a film goes on after a reload when the same file is chosen again', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(90_000);
  await join(page);
  await open(page, wizard);
  const path = test.info().outputPath('intro.webm');
  writeFileSync(path, await film(page));
  const speedUp = await slowLine(page, 800);
  await page.locator('input[data-source=video]').setInputFiles(path);
  const videos = page.getByRole('list', { name: 'Your videos' });
  await expect(videos.getByText(/^[1-9]\d* of \d+ kB$/)).toBeVisible({ timeout: 20_000 });
  await expect
    .poll(async () => Number(await sending(page).getAttribute('aria-valuenow')), { timeout: 20_000 })
    .toBeGreaterThan(30);

  await page.reload();
  await speedUp();
  await expect(videos.getByText(/^Choose the same file again to continue from [1-9]\d?%$/)).toBeVisible();
  const resumed = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.locator('input[data-source=again]').setInputFiles(path);
  expect(Number((await resumed).headers()['upload-offset'])).toBeGreaterThan(0);

  await expect(videos.getByText(/^0:0\d, /)).toBeVisible({ timeout: 30_000 });
  await videos.getByRole('button', { name: 'Play Video 1' }).click();
  const player = videos.locator('video');
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page);
});
