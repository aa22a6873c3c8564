import './i18n.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { descriptionOf, json, noContent, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import {
  archive,
  change,
  cleanUp,
  lastToast,
  noArchive,
  openSettings,
  press,
  sessionList,
  someSession,
  someTalent,
} from './settings-for-test.tsx';

afterEach(cleanUp);

const otherId = '9b2d7c1a-0a5e-4b6f-8a57-3f6d5b7c1e22';
const firefox = someSession({ id: otherId, device: 'Firefox on Windows', is_current: false });
const devices = async () =>
  within(await screen.findByRole('list', { name: 'Where you’re signed in' })).findAllByRole('listitem');
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('sessions', () => {
  it('signs out one other device', async () => {
    const server = openSettings(someTalent(), {
      [sessionList]: () => json(200, { results: [someSession(), firefox] }),
      [`DELETE /v1/user/7/sessions/${otherId}`]: noContent,
    });
    expect(await devices()).toHaveLength(2);
    expect(screen.getAllByText('This device')).toHaveLength(1);
    expect(screen.getByText('16 Nov 2026, 6:45 pm')).toBeTruthy();
    server.answer({ [sessionList]: () => json(200, { results: [someSession()] }) });
    await press('Sign out Firefox on Windows');
    await waitFor(() => expect(lastToast()).toBe('Signed out on Firefox on Windows!'));
    await waitFor(async () => expect(await devices()).toHaveLength(1));
    expect(screen.getByText('You’re not signed in anywhere else.')).toBeTruthy();
  });

  it('signs out everywhere else', async () => {
    const server = openSettings(someTalent(), {
      [sessionList]: () => json(200, { results: [someSession(), firefox] }),
      'DELETE /v1/user/7/sessions': () => json(200, { ended: 2 }),
    });
    await devices();
    server.answer({ [sessionList]: () => json(200, { results: [someSession()] }) });
    await press('Sign out everywhere else');
    await waitFor(() => expect(lastToast()).toBe('Signed out on 2 other devices!'));
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeTruthy();
  });

  it('shows a toast when it fails', async () => {
    openSettings(someTalent(), {
      [sessionList]: () => json(200, { results: [someSession(), firefox] }),
      [`DELETE /v1/user/7/sessions/${otherId}`]: () => problem(500, 'INTERNAL'),
    });
    await press('Sign out Firefox on Windows');
    await waitFor(() => expect(lastToast()).toBe('Something went wrong on our side. Try again!'));
  });

  it('collapses a long list, this device first', async () => {
    const others = Array.from({ length: 7 }, (_, at) =>
      someSession({ id: `${otherId.slice(0, -1)}${at}`, is_current: false }),
    );
    openSettings(someTalent(), { [sessionList]: () => json(200, { results: [someSession(), ...others] }) });
    const shown = await devices();
    expect(shown).toHaveLength(5);
    expect(shown[0]?.textContent).toContain('This device');
    await press('Show all 8');
    expect(await devices()).toHaveLength(8);
  });
});

describe('a new password', () => {
  it('is checked by the form and by the server', async () => {
    const server = openSettings();
    await press('Change password');
    const dialog = await inDialog();
    const current = dialog.getByLabelText('Current password');
    const next = dialog.getByLabelText('New password');
    const save = dialog.getByRole('button', { name: 'Change password' });
    await userEvent.click(save);
    await waitFor(() => expect(descriptionOf(current)).toContain('Enter your current password'));
    await userEvent.type(current, 'not this one');
    await userEvent.type(next, 'short');
    await userEvent.click(save);
    await waitFor(() => expect(descriptionOf(next)).toContain('At least 10 characters'));

    const faultAt = (name: string, message: string) => () =>
      problem(400, 'VALIDATION_FAILED', { errors: [{ field: name, message }] });
    await userEvent.type(next, ' but longer by now');
    server.answer({ [change]: faultAt('current_password', 'Incorrect password') });
    await userEvent.click(save);
    await waitFor(() => expect(descriptionOf(current)).toContain('Incorrect password. Try again'));
    server.answer({ [change]: faultAt('password', 'Too easy to guess') });
    await userEvent.click(save);
    await waitFor(() => expect(descriptionOf(next)).toContain('Too easy to guess'));

    server.answer({ [change]: () => json(200, someTalent()) });
    await userEvent.click(save);
    await waitFor(() => expect(lastToast()).toBe('Password changed!'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the download of my data', () => {
  it('shows progress and can be cancelled', async () => {
    openSettings(someTalent(), {
      [archive]: () => json(200, { ...noArchive, state: 'packing', progress: 64 }),
      'DELETE /v1/user/7/data-export': () => json(200, noArchive),
    });
    const bar = await screen.findByRole('progressbar', { name: 'Preparing your data' });
    expect(bar.getAttribute('aria-valuenow')).toBe('64');
    expect(screen.getByText(/^Preparing, 64%\./)).toBeTruthy();
    await press('Cancel download');
    expect(await screen.findByRole('button', { name: 'Download my data' })).toBeTruthy();
  });
});

describe('closing the account', () => {
  const closed = { closed_at: '2026-11-16T06:00:00.000Z', erased_after: '2026-12-16T06:00:00.000Z' };
  const closing = 'DELETE /v1/user/7';
  const openDialog = async () => {
    await press('Close account');
    return inDialog();
  };
  const nameIn = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
    dialog.getByRole('textbox', { name: /^Type your name/ });

  it('needs the account name and the password', async () => {
    const server = openSettings(someTalent(), {
      [closing]: () =>
        problem(400, 'VALIDATION_FAILED', { errors: [{ field: 'password', message: 'Incorrect password' }] }),
    });
    const dialog = await openDialog();
    const secret = dialog.getByLabelText('Password');
    await userEvent.type(nameIn(dialog), 'Somebody Else');
    await userEvent.type(secret, 'not this one');
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(descriptionOf(nameIn(dialog))).toContain('Pallavi Reddy'));
    expect(server.bodiesOf(closing)).toEqual([]);
    await userEvent.clear(nameIn(dialog));
    await userEvent.type(nameIn(dialog), ' pallavi  REDDY');
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(descriptionOf(secret)).toContain('Incorrect password. Try again'));
  });

  it('accepts a code to a verified address instead', async () => {
    const server = openSettings(someTalent(), {
      'POST /v1/user/send-gmail-otp': noContent,
      [closing]: () => json(200, closed),
    });
    const dialog = await openDialog();
    await userEvent.type(nameIn(dialog), 'Pallavi Reddy');
    await userEvent.click(dialog.getByRole('button', { name: 'Use a code instead' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(await dialog.findByText(/^Sent to pallavi\.reddy@mailbox\.in\./)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: '6-digit code' }), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    const done = await screen.findByRole('dialog', { name: 'Account closed' });
    expect(done.textContent).toContain('Sign in before 16 Dec 2026');
    expect(server.bodiesOf(closing)).toEqual([{ otp: '123456' }]);
  });

  it('does nothing when cancelled', async () => {
    const server = openSettings();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodiesOf(closing)).toEqual([]);
  });
});
