import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import ReferralCard from './referral-card.tsx';

const link = 'https://callboard.test/?ref=abcd2345';
const body = { link, code: 'abcd2345', credits_each: 5, joined: 3, verified: 2, credits_earned: 10 };
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset();
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ReferralCard userId={7} />
    </QueryClientProvider>,
  );

describe('the referral card', () => {
  it('copies the link, sends it by WhatsApp and shows the result', async () => {
    writeText.mockResolvedValue();
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledWith(link);
    const whatsapp = screen.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(whatsapp ?? '')).toContain(link);
    expect(screen.getByText('Credits earned').parentElement?.textContent).toBe('Credits earned10');
  });

  it('asks to copy by hand when the clipboard is blocked', async () => {
    writeText.mockRejectedValue(new Error('no'));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect((await screen.findByRole('alert')).textContent).toContain('copy it');
    expect(screen.getByLabelText('Your link')).toHaveProperty('value', link);
  });
});
