import '../i18n.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { descriptionOf, json, noContent, problem } from '../../../../shared/lib/api/fake-server-for-test.ts';
import { toasts } from '../../../../shared/ui/toast/toast.ts';
import { cleanUp, field, fill, openStep, press } from '../sign-in-for-test.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ResetPassword } from './reset-password.tsx';

afterEach(cleanUp);

const forgot = 'POST /v1/auth/forgot-password';
const reset = 'POST /v1/auth/reset-password';
const check = 'GET /v1/auth/reset-password';
const newPassword = 'seven kites over the harbour';

const openLink = (answers: Parameters<typeof openStep>[1], token = 'a-token-that-is-long-enough') => {
  window.history.replaceState({}, '', `/auth/reset-password?token=${token}`);
  return openStep(<ResetPassword />, { [check]: noContent, ...answers });
};

describe('a forgotten password', () => {
  it('shows the same result for every email, and another can be tried', async () => {
    const server = openStep(<ForgotPassword />, { [forgot]: noContent });
    await fill({ Email: 'nobody@callboard.test' });
    await press('Send link');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(screen.getByText('nobody@callboard.test')).toBeTruthy();
    expect(server.bodiesOf(forgot)).toEqual([{ email: 'nobody@callboard.test' }]);
    await press('Use another email');
    expect(field('Email').value).toBe('nobody@callboard.test');
  });
});

describe('a new password by link', () => {
  it('is validated, saved and leads to sign-in', async () => {
    const server = openLink({ [reset]: () => json(200, { ended: [] }) });
    expect(window.location.search).toBe('');
    expect(await screen.findByLabelText('New password')).toBeTruthy();
    await fill({ 'New password': 'short' });
    await press('Save password');
    await waitFor(() => expect(descriptionOf(field('New password'))).toContain('at least 10 characters'));
    expect(server.bodiesOf(reset)).toEqual([]);
    await fill({ 'New password': newPassword });
    await press('Save password');
    await waitFor(() => expect(server.path()).toBe('/auth/sign-in'));
    expect(toasts.get().at(-1)?.text).toBe('Password changed. Sign in with it now!');
  });

  it('lists removed sign-in methods', async () => {
    openLink({ [reset]: () => json(200, { ended: [{ method: 'mobile', address: '•••18' }] }) });
    await screen.findByLabelText('New password');
    await fill({ 'New password': newPassword });
    await press('Save password');
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeTruthy();
    expect(screen.getByText(/•••18/)).toBeTruthy();
  });

  it.each([
    ['LINK_EXPIRED', 'This link has expired'],
    ['LINK_USED', 'This link was already used'],
  ])('explains %s before anything is typed, and offers a new link', async (code, title) => {
    openLink({ [check]: () => problem(403, code) });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy();
  });

  it('shows the form when the link could not be checked', async () => {
    openLink({ [check]: () => problem(503, 'UNEXPECTED') });
    expect(await screen.findByLabelText('New password')).toBeTruthy();
  });

  it.each([
    ['LINK_EXPIRED', 'This link has expired'],
    ['LINK_USED', 'This link was already used'],
  ])('explains %s of a link that was used meanwhile', async (code, title) => {
    openLink({ [reset]: () => problem(403, code) });
    await screen.findByLabelText('New password');
    await fill({ 'New password': newPassword });
    await press('Save password');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe(
      '/auth/forgot-password',
    );
  });

  it('sends no request for an incomplete link', () => {
    openLink({}, 'half');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  });
});
