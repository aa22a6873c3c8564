import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoRepeats, expectNoSidewaysScroll, watch } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';
import { signIn } from '../sign-in.ts';

const jobs = (page: Page) => page.getByRole('list', { name: 'Jobs found' });
const titles = (page: Page) => jobs(page).getByRole('heading').getByRole('link');

test('a guest finds a job by a readable address, filters, reads it and comes back to the same place', async ({
  page,
}) => {
  test.slow();
  const troubles = watch(page);
  await openRunning(page, '/find-jobs/web-series');
  await expect(page.getByRole('heading', { level: 1, name: 'Web series jobs' })).toBeVisible();
  await expect(titles(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Filters, 1 set' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Paid only').tap();
  const show = sheet.getByRole('button', { name: /^Show [\d,]+$/ });
  await show.tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/find-jobs\?paid=true&project_id=\d+$/);

  const last = titles(page).last();
  const title = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => window.scrollY);
  await last.tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNoRepeats(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: /^[\d,]+ jobs?$/ }).tap();
  await expect(page).toHaveURL(/\/find-jobs\?paid=true&project_id=\d+$/);
  await expect(titles(page).last()).toHaveText(title);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(80);
  expect(troubles()).toEqual([]);
});

test('a guest who applies signs in with the job behind the popup', async ({ page }) => {
  await openRunning(page, '/find-jobs');
  const title = await titles(page).first().innerText();
  await titles(page).first().tap();
  await page.getByRole('region', { name: 'Apply', exact: true }).getByRole('link', { name: 'Apply' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\//);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a talent sees how jobs fit and why, and saves one', async ({ page }) => {
  test.slow();
  await signIn(page, 'talent');
  await page.goto('/find-jobs?sort_id=1');
  await expect(
    jobs(page)
      .getByText(/^\d+% match$/)
      .first(),
  ).toBeVisible();
  await titles(page).first().tap();
  const panel = page.getByRole('region', { name: 'How you fit and apply' });
  await expect(panel.getByText(/^\d+% match$/).first()).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectNoRepeats(page);
  await panel.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Job saved!')).toBeVisible();
  await panel.getByRole('button', { name: 'Saved' }).tap();
  await expect(page.getByText('Removed from your saved jobs!')).toBeVisible();
});

test('a talent saves a search, comes back to it from a notification, and deletes it', async ({ page }) => {
  test.slow();
  const troubles = watch(page);
  await signIn(page, 'talent');
  await page.goto('/find-jobs?paid=true');
  await expect(titles(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Saved', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Saved', exact: true });
  await expect(sheet.getByText('Searches you save will show up here')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save search' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Paid');
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Paid work');
  await dialog.getByRole('radio', { name: 'Right away' }).check();
  await dialog.getByRole('button', { name: 'Save search' }).tap();
  await expect(page.getByText('“Paid work” saved!')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await sheet.getByRole('link', { name: /^Paid work/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Paid work' })).toBeVisible();
  await expect(page).toHaveURL(/\/find-jobs\?alert=\d+&paid=true&sort_id=2$/);
  const id = new URL(page.url()).searchParams.get('alert');
  await page.getByRole('button', { name: 'Remove Paid' }).tap();
  await expect(page).toHaveURL('/find-jobs?sort_id=2');
  await page.goto(`/find-jobs?alert=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Paid work' })).toBeVisible();
  await expect(page).toHaveURL(`/find-jobs?alert=${id}&paid=true&sort_id=2`);

  await page.getByRole('button', { name: 'Saved', exact: true }).tap();
  await sheet.getByRole('button', { name: 'Delete Paid work' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(sheet.getByRole('link', { name: /^Paid work/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Delete Paid work' }).tap();
  await expect(sheet.getByText('Searches you save will show up here')).toBeVisible();
  expect(troubles()).toEqual([]);
});
