import type { RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import VerificationSection from './verification-section.tsx';

const server = vi.fn<typeof fetch>();
const standing = (changes: Partial<RecruiterVerification> = {}): RecruiterVerification => ({
  status: 'none',
  refused_reason: null,
  legal_name: null,
  gstin: null,
  papers: [],
  submitted_at: null,
  decided_at: null,
  ...changes,
});

const show = (verification: RecruiterVerification, isFrozen = false) => {
  server.mockImplementation(() =>
    Promise.resolve(
      new Response(JSON.stringify(verification), { headers: { 'content-type': 'application/json' } }),
    ),
  );
  return renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <VerificationSection userId={7} isFrozen={isFrozen} />
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  window.localStorage.clear();
  server.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

describe('verification', () => {
  it('says what it brings before it asks for anything', async () => {
    show(standing());
    expect(await screen.findByText(/10 credits/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send papers' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send for checking' }));
    expect(await screen.findByText('Say whose papers these are.')).toBeTruthy();
    expect(screen.getByText('Say what it is.')).toBeTruthy();
    expect(screen.getByText('Add a picture of it.')).toBeTruthy();
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('checks a GSTIN while it is typed, and keeps the words of what was not sent', async () => {
    const first = show(standing());
    fireEvent.click(await screen.findByRole('button', { name: 'Send papers' }));
    const field = screen.getByLabelText('GSTIN, if you have one');
    fireEvent.change(field, { target: { value: '27AAPFU0939F1ZW' } });
    expect(screen.getByText(/Enter a GSTIN as it stands/)).toBeTruthy();
    fireEvent.change(field, { target: { value: '27AAPFU0939F1ZV' } });
    expect(screen.getByText('This is a GSTIN of Maharashtra.')).toBeTruthy();
    first.unmount();
    show(standing());
    fireEvent.click(await screen.findByRole('button', { name: 'Send papers' }));
    expect(screen.getByLabelText('GSTIN, if you have one')).toHaveProperty('value', '27AAPFU0939F1ZV');
  });

  it('shows what waits, masked, and asks for nothing more', async () => {
    show(
      standing({
        status: 'in_review',
        legal_name: 'Lantern Casting LLP',
        gstin: '•••• F1ZV',
        papers: [{ kind: 'gst_certificate', pages: 2 }],
        submitted_at: '2026-11-10T10:00:00.000Z',
      }),
    );
    expect(await screen.findByText('GST certificate, 2 pages')).toBeTruthy();
    expect(screen.getByText('•••• F1ZV')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send other papers' })).toBeTruthy();
    expect(screen.queryByText('What it brings')).toBeNull();
  });

  it('says why it was refused, with the form at hand', async () => {
    show(standing({ status: 'refused', refused_reason: 'The certificate cannot be read.' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The certificate cannot be read.');
    expect(screen.getByRole('button', { name: 'Send for checking' })).toBeTruthy();
  });

  it('has nothing left to ask of who is verified, and takes nothing from who is frozen', async () => {
    const first = show(standing({ status: 'verified', decided_at: '2026-11-10T10:00:00.000Z' }));
    expect(await screen.findByText(/Callboard knows who you are since/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    first.unmount();
    show(standing(), true);
    await waitFor(() => expect(screen.getByText(/once it is lifted/)).toBeTruthy());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
