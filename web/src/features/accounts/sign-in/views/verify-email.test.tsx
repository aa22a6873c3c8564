import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../i18n.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { VerifyEmail } from './verify-email.tsx';

const server = vi.fn<typeof fetch>();

const problem = (code: string, status: number) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'No', status, code }), { status });

const openLink = (token: string) => {
  window.history.replaceState({}, '', `/verify-email?token=${token}`);
  return renderForTest(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <VerifyEmail />
      </QueryClientProvider>
    </StrictMode>,
  );
};

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

describe('VerifyEmail', () => {
  it('sends the token once although React mounts twice, and removes it from the address', async () => {
    server.mockResolvedValue(new Response(null, { status: 204 }));
    openLink('a-token-that-is-long-enough');
    await screen.findByRole('heading', { name: 'Email verified' });
    expect(server).toHaveBeenCalledTimes(1);
    expect(String(server.mock.calls[0]?.[0])).toContain('token=a-token-that-is-long-enough');
    expect(window.location.search).toBe('');
  });

  it.each([
    ['LINK_EXPIRED', 403, 'This link has expired'],
    ['LINK_USED', 403, 'This link was already used'],
    ['INTERNAL', 500, 'Couldn’t verify your email'],
  ])('explains %s', async (code, status, title) => {
    server.mockImplementation(() => Promise.resolve(problem(code, status)));
    openLink(`a-token-refused-with-${code}`);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('retries a link that could not be sent', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    openLink('a-token-sent-while-offline');
    await screen.findByRole('heading', { name: 'Couldn’t verify your email' });
    server.mockResolvedValue(problem('LINK_EXPIRED', 403));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  });

  it('sends no request for an incomplete link', () => {
    openLink('half');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
    expect(server).not.toHaveBeenCalled();
  });
});
