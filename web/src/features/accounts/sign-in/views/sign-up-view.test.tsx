import '../i18n.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  descriptionOf,
  json,
  noContent,
  offline,
  problem,
} from '../../../../shared/lib/api/fake-server-for-test.ts';
import { answerOf } from '../../../../shared/lib/session/session-for-test.ts';
import {
  alertText,
  choose,
  cleanUp,
  enterCode,
  field,
  fill,
  openStep,
  press,
  reopenStep,
} from '../sign-in-for-test.tsx';
import { SignInView } from './sign-in-view.tsx';
import { SignUpView } from './sign-up-view.tsx';

afterEach(async () => {
  await cleanUp();
  window.sessionStorage.clear();
});

const register = 'POST /v1/auth/register';
const sendCode = 'POST /v1/user/new-user-otp';
const sendWhatsApp = 'POST /v1/user/send-whatsapp-otp';
const checkCode = 'POST /v1/auth/mobile-login-verify';

const fillWhoPerforms = async (more: Record<string, string> = {}) => {
  await choose(/I perform/);
  await fill({
    'First name': 'Pallavi',
    'Last name': 'Reddy',
    Email: 'pallavi@callboard.test',
    Password: 'four lanterns under bridges',
    ...more,
  });
};

describe('an invitation', () => {
  const referrer = 'GET /v1/recruiter/referral/lantern7';
  const asha = { name: 'Priyanka Hegde', company: 'Lantern Casting', credits_each: 5 };

  it('says who invites and what both get, and chooses casting', async () => {
    window.localStorage.setItem('callboard-ref', 'lantern7');
    openStep(<SignUpView />, { [referrer]: () => json(200, asha) });
    screen.getByRole('radio', { name: /I perform/ }).focus();
    expect(
      await screen.findByText(
        'Priyanka Hegde from Lantern Casting invited you to Callboard. You each get 5 credits once your company is verified.',
      ),
    ).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /I cast/ })).toHaveProperty('checked', true),
    );
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /I cast/ }));
    await choose(/I perform/);
    expect(screen.queryByText(/You each get/)).toBeNull();
  });

  it('takes the focus along to casting', async () => {
    window.localStorage.setItem('callboard-ref', 'lantern7');
    const held: ((answer: Response) => void)[] = [];
    openStep(<SignUpView />, {
      [referrer]: () => new Promise<Response>((resolve) => held.push(resolve)),
    });
    const perform = screen.getByRole('radio', { name: /I perform/ });
    const cast = screen.getByRole('radio', { name: /I cast/ });
    expect([perform, cast].map((radio) => radio.dataset.autofocus)).toEqual(['true', undefined]);
    perform.focus();
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.(json(200, asha));
    await waitFor(() => expect(document.activeElement).toBe(cast));
    expect([perform, cast].map((radio) => radio.dataset.autofocus)).toEqual([undefined, 'true']);
  });

  it('says nothing of an unknown code', async () => {
    window.localStorage.setItem('callboard-ref', 'lantern7');
    const server = openStep(<SignUpView />, { [referrer]: () => problem(404, 'NOT_FOUND') });
    await waitFor(() => expect(server.bodiesOf(referrer)).toHaveLength(1));
    expect(screen.queryByText(/invited you/)).toBeNull();
    expect(screen.getByRole('radio', { name: /I cast/ })).toHaveProperty('checked', false);
  });

  it('of a partner is sent along, and an expired one keeps nobody out', async () => {
    window.sessionStorage.setItem('callboard-partner', 'a.b.c');
    const external = 'POST /v1/talenter';
    const server = openStep(<SignUpView />, {
      [external]: () => problem(410, 'LINK_EXPIRED'),
      [register]: () => json(201, answerOf('t-1')),
    });
    await fillWhoPerforms();
    await press('Sign Up');
    await waitFor(() => expect(server.bodiesOf(register)).toHaveLength(1));
    expect(server.bodiesOf(external)).toMatchObject([
      { provider: 'partner', code: 'a.b.c', first_name: 'Pallavi', email: 'pallavi@callboard.test' },
    ]);
    expect(window.sessionStorage.getItem('callboard-partner')).toBeNull();
  });
});

describe('a partner’s link, signing up by mobile', () => {
  it('is sent along with the code, and then forgotten', async () => {
    window.sessionStorage.setItem('callboard-partner', 'a.b.c');
    const server = openStep(<SignUpView />, {
      [sendCode]: noContent,
      [checkCode]: () => json(200, answerOf('t-1')),
    });
    await choose(/I perform/);
    await choose('Mobile');
    await fill({ 'First name': 'Pallavi', 'Mobile number': '98490 27318' });
    await press('Send code');
    await screen.findByLabelText('Code from SMS, 6 digits');
    enterCode('Code from SMS, 6 digits', '123456');
    await waitFor(() => expect(server.bodiesOf(checkCode)).toMatchObject([{ partner: 'a.b.c' }]));
    await waitFor(() => expect(window.sessionStorage.getItem('callboard-partner')).toBeNull());
  });

  it('is not sent by someone who casts', async () => {
    window.sessionStorage.setItem('callboard-partner', 'a.b.c');
    const server = openStep(<SignUpView />, {
      [sendCode]: noContent,
      [checkCode]: () => json(200, answerOf('t-1')),
    });
    await choose(/I cast/);
    await choose('Mobile');
    await fill({ 'First name': 'Harpreet', 'Mobile number': '98490 27318' });
    await press('Send code');
    await screen.findByLabelText('Code from SMS, 6 digits');
    enterCode('Code from SMS, 6 digits', '123456');
    await waitFor(() => expect(server.bodiesOf(checkCode)).toHaveLength(1));
    expect(server.bodiesOf(checkCode)[0]).not.toHaveProperty('partner');
  });
});

describe('signing up by email', () => {
  it('asks for the account kind first', async () => {
    const server = openStep(<SignUpView />);
    await press('Sign Up');
    expect(await screen.findByText('Choose one to continue.')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: /I perform/ })),
    );
    expect(server.bodiesOf(register)).toEqual([]);
  });

  it('shows missing fields and focuses the first', async () => {
    openStep(<SignUpView />);
    await choose(/I cast/);
    await press('Sign Up');
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field('First name'))).toContain('Enter your first name');
    expect(descriptionOf(field('Company'))).toContain('Enter your company');
    expect(descriptionOf(field('Password'))).toContain('at least 10');
  });

  it('does not send a leaked password', async () => {
    const server = openStep(<SignUpView />);
    await fillWhoPerforms({ Password: 'password123' });
    expect(await screen.findByText(/This is a leaked password/)).toBeTruthy();
    await press('Sign Up');
    await waitFor(() => expect(descriptionOf(field('Password'))).toContain('has leaked before'));
    expect(server.bodiesOf(register)).toEqual([]);
  });

  it('shows server errors at their fields', async () => {
    openStep(<SignUpView />, {
      [register]: () =>
        problem(400, 'VALIDATION_FAILED', {
          errors: [{ field: 'password', message: 'Don’t use your name or email' }],
        }),
    });
    await fillWhoPerforms();
    await press('Sign Up');
    await waitFor(() => expect(descriptionOf(field('Password'))).toContain('Don’t use your name or email'));
    expect(document.activeElement).toBe(field('Password'));
  });

  it('links from a taken email to sign-in', async () => {
    openStep(<SignUpView />, { [register]: () => problem(409, 'EMAIL_TAKEN') });
    await fillWhoPerforms();
    await press('Sign Up');
    const notice = (await screen.findByText(/Sign in instead\?/)).closest<HTMLElement>('[role="alert"]');
    if (!notice) throw new Error('The notice is not an alert');
    expect(notice.textContent).toContain('This email already has an account');
    expect(within(notice).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/sign-in');
    expect(field('First name').value).toBe('Pallavi');
  });

  it('shows no tick beside a taken email, also when it is typed again', async () => {
    openStep(<SignUpView />, { [register]: () => problem(409, 'EMAIL_TAKEN') });
    await fillWhoPerforms();
    const tick = () => field('Email').parentElement?.querySelector('svg');
    expect(tick()).toBeTruthy();
    await press('Sign Up');
    await screen.findByText(/Sign in instead\?/);
    expect(tick()).toBeNull();
    await fill({ Email: 'pallavi.reddy@callboard.test' });
    await waitFor(() => expect(tick()).toBeTruthy());
    await fill({ Email: 'Pallavi@callboard.test' });
    await waitFor(() => expect(tick()).toBeNull());
  });

  it('keeps everything typed except the password across tabs, forms and reopening', async () => {
    const first = openStep(<SignUpView />);
    await fillWhoPerforms();
    await choose('Mobile');
    expect(field('First name').value).toBe('Pallavi');
    await choose('Email');
    expect(field('Email').value).toBe('pallavi@callboard.test');
    first.close();
    const second = reopenStep(<SignInView />);
    expect(field('Email').value).toBe('pallavi@callboard.test');
    second.close();
    reopenStep(<SignUpView />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /I perform/ }).checked).toBe(true);
    expect(field('Last name').value).toBe('Reddy');
    expect(field('Password').value).toBe('');
    expect(sessionStorage.getItem('callboard-auth-draft')).not.toContain('four lanterns');
  });

  it('keeps everything when offline and retries the same request', async () => {
    const server = openStep(<SignUpView />, { [register]: offline });
    await fillWhoPerforms();
    await press('Sign Up');
    expect(await alertText()).toContain('You’re offline');
    expect(field('Password').value).not.toBe('');
    server.answer({ [register]: () => json(201, answerOf('t-1')) });
    await press('Try again');
    await waitFor(() => expect(server.bodiesOf(register)).toHaveLength(2));
  });

  it('signs up once however often the button is pressed', async () => {
    const held: ((answer: Response) => void)[] = [];
    const server = openStep(<SignUpView />, {
      [register]: () => new Promise<Response>((resolve) => held.push(resolve)),
    });
    await fillWhoPerforms();
    await press('Sign Up');
    fireEvent.click(await screen.findByRole('button', { name: 'Signing up…' }));
    held[0]?.(json(201, answerOf('t-1')));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Signing up…' })).toBeNull());
    expect(server.bodiesOf(register)).toEqual([
      expect.objectContaining({ name: 'Pallavi Reddy', email: 'pallavi@callboard.test', user_type: 1 }),
    ]);
  });
});

describe('signing up by mobile', () => {
  const byMessage = 'Code from SMS, 6 digits';
  const askForCode = async () => {
    await choose(/I cast/);
    await choose('Mobile');
    await fill({ 'First name': 'Harpreet', 'Mobile number': '98490 27318' });
    await press('Send code');
    await screen.findByLabelText(byMessage);
  };

  it('changes the number, and sends the code by WhatsApp instead', async () => {
    const server = openStep(<SignUpView />, {
      [sendCode]: noContent,
      [sendWhatsApp]: noContent,
      [checkCode]: () => json(200, answerOf('t-1')),
    });
    await askForCode();
    await press('Change number');
    await fill({ 'Mobile number': '98200 11223' });
    await press('Send code');
    await press('Send by WhatsApp instead');
    await screen.findByLabelText('Code from WhatsApp, 6 digits');
    expect(server.bodiesOf(sendWhatsApp)).toEqual([{ mobile: '+919820011223' }]);
    enterCode('Code from WhatsApp, 6 digits', '123456');
    await waitFor(() => expect(server.bodiesOf(checkCode)).toHaveLength(1));
    expect(server.bodiesOf(checkCode)[0]).toMatchObject({
      mobile: '+919820011223',
      otp: '123456',
      first_name: 'Harpreet',
      user_type: 2,
    });
  });

  it('shows the tries left, then asks for a new code', async () => {
    const server = openStep(<SignUpView />, { [sendCode]: noContent });
    await askForCode();
    for (const left of ['4 tries left', '1 try left']) {
      server.answer({ [checkCode]: () => problem(400, 'CODE_WRONG', { detail: `${left}.` }) });
      enterCode(byMessage, '111111');
      await waitFor(async () => expect(await alertText()).toBe(`That code isn’t right. ${left}.`));
      expect(screen.getByLabelText<HTMLInputElement>(byMessage).value).toBe('');
    }
    server.answer({ [checkCode]: () => problem(400, 'CODE_EXPIRED') });
    enterCode(byMessage, '111111');
    await waitFor(async () => expect(await alertText()).toContain('This code has expired. Get a new one.'));
    const [again] = within(screen.getByRole('alert')).getAllByRole('button', { name: 'Send a new code' });
    if (again) fireEvent.click(again);
    await waitFor(() => expect(server.bodiesOf(sendCode)).toHaveLength(2));
  });
});
