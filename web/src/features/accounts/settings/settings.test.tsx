import './i18n.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  descriptionOf,
  json,
  noContent,
  offline,
  problem,
} from '../../../shared/lib/api/fake-server-for-test.ts';
import {
  change,
  cleanUp,
  field,
  fill,
  lastToast,
  me,
  openSettings,
  press,
  someRecruiter,
  someTalent,
  toggle,
} from './settings-for-test.tsx';

afterEach(cleanUp);

const unsaved = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const confirmWith = async (typed: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await userEvent.type(within(dialog).getByLabelText('Current password'), typed);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
};

describe('the settings page', () => {
  it('says that it could not load, and tries again', async () => {
    const server = openSettings(someTalent(), { [me]: () => problem(404, 'NOT_FOUND') });
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load your settings');
    server.answer({ [me]: () => json(200, someTalent()) });
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Your data' })).toBeTruthy();
  });

  it('lists unsaved changes and discards them', async () => {
    openSettings();
    await fill('Last name', 'Rao');
    expect(unsaved()?.textContent).toContain('Last name changed, not saved yet');
    await fill('First name', 'Somebody');
    expect(unsaved()?.textContent).toContain('First name and last name changed, not saved yet');
    await press('Discard');
    expect((await field('First name')).value).toBe('Pallavi');
    expect(unsaved()).toBeNull();
  });

  it('keeps what was typed when offline', async () => {
    const server = openSettings(someTalent(), { [change]: offline });
    await fill('Last name', 'Rao');
    await press('Save changes');
    await waitFor(() => expect(unsaved()?.textContent).toContain('You’re offline'));
    expect((await field('Last name')).value).toBe('Rao');
    server.answer({ [change]: () => server.keep({ last_name: 'Rao' }) });
    await press('Save changes');
    await waitFor(() => expect(lastToast()).toBe('Settings saved!'));
    expect(unsaved()).toBeNull();
  });

  it('keeps the old email when told so right after a new one was saved', async () => {
    const pending = 'new@callboard.test';
    const server = openSettings(someTalent(), {
      [change]: () => server.keep({ pending_email: pending }),
      // The rest of the page learns of the new record later, over a slow connection.
      'GET /v1/user/refresh-edit-profile/7': () => new Promise(() => undefined),
    });
    await fill('Email', pending);
    await press('Save changes');
    await screen.findByText(`Waiting for ${pending}`);
    server.answer({ [change]: () => server.keep({ pending_email: null }) });
    await press('Keep the old one');
    await waitFor(() => expect(lastToast()).toBe('Change cancelled!'));
    expect(screen.queryByText(`Waiting for ${pending}`)).toBeNull();
  });

  it('asks before leaving unsaved changes', async () => {
    openSettings();
    await fill('First name', 'Somebody');
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await press('Stay');
    expect((await field('First name')).value).toBe('Somebody');
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
    await press('Leave without saving');
    expect(await screen.findByText('Another page')).toBeTruthy();
  });

  it('shows errors at their fields and focuses the first', async () => {
    const server = openSettings();
    await fill('Email', 'nobody');
    await fill('Mobile number', '12345');
    await fill('First name', ' ');
    await press('Save changes');
    const first = await field('First name');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(descriptionOf(first)).toContain('Enter your first name');
    expect(descriptionOf(await field('Email'))).toContain('Enter an email like name@example.com');
    expect(descriptionOf(await field('Mobile number'))).toContain('Enter a 10-digit mobile number');
    expect(server.bodiesOf(change)).toEqual([]);
  });

  it('asks for proof before the email changes, and shows that it is taken', async () => {
    const server = openSettings(someTalent(), { [change]: () => problem(403, 'PASSWORD_NEEDED') });
    await fill('Email', 'talent@callboard.test');
    await press('Save changes');
    const wrong = { errors: [{ field: 'current_password', message: 'Incorrect password' }] };
    server.answer({ [change]: () => problem(400, 'VALIDATION_FAILED', wrong) });
    await confirmWith('not this one');
    const dialog = await screen.findByRole('dialog');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Incorrect password. Try again');

    server.answer({ [change]: () => problem(409, 'EMAIL_TAKEN') });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    const email = await field('Email');
    await waitFor(() => expect(descriptionOf(email)).toContain('This email already has an account'));
    expect(email.value).toBe('talent@callboard.test');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('verifies the current email by code on the page', async () => {
    const server = openSettings(someTalent({ is_email_verified: false, mobile_number: null }), {
      'POST /v1/user/send-gmail-otp': noContent,
      'POST /v1/user/verify-gmail-otp': () => problem(400, 'CODE_WRONG', { detail: '4 tries left.' }),
    });
    await press('Send code');
    await userEvent.type(await field('6-digit code'), '111111{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('That code isn’t right. 4 tries left.');
    server.answer({ 'POST /v1/user/verify-gmail-otp': () => json(200, { verified: true }) });
    server.keep({ is_email_verified: true });
    await userEvent.type(await field('6-digit code'), '222222');
    await waitFor(() => expect(lastToast()).toBe('Email verified!'));
    expect(await screen.findByText('Verified')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
  });

  it('disables what a frozen talent cannot change, and saves the rest', async () => {
    const server = openSettings(someTalent({ isFreezed: true }));
    expect(await screen.findByText(/^Your profile is frozen/)).toBeTruthy();
    expect((await field('First name')).readOnly).toBe(true);
    expect((await toggle('Show me to recruiters')).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change Profile Icon' }).disabled).toBe(
      true,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Email: Messages' }), 'Never');
    await press('Save changes');
    await waitFor(() => expect(lastToast()).toBe('Settings saved!'));
    expect(server.bodiesOf(change)).toHaveLength(1);
  });

  it('disables the WhatsApp switches while WhatsApp updates are off', async () => {
    openSettings();
    await userEvent.click(await toggle('WhatsApp updates'));
    expect((await toggle('WhatsApp: Messages')).disabled).toBe(true);
    await userEvent.click(await toggle('WhatsApp updates'));
    expect((await toggle('WhatsApp: Messages')).disabled).toBe(false);
  });

  it('has other topics for a recruiter, and no manager', async () => {
    const server = openSettings(someRecruiter());
    await screen.findByRole('heading', { name: 'Notification preferences' });
    expect(screen.queryByRole('heading', { name: 'Manager' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Show me to recruiters' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Email: Credits' }), 'Daily');
    await press('Save changes');
    await waitFor(() => expect(server.bodiesOf(change)).toHaveLength(1));
    expect(server.bodiesOf(change)[0]).toMatchObject({
      settings: { notifications: [{ topic: 'credits', email: 'daily' }] },
    });
  });
});
