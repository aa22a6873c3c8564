import { expect, type Page, test } from '@playwright/test';
import { join, openSettings, toast } from '../members.ts';

const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

test('a talent decides who sees them, what they are told and what the manager gets', async ({ page }) => {
  const member = await join(page);
  await openSettings(page, member);
  const copies = page.getByRole('switch', { name: /^Copy to manager/ });
  await expect(copies).toHaveCount(0);
  await toggle(page, 'Show me to recruiters').uncheck();
  await toggle(page, 'WhatsApp updates').check();
  await toggle(page, 'I have a manager').check();
  await expect(copies).toHaveCount(7);
  await expect(toggle(page, 'Send updates by email')).toBeDisabled();
  await page.getByRole('textbox', { name: 'Manager’s email' }).fill('Office@Agents.in');
  await toggle(page, 'Send updates by email').check();
  await page.getByRole('combobox', { name: 'Email: Messages' }).selectOption('Never');
  await toggle(page, 'WhatsApp: Applications').check();
  await toggle(page, 'Copy to manager: Messages').check();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText(
    '4 changes not saved yet',
  );
  await saveChanges(page);
  await expect(toast(page, 'Settings saved')).toBeVisible();

  await page.reload();
  await expect(toggle(page, 'Show me to recruiters')).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Manager’s email' })).toHaveValue('office@agents.in');
  await expect(toggle(page, 'Send updates by email')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Email: Messages' })).toHaveValue('never');
  await expect(toggle(page, 'WhatsApp: Applications')).toBeChecked();
  await expect(toggle(page, 'Copy to manager: Messages')).toBeChecked();
});
