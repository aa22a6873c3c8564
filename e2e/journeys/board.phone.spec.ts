import { expect, test } from '@playwright/test';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { signIn } from '../sign-in.ts';

test('a board on the phone: one character at a time, a card with all that can be done, by thumb', async ({
  page,
}) => {
  await signIn(page, 'recruiter');
  await open(page, '/app/my-projects/1/board');
  const choice = page.getByRole('combobox', { name: 'Character to show' });
  await expect(choice).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);
  const shown = await choice.inputValue();
  await page.getByRole('button', { name: 'Next character' }).click();
  await expect(choice).not.toHaveValue(shown);
  await expect(page).toHaveURL(/character=\d+/);

  const face = page.locator('[data-cell=shortlisted] [data-main]').first();
  const name = await face.locator('b').innerText();
  await face.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('link', { name: 'Open profile' })).toBeVisible();
  await expectAccessibleState(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page
    .getByRole('button', { name: `Select ${name}` })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Selected people' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);
  await page.getByRole('link', { name: 'Applicants' }).click();
  await expect(page).toHaveURL(/\/applicants\?character=\d+$/);
});
