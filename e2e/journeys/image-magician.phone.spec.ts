import { expect, test } from '@playwright/test';
import { expectAccessibleState, expectNoSidewaysScroll, watch } from '../page-checks.ts';
import { heldUpright, paint } from '../pictures.ts';
import { openRunning } from '../public-pages.ts';

test('a guest crops, shrinks and converts a photo, and nothing leaves the phone', async ({ page }) => {
  const troubles = watch(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await openRunning(page, '/image-magician');
  await expect(page.getByText('We don’t upload, keep or see your photo', { exact: false })).toBeVisible();
  const choose = page.locator('input[data-source=magician]');

  await choose.setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear sir') });
  await expect(page.getByRole('alert')).toContainText('Couldn’t open this file');
  const upright = heldUpright(await paint(page, { width: 1000, height: 800 }));
  await choose.setInputFiles({ name: 'Meera.JPG', mimeType: 'image/jpeg', buffer: upright });
  await expect(page.getByText('800 × 1000 px').first()).toBeVisible();

  await page.getByRole('slider', { name: 'Frame width' }).fill('50');
  await expect(page.getByRole('status').getByText(/^400 × 1000 px, /)).toBeVisible();
  await page.getByRole('radio', { name: '1:1' }).check();
  await page.getByRole('button', { name: 'Rotate 90°' }).click();
  const width = page.getByLabel('Width in pixels');
  await expect(width).toHaveValue('800');
  await width.fill('300');
  await page.getByRole('radio', { name: 'JPEG' }).check();
  await expect(page.getByRole('status').getByText(/^300 × 300 px, /)).toBeVisible();
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Meera-300.jpg');
  expect(sent).toEqual([]);
  expect(troubles()).toEqual([]);
});
