import { TalentCount } from '@callboard/contract/search/talent-search';
import { expect, test } from '@playwright/test';
import { expectAccessibleState, expectNoSidewaysScroll, watch } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';

test('a guest searches with a thumb: filters in a sheet, faces in a quick view', async ({ page }) => {
  test.slow();
  const troubles = watch(page);
  await openRunning(page, '/find-talents');
  const cards = page.getByRole('list', { name: 'Talents found' }).getByRole('article');
  await expect(cards).toHaveCount(24);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  // Of women: no journey that runs beside this one adds any.
  const women = page.waitForResponse((answer) => /findTalent-count\?.*gender=1/.test(answer.url()));
  await sheet.getByText('Female', { exact: true }).click();
  const { count } = TalentCount.parse(await (await women).json());
  const show = sheet.getByRole('button', { name: `Show ${count}`, exact: true });
  await expect(show).toBeVisible();
  await expectAccessibleState(page);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('main').getByText(`${count} talents`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters, 1 set' })).toBeVisible();

  await cards.nth(1).getByRole('link').tap();
  const look = page.getByRole('dialog').filter({ hasText: 'Find similar' });
  await expect(look.getByText(/^2 of [\d,]+$/)).toBeVisible();
  await look.getByRole('button', { name: 'Compare' }).tap();
  await look.getByRole('button', { name: 'Next talent' }).tap();
  await look.getByRole('button', { name: 'Compare' }).tap();
  await page.goBack();
  await expect(look).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare 2' }).tap();
  await expect(page.getByRole('dialog', { name: 'Compare talents' }).getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'This search' }).tap();
  const search = page.getByRole('dialog', { name: 'This search' });
  await search.getByRole('radio', { name: 'List' }).click();
  await expect(page).toHaveURL(/view=list/);
  await page.keyboard.press('Escape');
  await expectNoSidewaysScroll(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).tap();
  await expect(page).toHaveTitle('Find Talents, page 2 · Callboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(troubles()).toEqual([]);
});
