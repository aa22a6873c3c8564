import { expect, type Page, test } from '@playwright/test';
import { expectIconChanged, join, openSettings } from '../members.ts';
import { paint } from '../pictures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Profile Icon' });

/** Puts a file into the page's hands the way the system does. */
async function hand(page: Page, how: 'drop' | 'paste', picture: Buffer) {
  const target = how === 'drop' ? dialog(page).getByText('or drop it here') : page.locator('body');
  await target.evaluate(
    (element, { event, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
          : new ClipboardEvent('paste', { bubbles: true, clipboardData: transfer }),
      );
    },
    { event: how, base64: picture.toString('base64') },
  );
}

for (const how of ['drop', 'paste'] as const) {
  test(`a photo comes by ${how}`, async ({ page }) => {
    const member = await join(page);
    await openSettings(page, member);
    await page.getByRole('button', { name: 'Change Profile Icon' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Choose a photo' })).toBeVisible();
    await hand(page, how, await paint(page, { width: 500, height: 500, type: 'image/png' }));
    await expect(page.getByRole('application')).toBeVisible();
  });
}

test('by keyboard alone: open from the menu, move, zoom, shape, save, focus returns', async ({ page }) => {
  await join(page, 'recruiter');
  await openSettings(page, { settings: '/app/recruiter/dashboard/profile' });
  const opener = page.getByRole('button', { name: 'Change Profile Icon' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose a photo' }).press('Enter');
  const buffer = await paint(page, { width: 900, height: 900 });
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });

  const frame = page.getByRole('application');
  await expect(frame).toBeFocused();
  const slider = page.getByRole('slider', { name: 'Zoom' });
  for (const [key, value] of [
    ['+', '12'],
    ['+', '14'],
    ['-', '12'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveValue(value);
  }
  const photo = frame.locator('xpath=..').locator('img');
  const before = await photo.getAttribute('style');
  await page.keyboard.press('ArrowRight');
  await expect(photo).not.toHaveAttribute('style', before ?? '');

  await slider.press('End');
  await expect(slider).toHaveValue('50');
  await slider.press('Home');
  await expect(slider).toHaveValue('10');
  await page.getByRole('radio', { name: 'Square' }).press('Space');
  await expect(page.getByRole('radio', { name: 'Square' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Save icon' }).press('Enter');
  await expectIconChanged(page);
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the wheel zooms', async ({ page }) => {
  const member = await join(page);
  await openSettings(page, member);
  await page.getByRole('button', { name: 'Change Profile Icon' }).click();
  const buffer = await paint(page, { width: 900, height: 900 });
  await page
    .locator('input[data-source=choose]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await page.getByRole('application').hover();
  await page.mouse.wheel(0, -200);
  await expect(page.getByRole('slider', { name: 'Zoom' })).not.toHaveValue('10');
});
