import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pages } from '../../shared/i18n/en/pages.ts';
import { Providers } from '../providers.tsx';
import { notBuiltYet } from './route-table.ts';
import { createRoutes } from './routes.tsx';

function open(path: string, isWorkshop = false) {
  const router = createMemoryRouter(createRoutes({ isWorkshop }), { initialEntries: [path] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

/** The sheet's modules are compiled when they are first asked for; a busy machine takes its time. */
const lazyPageArrivesWithin = 20_000;

const address = (path: string) => path.replace('/*', '').replace(/:\w+/g, '7');

describe('the router', () => {
  it.each(notBuiltYet.map(({ path, purposeKey }) => ({ path: address(path), purposeKey })))(
    'opens $path with an honest card',
    async ({ path, purposeKey }) => {
      open(path);
      const { title } = pages[purposeKey];
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(screen.getByText('Not built yet')).toBeTruthy();
      expect(document.title).toBe(`${title} · Callboard`);
    },
  );

  it.each(['/nowhere', '/contact', '/ABOUT', '/Talents', '/jobs', '/find-jobs/a/b', '/view-cms/a/b'])(
    'sends %s, which is no page, to the first page',
    async (path) => {
      const router = open(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    },
  );

  it.each(['/design', '/outbox'])('has no %s in production', async (path) => {
    const router = open(path, false);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('opens the design sheet in a workshop', { timeout: lazyPageArrivesWithin }, async () => {
    open('/design', true);
    const headline = { level: 1, name: /Every part\s*finds its face\./ };
    expect(await screen.findByRole('heading', headline, { timeout: lazyPageArrivesWithin })).toBeTruthy();
    expect(document.title).toBe('Design sheet · Callboard');
  });

  it('announces the page it has come to, but not the first one', async () => {
    const router = open('/talents');
    await screen.findByRole('heading', { level: 1, name: 'For talents' });
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(screen.getByRole('link', { name: 'First page' }));
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('First page · Callboard'));
  });

  it('lets the keyboard skip to the content', async () => {
    open('/');
    const skip = await screen.findByRole('link', { name: 'Skip to the content' });
    await userEvent.tab();
    expect(document.activeElement).toBe(skip);
    expect(screen.getByRole('main').id).toBe(skip.getAttribute('href')?.slice(1));
  });
});
