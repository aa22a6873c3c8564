import type { LineUpPerson, LineUpWing, Pairing } from '@callboard/contract/casting/line-ups';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { emitLive } from '../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { Providers } from '../../providers.tsx';
import { answerCalls } from '../find-talents/search-for-test.tsx';
import { Component } from './line-up-page.tsx';

const path = '/app/my-projects/3/line-up';
const get = 'GET /v1/recruiter-project/3/line-up';

const face = (id: number): LineUpWing => ({
  user_id: id,
  userUniqueId: `u-${id}`,
  name: `Talent ${id}`,
  image: null,
  placeholder: null,
  current_residence: 'Mumbai',
  screen_min_age: 24,
  screen_max_age: 32,
  isRecruiterUnlocked: true,
  is_visible: true,
  character: { id: 9, name: 'Meera' },
  stage: 'shortlisted',
});

const person = (id: number, change: Partial<LineUpPerson> = {}): LineUpPerson => ({
  ...face(id),
  public_name: `Talent ${id}`,
  is_under_18: false,
  height_cm: 160 + id,
  build: null,
  languages: ['Hindi', `Language ${id}`],
  usual_fee: { rupees: 10_000 * id, per: 'day', note: null },
  days: [
    { date: '2031-01-01', state: 'free' },
    { date: '2031-01-02', state: id === 2 ? 'unavailable' : 'free' },
  ],
  full_length: null,
  ...change,
});

const pairing = (change: Partial<Pairing> = {}): Pairing => ({
  id: 5,
  name: 'The couple',
  note: 'Her eyes at his chin',
  revision: 0,
  people: [3, 4].map((id) => ({
    user_id: id,
    name: `Talent ${id}`,
    image: null,
    height_cm: 160 + id * 3,
    screen_min_age: 24,
    screen_max_age: 32,
  })),
  days: { free: 14, of: 18 },
  rupees_a_day: 77_000,
  created_by: { user_id: 8, name: 'Tara Dutta' },
  created_at: '2026-11-10T06:00:00Z',
  likes: [],
  ...change,
});

function openPage(query = '', more: object = {}, answers = {}) {
  const server = answerCalls({
    [get]: (url: URL) => {
      const ids = (url.searchParams.get('talents') ?? '').split(',').filter(Boolean).map(Number);
      return json(200, {
        project_id: 3,
        title: 'Monsoon Line',
        status: 'open',
        role: 'owner',
        standing: ids.map((id) => person(id)),
        wings: [11, 12].map(face),
        wings_total: 2,
        pairings: [pairing()],
        ...more,
      });
    },
    ...answers,
  });
  const router = createMemoryRouter(
    [
      { path: '/app/my-projects/:id/line-up', element: <Component /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path + query] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, server, user: userEvent.setup() };
}

const standing = async () =>
  within(await screen.findByRole('list', { name: 'Standing side by side' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(path, () => {
  it('shows people in the order of the address, with the card of the first pair', async () => {
    openPage('?talents=2,1');
    expect(await standing()).toEqual(['Talent 2, 162 cm, Meera', 'Talent 1, 161 cm, Meera']);
    expect(screen.getByText('2 of 6 standing, to scale')).toBeTruthy();
    const card = within(screen.getByRole('complementary'));
    expect(card.getByRole('heading', { name: 'Talent and Talent' })).toBeTruthy();
    expect(card.getByText('1 cm between')).toBeTruthy();
    expect(card.getByText('1 of 2 days')).toBeTruthy();
    expect(card.getByText('Hindi')).toBeTruthy();
    expect(card.getByText('₹ 30,000')).toBeTruthy();
    expect(document.title).toBe('Line-up for Monsoon Line · Callboard');
  });

  it('arranges by height, and putting someone somewhere by hand ends that', async () => {
    const { router, user } = openPage('?talents=3,1,2');
    await standing();
    await user.click(screen.getByRole('radio', { name: 'By height' }));
    expect(await standing()).toEqual([
      'Talent 1, 161 cm, Meera',
      'Talent 2, 162 cm, Meera',
      'Talent 3, 163 cm, Meera',
    ]);
    await user.click(screen.getByRole('button', { name: 'Actions for Talent 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move right' }));
    await waitFor(() => expect(router.state.location.search).toBe('?talents=2,1,3'));
  });

  /** All before anything of it is drawn, as on a busy phone. */
  const press = async (...presses: (readonly [name: string, keys: readonly string[]])[]) => {
    const handles = presses.map(([name]) =>
      screen.getByRole('button', { name: new RegExp(`^${name}, \\d`) }),
    );
    await act(async () => {
      for (const [at, [, keys]] of presses.entries())
        for (const key of keys)
          handles[at]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  };

  it('loses and doubles no step of fast keys', async () => {
    const { router } = openPage('?talents=1,2,3,4');
    await standing();
    await press(['Talent 4', [' ', 'ArrowLeft', 'ArrowLeft', ' ']], ['Talent 3', [' ', 'ArrowRight', ' ']]);
    await waitFor(() => expect(router.state.location.search).toBe('?talents=4,2,1,3&held=1,3'));
    expect(await standing()).toEqual([4, 2, 1, 3].map((id) => `Talent ${id}, ${160 + id} cm, Meera`));
    expect(screen.getByText('Talent 3 stands beside Talent 1')).toBeTruthy();
    // From the end there is nowhere to go, and Escape changes nothing.
    await press(['Talent 4', [' ', 'ArrowLeft', ' ', ' ', 'ArrowRight', 'Escape']]);
    expect(router.state.location.search).toBe('?talents=4,2,1,3&held=1,3');
    expect(screen.getByText('Talent 4 stays where they were')).toBeTruthy();
  });

  it('keeps everyone who is brought in quickly', async () => {
    const { router } = openPage('?talents=1');
    await standing();
    const faces = [11, 12].map((id) => screen.getByRole('button', { name: `Add Talent ${id}, Meera` }));
    await act(async () => {
      for (const one of faces) one.click();
    });
    await waitFor(() => expect(router.state.location.search).toBe('?talents=1,11,12'));
  });

  it('stands someone from the wings, and a saved pairing', async () => {
    const { router, user } = openPage('?talents=1');
    await standing();
    expect(screen.getByText('Add someone to see them together.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add Talent 11, Meera' }));
    await waitFor(() => expect(router.state.location.search).toBe('?talents=1,11'));
    await user.click(await screen.findByRole('button', { name: /^The couple/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?talents=3,4,1,11&held=3,4'));
    expect(screen.getByText(/^3 cm, both available 14 days. ₹ 77,000 a day$/)).toBeTruthy();
    expect(await screen.findByText('Saved as The couple')).toBeTruthy();
  });

  it('saves a pairing by the first names', async () => {
    const sent = vi.fn();
    const { user } = openPage(
      '?talents=1,2',
      {},
      {
        'POST /v1/recruiter-project/3/pairings': (_url: URL, body: unknown) => {
          sent(body);
          return json(201, pairing());
        },
      },
    );
    await standing();
    await user.click(screen.getByRole('button', { name: 'Save this pairing' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Talent and Talent', user_ids: [1, 2] }));
  });

  it('says heights and ages that nobody gave', async () => {
    openPage('?talents=1,2', {
      standing: [person(1, { height_cm: null }), person(2, { height_cm: null, is_under_18: true })],
    });
    expect(await standing()).toEqual([
      'Talent 1, height not given, Meera',
      'Talent 2, height not given, Meera',
    ]);
    expect(screen.getByText('Under 18')).toBeTruthy();
  });

  it('viewers look and like, and save nothing', async () => {
    openPage('?talents=1,2', { role: 'viewer' });
    await standing();
    expect(screen.queryByRole('button', { name: 'Save this pairing' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions for The couple' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Like The couple/ })).toBeTruthy();
  });

  it('begins with the first of each character, and stays empty when all of them leave', async () => {
    const { router, user } = openPage();
    const wasEmpty = vi.fn();
    const watcher = new MutationObserver(() => screen.queryByText('Nobody is standing yet') && wasEmpty());
    watcher.observe(document.body, { childList: true, subtree: true });
    expect(await standing()).toHaveLength(2);
    expect(router.state.location.search).toBe('?talents=11,12');
    expect(wasEmpty).not.toHaveBeenCalled();
    watcher.disconnect();
    await act(() => router.navigate(path));
    await user.click(await screen.findByRole('button', { name: 'Add the first 2' }));
    await waitFor(() => expect(router.state.location.search).toBe('?talents=11,12'));
  });

  it('leads on where someone is no longer considered', async () => {
    openPage('?talents=1,99', {}, { [get]: () => problem(404, 'NOT_FOUND') });
    const link = await screen.findByRole('link', { name: 'Open the line-up' });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('keeps words that someone else changed meanwhile in sight', async () => {
    const theirs = { field: 'name', theirs: 'Their couple', by: 'Ritika Sen', at: '2026-11-10T06:00:00Z' };
    const { user } = openPage(
      '?talents=1',
      {},
      {
        'PATCH /v1/pairings/5': () => json(200, { ...pairing({ revision: 2 }), conflicts: [theirs] }),
      },
    );
    await standing();
    await user.click(screen.getByRole('button', { name: 'Actions for The couple' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit name and note' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'My couple');
    await user.click(screen.getByRole('button', { name: 'Save pairing' }));
    expect(await screen.findByText(/Ritika Sen changed this meanwhile to “Their couple”/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'My couple');
  });

  it('says when one was removed from the project', async () => {
    openPage('?talents=1');
    await standing();
    act(() => emitLive('project', { project_id: 3, removed: true }));
    expect(await screen.findByText('You’re no longer on this project')).toBeTruthy();
  });
});
