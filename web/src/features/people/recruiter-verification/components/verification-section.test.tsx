import type { RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatchLive } from '../../../../shared/lib/live/live-listeners.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import VerificationSection from './verification-section.tsx';

const server = vi.fn<typeof fetch>();
const verificationOf = (changes: Partial<RecruiterVerification> = {}): RecruiterVerification => ({
  status: 'none',
  refused_reason: null,
  legal_name: null,
  gstin: null,
  papers: [],
  proof_link: null,
  note: null,
  sent_gstin: null,
  sent_papers: [],
  submitted_at: null,
  decided_at: null,
  ...changes,
});

const answer = (verification: RecruiterVerification) =>
  server.mockImplementation(() =>
    Promise.resolve(
      new Response(JSON.stringify(verification), { headers: { 'content-type': 'application/json' } }),
    ),
  );

const show = (verification: RecruiterVerification, isFrozen = false) => {
  answer(verification);
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
  it('explains the benefits before it asks for anything', async () => {
    show(verificationOf());
    expect(await screen.findByText(/10 credits/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send documents' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('Enter the name on the documents')).toBeTruthy();
    expect(screen.getByText('Choose a document type')).toBeTruthy();
    expect(screen.getByText('Add a photo or a PDF of it')).toBeTruthy();
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('checks a GSTIN while typing and keeps unsent texts', async () => {
    const first = show(verificationOf());
    fireEvent.click(await screen.findByRole('button', { name: 'Send documents' }));
    const field = screen.getByLabelText('GSTIN (optional)');
    fireEvent.change(field, { target: { value: '27AAPFU0939F1ZW' } });
    expect(screen.getByText(/Enter the 15-character GSTIN/)).toBeTruthy();
    fireEvent.change(field, { target: { value: '27AAPFU0939F1ZV' } });
    expect(screen.getByText('Valid GSTIN, Maharashtra.')).toBeTruthy();
    first.unmount();
    show(verificationOf());
    fireEvent.click(await screen.findByRole('button', { name: 'Send documents' }));
    expect(screen.getByLabelText('GSTIN (optional)')).toHaveProperty('value', '27AAPFU0939F1ZV');
  });

  it('shows what is in review, masked', async () => {
    show(
      verificationOf({
        status: 'in_review',
        legal_name: 'Lantern Casting LLP',
        gstin: '•••• F1ZV',
        papers: [{ kind: 'gst_certificate', pages: 2 }],
        submitted_at: '2026-11-10T10:00:00.000Z',
      }),
    );
    expect(await screen.findByText('GST certificate, 2 pages')).toBeTruthy();
    expect(screen.getByText('•••• F1ZV')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send other documents' })).toBeTruthy();
    expect(screen.queryByText('What you get')).toBeNull();
  });

  it('says why it was refused and opens the form', async () => {
    show(verificationOf({ status: 'refused', refused_reason: 'The certificate cannot be read.' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The certificate cannot be read.');
    expect(screen.getByRole('button', { name: 'Send for review' })).toBeTruthy();
  });

  it('keeps what was refused, to be sent again with one change', async () => {
    show(
      verificationOf({
        status: 'refused',
        refused_reason: 'The name is different.',
        legal_name: 'Lantern Casting',
        note: 'We cast for the stage.',
        gstin: '•••• F1ZV',
        sent_gstin: '27AAPFU0939F1ZV',
        papers: [{ kind: 'registration', pages: 1 }],
        sent_papers: [{ kind: 'registration', file: 'quarantine/a.pdf' }],
        submitted_at: '2026-11-10T10:00:00.000Z',
      }),
    );
    const name = await screen.findByLabelText('Name on the documents');
    expect(name).toHaveProperty('value', 'Lantern Casting');
    expect(screen.getByLabelText('GSTIN (optional)')).toHaveProperty('value', '27AAPFU0939F1ZV');
    expect(screen.getByText('Sent before. Choose another to replace it')).toBeTruthy();
    fireEvent.change(name, { target: { value: 'Lantern Casting LLP' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    await waitFor(() => expect(server.mock.calls.some(([, init]) => init?.method === 'POST')).toBe(true));
    const [, sent] = server.mock.calls.find(([, init]) => init?.method === 'POST') ?? [];
    expect(JSON.parse(String(sent?.body))).toMatchObject({
      legal_name: 'Lantern Casting LLP',
      note: 'We cast for the stage.',
      gstin: '27AAPFU0939F1ZV',
      papers: [{ kind: 'registration', file: 'quarantine/a.pdf' }],
    });
  });

  it('changes on the open page when it is decided', async () => {
    show(verificationOf({ status: 'in_review', submitted_at: '2026-11-10T10:00:00.000Z' }));
    await screen.findByText('In review');
    answer(verificationOf({ status: 'verified', decided_at: '2026-11-11T10:00:00.000Z' }));
    act(() => dispatchLive('notification', { user_id: 7, seq: 3 }));
    expect(await screen.findByText(/Verified on 11 Nov 2026/)).toBeTruthy();
  });

  it('has no button once verified, nor while frozen', async () => {
    const first = show(verificationOf({ status: 'verified', decided_at: '2026-11-10T10:00:00.000Z' }));
    expect(await screen.findByText(/Verified on 10 Nov 2026/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    first.unmount();
    show(verificationOf(), true);
    await waitFor(() => expect(screen.getByText(/Your profile is frozen/)).toBeTruthy());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
