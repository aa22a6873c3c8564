import { expect, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { expectNoSidewaysScroll, watch } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';
import { home } from '../server-under-test.ts';

test('a guest reads who was cast, looks through them and opens a profile', async ({ page }) => {
  const troubles = watch(page);
  await openRunning(page, '/our-castings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castings');
  await expect(page.getByRole('region', { name: 'Casting now' }).getByRole('listitem')).not.toHaveCount(0);
  await expectNoSidewaysScroll(page);

  const [secret] = await askDatabase<{ title: string }>(
    home,
    `select title from project where is_public and status = 'closed' and announced_on > now() + interval '1 day'
       and exists (select from project_character part join character_cast casting on casting.character_id = part.id
         where part.project_id = project.id) limit 1`,
  );
  const box = page.getByRole('textbox', { name: 'Project, performer or recruiter' });
  await box.fill(secret?.title ?? '');
  await expect(page.getByRole('heading', { name: 'No castings found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();

  const types = page.getByRole('navigation', { name: 'Project type' });
  await types.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\?type=\d+$/);
  await expect(types.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/our-castings');
  await types.getByRole('link').nth(1).click();
  await expect(types.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
  const player = page.getByRole('article').first().getByRole('listitem').first().getByRole('link');
  const name = await player.innerText();
  await player.click();
  await expect(page).toHaveURL(/\/talent\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(troubles()).toEqual([]);
});
