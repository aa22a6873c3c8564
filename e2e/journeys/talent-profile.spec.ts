import { expect, type Page, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { isPhone } from '../header.ts';
import { join } from '../members.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open, watch } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';
import { home } from '../server-under-test.ts';
import { star } from '../star.ts';

const name = (page: Page) => page.getByRole('heading', { level: 1 });
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Photos of/ });

/** A finger across the middle of the screen. */
async function swipe(page: Page, from: number, to: number) {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y: 320 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + (to - from) * share) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function turnPhotos(page: Page) {
  const cover = page.getByRole('button', { name: 'Enlarge photo 1 of 3' });
  await cover.click();
  await expect(lightbox(page)).toContainText('1 of 3');
  if (isPhone()) {
    await swipe(page, 300, 60);
    await expect(lightbox(page)).toContainText('2 of 3');
    await swipe(page, 60, 300);
  } else {
    await page.keyboard.press('ArrowRight');
    await expect(lightbox(page)).toContainText('2 of 3');
    await page.keyboard.press('End');
    await expect(lightbox(page)).toContainText('3 of 3');
    await page.keyboard.press('Home');
  }
  await expect(lightbox(page)).toContainText('1 of 3');
  await expectAccessibleState(page);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(cover).toBeFocused();
}

test('a guest meets a talent: a name with an initial, three photos, no measurements', async ({ page }) => {
  test.slow();
  const troubles = watch(page);
  await openRunning(page, '/');
  await page
    .getByRole('link', { name: /, plays|plays/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/talent\/[0-9a-f-]{36}$/);
  await expect(name(page)).toHaveText(/ \p{L}\.$/u);

  const { path } = await star();
  await openRunning(page, path);
  await expect(name(page)).toHaveText('Ananya R.');
  await expect(page.getByRole('button', { name: /^Show photo/ })).toHaveCount(3);
  await expect(page.getByText('Rao')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Measurements' })).toHaveCount(0);
  await turnPhotos(page);
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Sign in to see more' }).locator('visible=true').click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(troubles()).toEqual([]);

  await open(page, '/talent/nobody');
  await expect(name(page)).toHaveText('Profile not found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find Talents' })).toBeVisible();
});

test('a recruiter sees the whole profile, and the number only once it is unlocked', async ({ page }) => {
  const { id, path, mobile } = await star();
  const recruiter = await join(page, 'recruiter', 'Priya Nair');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const reveals = () => calls.filter((call) => call.includes('/get-talenter/')).length;
  const visits = () => calls.filter((call) => call === 'POST /v1/recruiter-view').length;
  await open(page, path);
  await expect(name(page)).toHaveText('Ananya Rao');
  await expect(page.getByText('165 cm, 5′5″')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlock, 1 credit' }).locator('visible=true')).toBeVisible();
  await expectAccessibleState(page);
  await expect.poll(visits).toBe(1);
  expect(reveals()).toBe(0);

  await askDatabase(
    home,
    `insert into unlock (recruiter_id, talent_id) values (${recruiter.user_id}, ${id})`,
  );
  await page.reload();
  const number = page.getByRole('link', { name: mobile.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3') });
  await expect(number).toHaveAttribute('href', `tel:${mobile}`);
  await expect(page.getByRole('heading', { name: 'Availability' })).toBeVisible();
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
  expect(reveals()).toBe(1);
  const logged = await askDatabase(
    home,
    `select id from contact_reveal where talent_id = ${id} and viewer_id = ${recruiter.user_id}`,
  );
  expect(logged).toHaveLength(1);
});
