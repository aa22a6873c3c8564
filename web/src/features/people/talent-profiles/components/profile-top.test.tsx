import '../i18n.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../../../shared/i18n/i18n.ts';
import { forgetLastList, useRememberList } from '../../../../shared/lib/last-list.ts';
import { ProfileTop } from './profile-sheet.tsx';

function SearchPage() {
  useRememberList('findTalents');
  return <Link to="/talent/asha">Asha</Link>;
}

function ApplicantsPage() {
  useRememberList('applicants');
  return <Link to="/talent/asha">Asha</Link>;
}

let router: ReturnType<typeof createBrowserRouter> | undefined;

const start = (address: string) => {
  window.history.replaceState(null, '', address);
  router = createBrowserRouter([
    { path: '/find-talents', element: <SearchPage /> },
    { path: '/app/my-projects/:id/applicants', element: <ApplicantsPage /> },
    { path: '/talent/:id', element: <ProfileTop backTo="findTalents" /> },
    { path: '/app/messages', element: <p>Messages</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
};

const backLink = () => screen.findByRole('link', { name: 'Find Talents' });

describe('the way back from a profile', () => {
  beforeEach(forgetLastList);
  afterEach(() => {
    // It would go on hearing the history of the page, which other tests share.
    router?.dispose();
    forgetLastList();
    window.history.replaceState(null, '', '/');
  });

  it('is one step back to the search it was opened from, with filters and page', async () => {
    const router = start('/find-talents?gender=1&page=2');
    await userEvent.click(await screen.findByRole('link', { name: 'Asha' }));
    expect((await backLink()).getAttribute('href')).toBe('/find-talents?gender=1&page=2');
    await userEvent.click(await backLink());
    await screen.findByRole('link', { name: 'Asha' });
    expect(router.state.historyAction).toBe('POP');
    expect(router.state.location.search).toBe('?gender=1&page=2');
  });

  it('is a link to that search when other pages came between', async () => {
    const router = start('/find-talents?gender=1');
    await screen.findByRole('link', { name: 'Asha' });
    await act(() => router.navigate('/app/messages'));
    await act(() => router.navigate('/talent/asha'));
    await userEvent.click(await backLink());
    await screen.findByRole('link', { name: 'Asha' });
    expect(router.state.historyAction).toBe('PUSH');
    expect(router.state.location.search).toBe('?gender=1');
  });

  it('is the applicants they were opened from', async () => {
    const router = start('/app/my-projects/3/applicants?character=9');
    await userEvent.click(await screen.findByRole('link', { name: 'Asha' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Applicants' }));
    await screen.findByRole('link', { name: 'Asha' });
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/app/my-projects/3/applicants?character=9',
    );
  });

  it('is the whole search for whoever came from elsewhere', async () => {
    start('/talent/asha');
    expect((await backLink()).getAttribute('href')).toBe('/find-talents');
  });
});
