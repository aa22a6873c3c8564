import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAuthDialog } from '../../shared/lib/auth-dialog.ts';
import { loadSession, session } from '../../shared/lib/session/index.ts';
import { Providers } from '../providers.tsx';
import { createRoutes } from './routes.tsx';

function open(path: string, hasDevPages = false) {
  const router = createMemoryRouter(createRoutes({ hasDevPages }), { initialEntries: [path] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

/** Page modules are compiled on first use, which is slow on a busy machine. */
const lazyPageArrivesWithin = 20_000;

beforeAll(loadSession);
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in this test'))));
afterEach(async () => {
  closeAuthDialog();
  await session.end();
  vi.unstubAllGlobals();
});
// A failed logout call is only logged.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('the router', () => {
  it.each(['/nowhere', '/contact', '/ABOUT', '/Talents', '/jobs', '/find-jobs/a/b', '/view-cms/a/b'])(
    'sends %s, which is no page, to the first page',
    { timeout: lazyPageArrivesWithin },
    async (path) => {
      const router = open(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/'), {
        timeout: lazyPageArrivesWithin,
      });
    },
  );

  it.each(['/design', '/outbox'])('has no %s in production', async (path) => {
    const router = open(path, false);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it.each(['/app/talent/create', '/app/messages', '/app/nowhere'])(
    'sends a guest from %s to the first page',
    { timeout: lazyPageArrivesWithin },
    async (path) => {
      const router = open(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/'), {
        timeout: lazyPageArrivesWithin,
      });
    },
  );

  it('opens the design sheet in a workshop', { timeout: lazyPageArrivesWithin }, async () => {
    open('/design', true);
    const headline = { level: 1, name: /Every part\s*finds its face\./ };
    expect(await screen.findByRole('heading', headline, { timeout: lazyPageArrivesWithin })).toBeTruthy();
    expect(document.title).toBe('Design sheet · Callboard');
  });

  it('announces every page but the first', async () => {
    const router = open('/find-jobs');
    await screen.findByRole('heading', { level: 1, name: 'Find Jobs' });
    const announcer = () => screen.getAllByRole('status').at(-1)?.textContent;
    expect(announcer()).toBe('');
    await router.navigate('/our-castings');
    await waitFor(() => expect(announcer()).toBe('Castings · Callboard'));
  });

  it('has a skip link', async () => {
    open('/find-jobs');
    const skip = await screen.findByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    expect(document.activeElement).toBe(skip);
    expect(screen.getByRole('main').id).toBe(skip.getAttribute('href')?.slice(1));
  });
});
