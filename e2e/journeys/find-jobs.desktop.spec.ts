import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';

test('each choice applies right away and back undoes it, by keyboard alone', async ({ page }) => {
  test.slow();
  await openRunning(page, '/find-jobs');
  const total = page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::span');
  const all = await total.innerText();
  const paid = page.getByRole('checkbox', { name: /^Paid only/ });
  await paid.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/find-jobs?paid=true');
  await expect(paid).toBeFocused();
  const soon = page.getByRole('radio', { name: 'Closing soon' });
  await soon.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/find-jobs?paid=true&sort_id=3');
  await page.getByRole('textbox', { name: 'Role, project or recruiter' }).focus();
  await page.keyboard.type('zzzz nobody');
  await expect(page.getByRole('heading', { name: 'No jobs match all filters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove ‘zzzz/ }).press('Enter');
  await expect(page).toHaveURL('/find-jobs?paid=true&sort_id=3');
  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(total).toHaveText(all);
  await expectNoSidewaysScroll(page);
});

test('typing on a readable address keeps the focus and every letter', async ({ page }) => {
  await openRunning(page, '/find-jobs/web-series');
  const box = page.getByRole('textbox', { name: 'Role, project or recruiter' });
  await box.focus();
  await page.keyboard.type('zz');
  await expect(page).toHaveURL(/\/find-jobs\?project_id=\d+&text=zz$/);
  await page.keyboard.type('zz nobody');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('zzzz nobody');
  await page.goBack();
  await expect(page).toHaveURL('/find-jobs/web-series');
  await expect(page.getByRole('heading', { level: 1, name: 'Web series jobs' })).toBeVisible();
});
