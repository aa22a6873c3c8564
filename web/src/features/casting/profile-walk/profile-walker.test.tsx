import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useParams } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../shared/i18n/i18n.ts';
import {
  findWalk,
  firstPlaceOf,
  forgetWalks,
  keepWalk,
  type ListedTalents,
  readWalkState,
} from '../../../shared/lib/talent-walk.ts';
import ProfileWalker from './profile-walker.tsx';
import type { FetchWalkPage } from './use-profile-walk.ts';

const search = '/find-talents?gender=1';
const perPage = 3;
const total = 7;

const listed = (page: number): ListedTalents => ({
  walk: search,
  page,
  perPage,
  total,
  lastPage: 3,
  talents: Array.from({ length: Math.min(perPage, total - firstPlaceOf(page, perPage)) }, (_, at) => {
    const place = firstPlaceOf(page, perPage) + at;
    return { user_id: place, userUniqueId: `u-${place}`, name: `Talent ${place}` };
  }),
});

const fetchPage = vi.fn<FetchWalkPage>((_client, _walk, page) => Promise.resolve(listed(page)));

/** Called when a profile is on the page, before anything that React leaves for later. */
const whenDrawn = vi.fn<(userId: string | undefined) => void>();

/** As a browser does, without waiting for what follows from it. */
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

function Profile() {
  const { userId } = useParams();
  useLayoutEffect(() => {
    whenDrawn(userId);
  }, [userId]);
  const state = readWalkState(useLocation().state);
  return (
    <>
      {state && <ProfileWalker state={state} fetchPage={fetchPage} />}
      <h1>{userId}</h1>
      <input aria-label="Note" />
    </>
  );
}

function openAt(place: number, walk = search) {
  const router = createMemoryRouter(
    [
      { path: '/talent/:userId', element: <Profile /> },
      { path: '/find-talents', element: <p>The list</p> },
    ],
    { initialEntries: [search, { pathname: `/talent/u-${place}`, state: { walk, place } }], initialIndex: 1 },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const shown = (userId: string) => screen.findByRole('heading', { name: userId });
const position = () => screen.getByText(/of 7$/).textContent;

describe('the walk from profile to profile', () => {
  beforeEach(() => {
    forgetWalks();
    fetchPage.mockClear();
    whenDrawn.mockReset();
    keepWalk('findTalents', listed(1));
  });

  it('says where one is, and goes on and back by J and K', async () => {
    openAt(0);
    await shown('u-0');
    expect(position()).toBe('1 of 7');
    await userEvent.keyboard('j');
    await shown('u-1');
    expect(position()).toBe('2 of 7');
    await userEvent.keyboard('{ArrowRight}');
    await shown('u-2');
    await userEvent.keyboard('k');
    await shown('u-1');
  });

  it('takes a key that is pressed right when the next profile appears', async () => {
    whenDrawn.mockImplementation((userId) => {
      if (userId === 'u-1') press('ArrowRight');
    });
    openAt(0);
    await shown('u-0');
    press('ArrowRight');
    await shown('u-2');
    expect(position()).toBe('3 of 7');
  });

  it('crosses into the next page of the list, read ahead, and ends with it', async () => {
    openAt(2);
    await waitFor(() => expect(findWalk(search)?.pages.map(({ page }) => page)).toEqual([1, 2]));
    await userEvent.click(screen.getByRole('button', { name: 'Next: Talent 3' }));
    await shown('u-3');
    expect(position()).toBe('4 of 7');
    for (const next of ['u-4', 'u-5', 'u-6']) {
      await userEvent.keyboard('j');
      await shown(next);
    }
    expect(position()).toBe('7 of 7');
    await userEvent.keyboard('j');
    expect(await shown('u-6')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next profile' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is one step back from the list, however far one walked, and says who was looked at last', async () => {
    const router = openAt(0);
    await shown('u-0');
    await userEvent.keyboard('jj');
    await shown('u-2');
    await act(() => router.navigate(-1));
    await screen.findByText('The list');
    expect(findWalk(search)?.seen).toEqual({ place: 2, userUniqueId: 'u-2' });
  });

  it('leaves keys to whoever types', async () => {
    openAt(0);
    await userEvent.type(await screen.findByLabelText('Note'), 'jk');
    expect(await shown('u-0')).toBeTruthy();
  });

  it('stays where it is when the next page cannot be read, and tries again', async () => {
    fetchPage.mockRejectedValue(new TypeError('offline'));
    openAt(2);
    await shown('u-2');
    await waitFor(() => expect(fetchPage).toHaveBeenCalled());
    await userEvent.keyboard('j');
    expect(await shown('u-2')).toBeTruthy();
    fetchPage.mockImplementation((_client, _walk, page) => Promise.resolve(listed(page)));
    await userEvent.keyboard('j');
    await shown('u-3');
  });

  it('is not there where no list was left in this tab', async () => {
    openAt(0, '/find-talents?gender=2');
    await shown('u-0');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
