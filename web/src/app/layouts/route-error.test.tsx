import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../providers.tsx';
import { RouteError } from './route-error.tsx';

function Broken({ what }: { what: string }): never {
  throw new Error(what);
}

const show = (path: string, what = 'the curtain rope tore') =>
  render(
    <Providers>
      <RouterProvider
        router={createMemoryRouter(
          [
            { path: '/broken', element: <Broken what={what} />, errorElement: <RouteError /> },
            { path: '/sound', element: <p>All is well</p>, errorElement: <RouteError /> },
          ],
          { initialEntries: [path] },
        )}
      />
    </Providers>,
  );

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('RouteError', () => {
  it('shows what happened, what is safe and what to do', async () => {
    show('/broken');
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('couldn’t show this page');
    expect(alert.textContent).toContain('Nothing you saved is lost');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Something went wrong · Callboard');
  });

  it('never shows the error itself', async () => {
    show('/broken');
    await screen.findByRole('alert');
    expect(document.body.textContent).not.toContain('rope');
  });

  it('tells our log what the page threw', async () => {
    const requests = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', requests);
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    // An error is sent once, and a few on a page: this one is new, and so is its page.
    window.history.replaceState(null, '', '/where-the-lamp-fell');
    show('/broken', 'the lamp fell');
    await screen.findByRole('alert');
    const bodies = () => requests.mock.calls.map(([, { body }]) => String(body));
    await vi.waitFor(() => expect(bodies().join()).toContain('Error: the lamp fell'));
    window.history.replaceState(null, '', '/');
    vi.unstubAllGlobals();
  });

  it('is not shown on a working page', async () => {
    show('/sound');
    expect(await screen.findByText('All is well')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
