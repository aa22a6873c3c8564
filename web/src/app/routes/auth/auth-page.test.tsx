import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { createQueryClient } from '../../../shared/lib/api/query-client.ts';
import { Component as AuthPage } from './auth-page.tsx';

const open = (address: string) => {
  startFakeServer({});
  const router = createMemoryRouter([{ path: '/auth/*', element: <AuthPage /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

afterEach(() => vi.unstubAllGlobals());

describe('the sign-in page', () => {
  it('explains a GitHub error', async () => {
    open('/auth/sign-in?problem=github-denied');
    expect((await screen.findByRole('alert')).textContent).toContain('You cancelled at GitHub');
  });

  it('ignores an unknown error code', () => {
    open('/auth/sign-in?problem=%3Cb%3Eanything%3C/b%3E');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
