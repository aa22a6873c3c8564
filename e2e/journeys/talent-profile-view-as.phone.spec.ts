import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleState, open } from '../page-checks.ts';
import { signIn } from '../sign-in.ts';
import { star } from '../star.ts';

const name = (page: Page) => page.getByRole('heading', { level: 1 });

test('a talent views their own profile as others see it', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const { path } = await star();
  await signIn(page, 'talent');
  await open(page, path);
  await expect(name(page)).toHaveText('Ananya Rao');
  await expect(page.getByRole('link', { name: 'Edit profile' }).locator('visible=true')).toHaveAttribute(
    'href',
    '/app/talent/create',
  );
  const manager = page.getByText('Nandini Kapse', { exact: true });
  await page.getByRole('radio', { name: 'Guest' }).check();
  await expect(name(page)).toHaveText('Ananya R.');
  await page.getByRole('radio', { name: 'Recruiter' }).check();
  await expect(page.getByRole('heading', { name: 'Measurements' })).toBeVisible();
  await expect(manager).toHaveCount(0);
  await page.getByRole('radio', { name: 'Unlocked' }).check();
  await expect(manager).toBeVisible();
  await page.getByRole('radio', { name: 'You' }).check();
  await expectAccessibleState(page);

  await page.getByRole('button', { name: 'Comp card' }).locator('visible=true').click();
  const card = page.getByRole('dialog', { name: 'Comp card' });
  await expect(card.getByRole('img')).toBeVisible({ timeout: 20_000 });
  await expect(card.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', /\/files\//);
  await expectAccessibleState(page);
});
