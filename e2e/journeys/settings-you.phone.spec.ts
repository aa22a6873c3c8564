import { expect, type Page, test } from '@playwright/test';
import { confirmWith, join, openSettings, password, toast } from '../members.ts';
import { codeFor, newEmail, newMobile, otherThan } from '../newcomers.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

test('names are changed, also over a lost line; what is not wanted is thrown away, and leaving asks', async ({
  page,
  context,
}) => {
  const member = await join(page);
  await openSettings(page, member);
  await expect(unsaved(page)).toBeHidden();
  await field(page, 'First name').fill('Somebody');
  await unsaved(page).getByRole('button', { name: 'Discard' }).click();
  await expect(field(page, 'First name')).toHaveValue('Kavya');
  await expect(unsaved(page)).toBeHidden();

  await field(page, 'Last name').fill('Pillai Rao');
  await expect(unsaved(page)).toContainText('Last name changed, not saved yet');
  await field(page, 'First name').fill('Kaveri');
  await expect(unsaved(page)).toContainText('First name and last name changed, not saved yet');
  await context.setOffline(true);
  await saveChanges(page);
  await expect(unsaved(page)).toContainText('You’re offline');
  await expect(field(page, 'Last name')).toHaveValue('Pillai Rao');
  await context.setOffline(false);
  await saveChanges(page);
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(unsaved(page)).toBeHidden();
  await expect(page.getByRole('banner')).toContainText(/Kaveri Pillai R/);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Kaveri');

  await field(page, 'First name').fill('Somebody');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(member.settings);
  await expect(field(page, 'First name')).toHaveValue('Somebody');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/Support');
});

test('a new e-mail waits for its code; the old one stays until then, or for good', { tag: '@long' }, async ({
  page,
}) => {
  const member = await join(page);
  const next = newEmail('next');
  await openSettings(page, member);
  await field(page, 'Email').fill(next);
  await expect(unsaved(page)).toContainText('Email changed, not saved yet');
  await saveChanges(page);
  const dialog = await confirmWith(page, 'not this one');
  await expect(dialog.getByRole('alert')).toContainText('Incorrect password. Try again');
  await confirmWith(page, password);

  await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(member.email);
  await page.reload();
  await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();

  const code = await codeFor(page, next, 'mail');
  const entry = field(page, '6-digit code');
  await entry.fill(otherThan(code));
  await expect(page.getByRole('alert')).toContainText('That code isn’t right. 4 tries left.');
  await entry.fill(code);
  await expect(toast(page, 'Email verified')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(next);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  const unwanted = newEmail('unwanted');
  await field(page, 'Email').fill(unwanted);
  await saveChanges(page);
  await confirmWith(page, password);
  await expect(page.getByText(`Waiting for ${unwanted}`)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the old one' }).click();
  await expect(toast(page, 'Change cancelled')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue(next);
  await expect(page.getByText(`Waiting for ${unwanted}`)).toBeHidden();
});

test('a mobile number is added from its own field and verified by WhatsApp', { tag: '@long' }, async ({
  page,
}) => {
  const member = await join(page);
  const mobile = newMobile();
  const shown = `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
  await openSettings(page, member);
  await field(page, 'Last name').fill('Not yet saved');
  await field(page, 'Mobile number').fill(`0${mobile}`);
  // The e-mail of a newcomer has the same button; the number's comes second.
  await page.getByRole('button', { name: 'Send code' }).last().click();
  await confirmWith(page, password);
  await expect(page.getByText(`Waiting for ${shown}`)).toBeVisible();
  await field(page, '6-digit code').fill(await codeFor(page, `+91${mobile}`, 'whatsapp'));
  await expect(toast(page, 'Mobile number verified')).toBeVisible();
  await expect(field(page, 'Mobile number')).toHaveValue(shown);
  // Nothing else was saved along with it, and nothing typed was lost.
  await expect(unsaved(page)).toContainText('Last name changed, not saved yet');
});
