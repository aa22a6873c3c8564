import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteError } from '../layouts/route-error.tsx';
import { Providers } from '../providers.tsx';
import { lazyPage } from './lazy-page.ts';

const openFrom = async (load: Parameters<typeof lazyPage>[0]) => {
  const router = createMemoryRouter([
    {
      element: <Outlet />,
      children: [
        { path: '/', element: <p>Before</p> },
        { path: '/later', lazy: lazyPage(load), errorElement: <RouteError /> },
      ],
    },
  ]);
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  await router.navigate('/later');
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('lazyPage', () => {
  it('shows the page once loaded', async () => {
    await openFrom(() => Promise.resolve({ Component: () => <p>Here</p> }));
    expect(await screen.findByText('Here')).toBeTruthy();
  });

  it('shows the error page when loading fails', async () => {
    await openFrom(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
  });
});
