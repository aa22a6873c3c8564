import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { noContent, problem, startFakeServer } from '../../../../../shared/lib/api/fake-server-for-test.ts';
import { toasts } from '../../../../../shared/ui/toast/toast.ts';
import { renderInWizard, samplePayload } from '../../wizard-for-test.tsx';
import { ContactSection } from './contact-section.tsx';

const sendCall = 'POST /v1/user/send-gmail-otp';
const verifyCall = 'POST /v1/user/verify-gmail-otp';

const newcomer = samplePayload({
  is_email_verified: false,
  mobile_number: null,
  progress: { ...samplePayload().progress, missing: ['verified_contact'] },
});

const sendCode = () => userEvent.click(screen.getByRole('button', { name: 'Send code' }));
const typeCode = async (code: string) => userEvent.type(await screen.findByLabelText('6-digit code'), code);

describe('the email code on page 1', () => {
  beforeEach(() => toasts.set([]));

  it('is sent, typed and verified without leaving the page', async () => {
    const server = startFakeServer({ [sendCall]: noContent, [verifyCall]: noContent });
    renderInWizard(<ContactSection />, newcomer);
    expect(screen.getByText('Verify your email or mobile number before you publish.')).toBeTruthy();
    await sendCode();
    expect(await screen.findByText(/We emailed a code to asha@example.in/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
    expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
    await typeCode('123456');
    expect(await screen.findByText('Verified')).toBeTruthy();
    expect(screen.queryByText('Verify your email or mobile number before you publish.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Change email' })).toBeTruthy();
    expect(toasts.get().map(({ text }) => text)).toEqual(['Email verified!']);
    expect(server.bodiesOf(sendCall)).toEqual([{ email: 'asha@example.in' }]);
    expect(server.bodiesOf(verifyCall)).toEqual([{ email: 'asha@example.in', otp: '123456' }]);
  });

  it('says what is wrong with a code and empties the boxes for the next', async () => {
    const wrong = () => problem(400, 'CODE_WRONG', { detail: '4 tries left.' });
    startFakeServer({ [sendCall]: noContent, [verifyCall]: wrong });
    renderInWizard(<ContactSection />, newcomer);
    await sendCode();
    await typeCode('654321');
    expect(await screen.findByText(/4 tries left/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('');
    expect(screen.getByText('Not verified yet')).toBeTruthy();
  });

  it('can be asked for again when it was not sent', async () => {
    startFakeServer({
      [sendCall]: () => problem(429, 'RATE_LIMITED', { detail: 'Try again in 2 minutes.' }),
    });
    renderInWizard(<ContactSection />, newcomer);
    await sendCode();
    expect(await screen.findByText(/Try again in 2 minutes/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(false);
  });
});
