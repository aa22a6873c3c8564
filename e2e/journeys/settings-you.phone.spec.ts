import { expect, type Page, test } from '@playwright/test';
import { confirmWith, freeze, join, newerCodeFor, openSettings, password, toast } from '../members.ts';
import { codeFor, newEmail, newMobile, otherThan } from '../newcomers.ts';
import { open } from '../page-checks.ts';

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

test('a new e-mail waits for its code; the old one stays until then, or for good', async ({ page }) => {
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
  await entry.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That code isn’t right. 4 tries left.');
  await entry.fill(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
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

test('the own e-mail is verified by a code without leaving the page', async ({ page }) => {
  const member = await join(page, 'recruiter');
  const welcome = await codeFor(page, member.email, 'mail');
  await openSettings(page, member);
  await page.getByRole('button', { name: 'Send code' }).click();
  await field(page, '6-digit code').fill(await newerCodeFor(page, member.email, welcome));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(toast(page, 'Email verified')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeHidden();
});

test('a mobile number is added from its own field and verified by WhatsApp', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(toast(page, 'Mobile number verified')).toBeVisible();
  await expect(field(page, 'Mobile number')).toHaveValue(shown);
  // Nothing else was saved along with it, and nothing typed was lost.
  await expect(unsaved(page)).toContainText('Last name changed, not saved yet');
});

test('a faulty or taken address is said at its field, which gets the focus', async ({ page }) => {
  const member = await join(page);
  await openSettings(page, member);
  await field(page, 'Email').fill('nobody');
  await field(page, 'Mobile number').fill('12345');
  await field(page, 'First name').fill(' ');
  await saveChanges(page);
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Enter your first name');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Enter an email/);
  await expect(field(page, 'Mobile number')).toHaveAccessibleDescription(/10-digit/);

  await field(page, 'First name').fill('Kavya');
  await field(page, 'Mobile number').fill('');
  await field(page, 'Email').fill('talent@callboard.test');
  await saveChanges(page);
  await confirmWith(page, password);
  await expect(field(page, 'Email')).toHaveAccessibleDescription('This email already has an account');
  await expect(field(page, 'Email')).toHaveValue('talent@callboard.test');
});

test('somebody frozen sees what stays as it is, and can still change the rest', async ({ page }) => {
  const member = await join(page);
  await freeze(member);
  await openSettings(page, member);
  const freezeNotice = page.getByRole('dialog', { name: 'Profile Freeze' });
  await freezeNotice.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByText('Your profile is frozen')).toBeVisible();
  await expect(field(page, 'First name')).not.toBeEditable();
  await expect(page.getByRole('switch', { name: 'Show me to recruiters' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Change Profile Icon' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Email: Messages' }).selectOption('Never');
  await saveChanges(page);
  await expect(toast(page, 'Settings saved')).toBeVisible();
});

test('when the settings do not load it is said, with a way to try again', async ({ page }) => {
  const member = await join(page);
  const record = `**/v1/user/${member.user_id}`;
  await page.route(record, (route) => route.fulfill({ status: 404, json: {} }));
  await open(page, member.settings);
  await expect(page.getByRole('alert')).toContainText('Couldn’t load your settings');
  await page.unroute(record);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
});
