import type { ShortlistsOfProject } from '@callboard/contract/casting/shortlists';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  json,
  noContent,
  problem,
  startFakeServer,
} from '../../../../shared/lib/api/fake-server-for-test.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { toasts } from '../../../../shared/ui/toast/toast.ts';
import { ShortlistDialog } from './shortlist-dialog.tsx';

const path = '/v1/recruiter-character-shortlists';
const asha = { user_id: 31, name: 'Asha Rao', image: null };
const bina = { user_id: 32, name: 'Bina Das', image: null };
const chetan = { user_id: 33, name: 'Chetan Bhat', image: null };

const entry = (id: number, charcter_id: number, user_id: number) => ({
  id,
  charcter_id,
  user_id,
  note: null,
  rating: null,
  revision: 0,
  added_by: null,
  note_by: null,
  created_at: '2026-11-16T08:00:00Z',
});
const monsoon: ShortlistsOfProject = {
  project: { id: 1, title: 'Monsoon Line', project_type: 'Feature film', status: 'open', role: 'owner' },
  characters: [
    { id: 10, name: 'Meera', status: 'casting', entries: [{ id: 1, user_id: 31 }] },
    { id: 11, name: 'Nani', status: 'casting', entries: [] },
  ],
};
const listOf = (results: readonly unknown[]) => ({
  results,
  page: 1,
  limit: results.length,
  totalPages: 1,
  totalResults: results.length,
});

function show(
  props: Partial<Parameters<typeof ShortlistDialog>[0]> = {},
  answers: Answers = {},
  projects: readonly ShortlistsOfProject[] = [monsoon],
) {
  const onClose = vi.fn();
  const server = startFakeServer({
    [`GET ${path}/get-all-details`]: () => json(200, listOf(projects)),
    ...answers,
  });
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShortlistDialog talents={[asha, bina, chetan]} onClose={onClose} {...props} />
    </QueryClientProvider>,
  );
  return { server, onClose };
}
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const isTicked = (name: RegExp) => screen.getByRole('checkbox', { name }).matches(':checked');

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  toasts.set([]);
  vi.unstubAllGlobals();
});

describe('shortlisting many talents', () => {
  it('says who is on already, what the button does, and how to undo it', async () => {
    const { server, onClose } = show(
      {},
      {
        [`POST ${path}`]: () =>
          json(201, listOf([entry(1, 10, 31), entry(2, 10, 32), entry(3, 10, 33), entry(4, 11, 31)])),
        [`DELETE ${path}/bulk/shortlist-delete`]: () => noContent(),
      },
    );
    expect(await screen.findByText('Asha Rao already on it')).toBeDefined();
    expect(screen.getByText('No one on the shortlist yet')).toBeDefined();
    expect(await button('Shortlist')).toHaveProperty('disabled', true);
    await tick(/^Meera/);
    expect(await button('Shortlist 2 for Meera')).toBeDefined();
    await tick(/^Nani/);
    await userEvent.click(await button('Shortlist 3 for Meera and Nani'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.bodiesOf(`POST ${path}`)).toEqual([{ charcter_id: [10, 11], user_id: [31, 32, 33] }]);
    const shown = toasts.get().at(-1);
    expect(shown?.text).toBe('Shortlisted 3 for Meera and Nani!');
    shown?.action?.onPress();
    // Whoever was on a list before stays on it.
    await waitFor(() =>
      expect(server.bodiesOf(`DELETE ${path}/bulk/shortlist-delete`)).toEqual([{ id: [2, 3, 4] }]),
    );
  });

  it('begins with the character of the search', async () => {
    show({ talents: [bina], character: { id: 11 } });
    expect(await button('Shortlist Bina Das for Nani')).toBeDefined();
    expect(isTicked(/^Nani/)).toBe(true);
  });

  it('opens a list that everyone is on for a new note only, and keeps the note when it fails', async () => {
    const { onClose, server } = show(
      { talents: [asha], character: { id: 10 } },
      { [`POST ${path}`]: () => problem(404, 'NOT_FOUND') },
    );
    expect(await screen.findByRole('checkbox', { name: /^Meera/ })).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText(/Note for your team/), 'Voice with weather in it');
    expect(screen.getByText('Replaces the note of anyone who’s already on it.')).toBeDefined();
    await userEvent.click(await button('Save note'));
    expect(await screen.findByText(/no longer available/)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/Note for your team/)).toHaveProperty('value', 'Voice with weather in it');
    expect(server.bodiesOf(`POST ${path}`)).toEqual([
      { charcter_id: [10], user_id: [31], note: 'Voice with weather in it' },
    ]);
  });

  it('is worked by keys, and leads to a new project where there is none', async () => {
    show();
    const box = await screen.findByRole('checkbox', { name: /^Nani/ });
    box.focus();
    await userEvent.keyboard(' ');
    expect(isTicked(/^Nani/)).toBe(true);
  });

  it('leads to a new project where there is none to add to', async () => {
    show({}, {}, [{ ...monsoon, project: { ...monsoon.project, role: 'viewer' } }]);
    const link = await screen.findByRole('link', { name: 'Create project' });
    expect(link.getAttribute('href')).toBe('/app/my-projects/new');
  });

  it('searches characters when there are many', async () => {
    const characters = Array.from({ length: 8 }, (_, at) => ({
      id: 50 + at,
      name: `Dancer ${at}`,
      status: 'casting' as const,
      entries: [],
    }));
    show({}, {}, [{ ...monsoon, characters: [...monsoon.characters, ...characters] }]);
    await userEvent.type(await screen.findByLabelText('Search projects and characters'), 'nani{Enter}');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.type(screen.getByLabelText('Search projects and characters'), 'x{Enter}');
    expect(await screen.findByText('No results for “nanix”')).toBeDefined();
  });
});
