import { expect, test } from '@playwright/test';
import { join, openSettings } from '../members.ts';

test('the list of sections leads to them and follows the reader', { tag: '@long' }, async ({ page }) => {
  const member = await join(page);
  await openSettings(page, member);
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await expect(sections.getByRole('link', { name: 'You', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await sections.getByRole('link', { name: 'Notification preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Notification preferences' })).toBeInViewport();
  await expect(sections.getByRole('link', { name: 'Notification preferences' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(sections.getByRole('link', { name: 'Notification preferences' })).toBeInViewport();
});
