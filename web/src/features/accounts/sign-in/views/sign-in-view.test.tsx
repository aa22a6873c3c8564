import '../i18n.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  descriptionOf,
  json,
  noContent,
  offline,
  problem,
} from '../../../../shared/lib/api/fake-server-for-test.ts';
import { answerOf } from '../../../../shared/lib/session/session-for-test.ts';
import { GithubProblem } from '../components/github-problem.tsx';
import { readDraft } from '../draft/auth-draft.ts';
import { alertText, choose, cleanUp, enterCode, field, fill, openStep, press } from '../sign-in-for-test.tsx';
import { SignInView } from './sign-in-view.tsx';

afterEach(cleanUp);

const login = 'POST /v1/auth/login';
const sendCode = 'POST /v1/auth/mobile-login-otp';
const sendWhatsApp = 'POST /v1/user/send-whatsapp-otp';
const checkCode = 'POST /v1/auth/mobile-login-verify';
const typed = { Email: 'asha@callboard.test', Password: 'four lanterns under bridges' };

describe('signing in by email', () => {
  it('keeps the email after a wrong password and focuses the password', async () => {
    openStep(<SignInView />, { [login]: () => problem(401, 'CREDENTIALS_WRONG') });
    await fill(typed);
    await press('Sign in');
    expect(await alertText()).toBe('Incorrect email or password.');
    expect(field('Email').value).toBe(typed.Email);
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  });

  it('says how long to wait after too many attempts', async () => {
    openStep(<SignInView />, {
      [login]: () => problem(429, 'RATE_LIMITED', { detail: 'Try again in 15 minutes.' }),
    });
    await fill(typed);
    await press('Sign in');
    expect(await alertText()).toBe('Too many attempts. Try again in 15 minutes.');
    expect(field('Password').value).toBe(typed.Password);
  });

  it('keeps everything when offline and retries the same request', async () => {
    const server = openStep(<SignInView />, { [login]: offline });
    await fill(typed);
    await press('Sign in');
    expect(await alertText()).toContain('You’re offline. What you typed is still here.');
    server.answer({ [login]: () => json(200, answerOf('t-1')) });
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const [first, second] = server.bodiesOf(login);
    expect(second).toEqual(first);
    expect(readDraft().email).toBe('');
  });

  it('reopens a closed account', async () => {
    const server = openStep(<SignInView />, {
      [login]: () =>
        problem(403, 'ACCOUNT_CLOSED', { detail: 'You can reopen it until 2026-12-15T09:30:00.000Z.' }),
    });
    await fill(typed);
    await press('Sign in');
    expect(await alertText()).toContain('Account closed. You can reopen it until 15 Dec 2026.');
    server.answer({ [login]: () => json(200, answerOf('t-1')) });
    await press('Reopen account');
    await waitFor(() => expect(server.bodiesOf(login)).toHaveLength(2));
    expect(server.bodiesOf(login)[1]).toMatchObject({ reopen: true });
  });

  it('shows the password and hides it again', async () => {
    openStep(<SignInView />);
    expect(field('Password').type).toBe('password');
    await press('Show password');
    expect(field('Password').type).toBe('text');
    await press('Hide password');
    expect(field('Password').type).toBe('password');
  });
});

describe('signing in by mobile', () => {
  const askForCode = async () => {
    await choose('Mobile');
    await fill({ 'Mobile number': '98490 27318' });
    await press('Send code');
    await screen.findByLabelText('Code from SMS, 6 digits');
  };

  it('rejects an incomplete number before sending', async () => {
    const server = openStep(<SignInView />, { [sendCode]: noContent });
    await choose('Mobile');
    await fill({ 'Mobile number': '98490 27' });
    await press('Send code');
    await waitFor(() =>
      expect(descriptionOf(field('Mobile number'))).toContain('Enter a 10-digit mobile number'),
    );
    expect(server.bodiesOf(sendCode)).toEqual([]);
  });

  it('does not reveal whether a number has an account, and links to sign-up', async () => {
    const server = openStep(<SignInView />, { [sendCode]: noContent });
    await askForCode();
    expect(screen.getByText(/^If this number has an account, you’ll get a code now\./)).toBeTruthy();
    expect(server.bodiesOf(sendCode)).toEqual([{ mobile: '+919849027318' }]);
    const links = screen.getAllByRole('link', { name: 'Sign Up' });
    expect(links.some((link) => link.getAttribute('href') === '/auth/sign-up')).toBe(true);
    expect(readDraft().mobile).not.toBe('');
  });

  it('says when the next code can be sent after too many', async () => {
    openStep(<SignInView />, {
      [sendCode]: noContent,
      [sendWhatsApp]: () =>
        problem(429, 'RATE_LIMITED', { detail: 'We’ve sent 3 codes. Get another in 14 minutes.' }),
    });
    await askForCode();
    await press('Send by WhatsApp instead');
    expect(await alertText()).toContain('Get another in 14 minutes.');
  });

  it('signs in with the code from the phone', async () => {
    const server = openStep(<SignInView />, {
      [sendCode]: noContent,
      [checkCode]: () => json(200, answerOf('t-1')),
    });
    await askForCode();
    enterCode('Code from SMS, 6 digits', '123456');
    await waitFor(() =>
      expect(server.bodiesOf(checkCode)).toEqual([{ mobile: '+919849027318', otp: '123456' }]),
    );
  });
});

describe('coming back from GitHub', () => {
  it.each([
    ['github-denied', 'You cancelled at GitHub'],
    ['github-no-account', 'That GitHub account isn’t connected yet'],
    ['github-email-unverified', 'Your email isn’t verified at GitHub'],
    ['github-failed', 'Couldn’t sign in with GitHub'],
    ['github-unavailable', 'GitHub isn’t responding'],
  ])('explains %s', async (code, text) => {
    openStep(<GithubProblem problem={code} />);
    expect(await alertText()).toContain(text);
  });

  it('shows nothing for an unknown code in the address', () => {
    openStep(<GithubProblem problem="<b>anything</b>" />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
