import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useLocation, useParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../shared/i18n/i18n.ts';
import { json, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { findWalk, forgetWalks, readWalkState } from '../../../shared/lib/talent-walk.ts';
import ProfileWalker from '../profile-walk/profile-walker.tsx';
import { board, card, projectId, row } from './board-for-test.ts';
import { Board } from './components/board.tsx';
import { forgetBoard } from './model/kept-stores.ts';

const address = `/app/my-projects/${projectId}/board`;
const names = ['Asha Rao', 'Bina Das', 'Chetan Nair', 'Dev Anand', 'Esha Pillai', 'Farida Khan'];
const meera = row(1, 'Meera', [
  ...names.map((name, at) => card(at + 1, name)),
  card(7, 'Gita Iyer', { is_visible: false }),
  card(8, 'Hari Menon', { stage: 'invited', status: 'interested' }),
]);
const characters = [row(2, 'Nani', [card(1, 'Asha Rao'), card(9, 'Ila Bose')]), meera];

function Profile() {
  const { userId } = useParams();
  const state = readWalkState(useLocation().state);
  return (
    <>
      {state && <ProfileWalker state={state} fetchPage={() => Promise.resolve(undefined)} />}
      <h1>{userId?.at(-1)}</h1>
    </>
  );
}

function openBoard(query = '') {
  startFakeServer({
    [`GET /v1/recruiter-project/${projectId}/board`]: () => json(200, board({ characters })),
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const router = createMemoryRouter(
    [
      { path: address, element: <Board projectId={projectId} isFrozen={false} wasRemoved={false} /> },
      { path: '/talent/:userId', element: <Profile /> },
      { path: '/elsewhere', element: <Link to={address}>Board</Link> },
    ],
    { initialEntries: [address + query] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup({ delay: null }) };
}

const cellOf = (name: string) => screen.findByRole('list', { name });
const faceIn = async (cell: string, name: string) => {
  const list = await cellOf(cell);
  return within(list).getByRole('button', { name: new RegExp(`^${name}`) });
};
const profile = (userId: string) => screen.findByRole('heading', { name: userId });

beforeEach(() => {
  forgetWalks();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  forgetBoard();
  vi.unstubAllGlobals();
});

describe('from the board to profiles and back', () => {
  it('walks through everyone of the character whose profile opens', async () => {
    const { user } = openBoard();
    await user.click(await faceIn('Shortlisted for Meera', 'Bina Das'));
    await user.click(await screen.findByRole('link', { name: 'Open profile' }));
    await profile('2');
    expect(screen.getByText('2 of 7')).toBeTruthy();
    for (const next of ['3', '4', '5', '6', '8']) {
      await user.keyboard('{ArrowRight}');
      await profile(next);
    }
    expect(screen.getByText('7 of 7')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next profile' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('leads back to whom one looked at last, for the same character, unfolded where they were folded', async () => {
    const { user, router } = openBoard();
    (await faceIn('Shortlisted for Meera', 'Asha Rao')).focus();
    await user.keyboard('xo');
    await profile('1');
    for (const next of ['2', '3', '4', '5']) {
      await user.keyboard('j');
      await profile(next);
    }
    await act(() => router.navigate(-1));
    await waitFor(async () =>
      expect(document.activeElement).toBe(await faceIn('Shortlisted for Meera', 'Esha Pillai')),
    );
    expect(screen.getByRole('region', { name: 'Selected people' })).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await faceIn('Shortlisted for Meera', 'Farida Khan'));
  });

  it('finds someone who is on two rows on the row they were opened from', async () => {
    const { user, router } = openBoard();
    (await faceIn('Shortlisted for Nani', 'Asha Rao')).focus();
    await user.keyboard('o');
    await profile('1');
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await act(() => router.navigate(-1));
    await waitFor(async () =>
      expect(document.activeElement).toBe(await faceIn('Shortlisted for Nani', 'Asha Rao')),
    );
  });

  it('is over once the board was opened anew', async () => {
    const { user, router } = openBoard();
    (await faceIn('Shortlisted for Meera', 'Asha Rao')).focus();
    await user.keyboard('o');
    await profile('1');
    await act(() => router.navigate('/elsewhere'));
    await user.click(screen.getByRole('link', { name: 'Board' }));
    await cellOf('Shortlisted for Meera');
    expect(document.activeElement).toBe(document.body);
    expect(
      findWalk(`${address}?character=1#shortlisted,invited,auditioned,offered,cast`)?.seen,
    ).toBeUndefined();
  });

  it('begins at whom a link is about', async () => {
    const { router } = openBoard();
    await cellOf('Shortlisted for Meera');
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(address, { state: { onBoard: { characterId: 1, userId: 5 } } }));
    await waitFor(async () =>
      expect(document.activeElement).toBe(await faceIn('Shortlisted for Meera', 'Esha Pillai')),
    );
  });

  it('walks through the one stage that is shown', async () => {
    const { user } = openBoard('?show=invited');
    (await faceIn('Invited for Meera', 'Hari Menon')).focus();
    await user.keyboard('o');
    await profile('8');
    expect(screen.getByText('1 of 1')).toBeTruthy();
  });

  it('opens no profile that is hidden', async () => {
    const { user } = openBoard('?show=shortlisted');
    await user.click(await faceIn('Shortlisted for Meera', 'Gita Iyer'));
    expect(await screen.findByRole('dialog', { name: 'Gita Iyer' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open profile' })).toBeNull();
  });
});
