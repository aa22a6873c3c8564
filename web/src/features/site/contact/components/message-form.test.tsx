import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { CompanyForm, ContactForm, LeadForm, SupportForm } from './forms.tsx';

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const accepted = () => answer(201, { reference: 'CB-7K2M', received_at: '2026-11-15T06:00:00.000Z' });
const refused = (status: number, code: string, errors: object[] = []) =>
  answer(status, { type: 'about:blank', title: 'No', status, code, errors });
const sentBody = () => JSON.parse(String(asked.mock.calls.at(-1)?.[1].body));

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

async function type(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}
const send = () => userEvent.click(screen.getByRole('button', { name: /^Send|Request a call/ }));

async function fillContact() {
  await type('Your name', 'Asha Kulkarni');
  await type('Email', 'asha@callboard.test');
  await type('Subject', 'My cover photo');
  await type('Message', 'It is upside down.');
}

describe('the contact form', () => {
  it('shows missing fields and focuses the first', async () => {
    renderForTest(<ContactForm />);
    await send();
    expect(await screen.findByText('Enter your name')).toBeTruthy();
    expect(screen.getByText('Enter a message')).toBeTruthy();
    const name = screen.getByLabelText('Your name');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name);
    expect(asked).not.toHaveBeenCalled();
  });

  it('shows readable errors', async () => {
    renderForTest(<ContactForm />);
    await type('Email', 'asha');
    await userEvent.click(screen.getByLabelText('Subject'));
    await userEvent.paste('x'.repeat(161));
    await send();
    expect(await screen.findByText('Enter an email like name@example.com')).toBeTruthy();
    expect(screen.getByText('Keep it to 160 characters')).toBeTruthy();
  });

  it('sends, shows the reference and clears the draft', async () => {
    asked.mockResolvedValue(accepted());
    renderForTest(<ContactForm />);
    await fillContact();
    await send();
    expect(await screen.findByText('CB-7K2M')).toBeTruthy();
    expect(screen.getByText(/asha@callboard\.test/)).toBeTruthy();
    expect(sentBody()).toEqual({
      name: 'Asha Kulkarni',
      email: 'asha@callboard.test',
      subject: 'My cover photo',
      message: 'It is upside down.',
    });
    expect(window.sessionStorage.length).toBe(0);
    expect(document.activeElement?.textContent).toBe('Message sent');
  });

  it('keeps the text after a network error and a reload', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    const { unmount } = renderForTest(<ContactForm />);
    await fillContact();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here');
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'It is upside down.');
    unmount();
    renderForTest(<ContactForm />);
    await waitFor(() =>
      expect(screen.getByLabelText('Message')).toHaveProperty('value', 'It is upside down.'),
    );
    asked.mockResolvedValue(accepted());
    await send();
    expect(await screen.findByText('CB-7K2M')).toBeTruthy();
  });

  it('says to wait after too many messages', async () => {
    asked.mockResolvedValue(refused(429, 'RATE_LIMITED'));
    renderForTest(<ContactForm />);
    await fillContact();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a few minutes');
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'My cover photo');
  });

  it('shows server errors at their fields', async () => {
    asked.mockResolvedValue(
      refused(400, 'VALIDATION_FAILED', [{ field: 'email', message: 'This address takes no mail' }]),
    );
    renderForTest(<ContactForm />);
    await fillContact();
    await send();
    expect(await screen.findByText('This address takes no mail')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('starts again with the same name', async () => {
    asked.mockResolvedValue(accepted());
    renderForTest(<ContactForm />);
    await fillContact();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Send another message' }));
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Asha Kulkarni');
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
  });

  it('ignores a broken draft', () => {
    window.sessionStorage.setItem('callboard-draft/contact', '{"name":3,');
    renderForTest(<ContactForm />);
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', '');
  });
});

describe('the company form', () => {
  it('leaves out empty fields', async () => {
    asked.mockResolvedValue(accepted());
    renderForTest(<CompanyForm />);
    await type('Company or production', 'Lantern Casting');
    await type('Your name', 'Priyanka Hegde');
    await type('Email', 'priyanka@callboard.test');
    await type('Message', 'A series of eight.');
    await send();
    await screen.findByText('CB-7K2M');
    expect(Object.keys(sentBody()).sort()).toEqual(['company', 'email', 'message', 'name']);
  });

  it('validates optional fields too', async () => {
    renderForTest(<CompanyForm />);
    await type('Mobile number (optional)', '12345');
    await send();
    expect(await screen.findByText('Enter a 10-digit mobile number')).toBeTruthy();
  });
});

describe('the support form', () => {
  it('asks what it is about', async () => {
    asked.mockResolvedValue(accepted());
    renderForTest(<SupportForm />);
    await type('Your name', 'Asha Kulkarni');
    await type('Email', 'asha@callboard.test');
    await type('Message', 'The reel stops.');
    await send();
    expect(await screen.findByText('Choose a topic')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Topic'), 'something-broken');
    await send();
    await screen.findByText('CB-7K2M');
    expect(sentBody()).toMatchObject({ topic: 'something-broken' });
  });
});

describe('the callback form', () => {
  it('needs a number and promises a call', async () => {
    asked.mockResolvedValue(accepted());
    renderForTest(<LeadForm />);
    await type('Your name', 'Priyanka Hegde');
    await type('Company or production', 'Lantern Casting');
    await type('Email', 'priyanka@callboard.test');
    await type('Message', 'Call me after six.');
    await send();
    expect(await screen.findByText('Enter the number we should call')).toBeTruthy();
    await type('Mobile number', '098200 12345');
    await send();
    expect(await screen.findByRole('heading', { name: 'We’ll call you' })).toBeTruthy();
    expect(sentBody()).toMatchObject({ mobile: '+919820012345' });
  });
});
