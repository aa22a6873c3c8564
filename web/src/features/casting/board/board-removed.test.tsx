import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { clearDrafts } from '../../../shared/lib/drafts.ts';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import ToastContainer from '../../../shared/ui/toast/toast-container.tsx';
import { board, card, projectId, row } from './board-for-test.ts';
import { Board } from './components/board.tsx';
import { forgetBoard } from './model/kept-stores.ts';

const read = `GET /v1/recruiter-project/${projectId}/board`;
const restore = 'POST /v1/recruiter-character-shortlists/restore';
const addition = 'POST /v1/recruiter-character-shortlists';
const change = (entry: number) => `PATCH /v1/recruiter-character-shortlists/${entry}`;
const words = 'Warm, quick. See reel 2.';

const entryOf = (note: string | null, revision: number) => ({
  id: 10,
  charcter_id: 1,
  user_id: 1,
  note,
  rating: null,
  revision,
  added_by: null,
  note_by: null,
  created_at: '2026-11-16T08:00:00Z',
});
const listOf = (...results: object[]) => ({
  page: 1,
  limit: results.length,
  totalPages: 1,
  totalResults: results.length,
  results,
});

const asha = card(1, 'Asha Rao');
const with_ = (...people: Parameters<typeof row>[2]) => board({ characters: [row(1, 'Meera', people)] });

function show() {
  const server = startFakeServer({
    [read]: () => json(200, with_(asha, card(2, 'Bina Das'))),
    [change(10)]: () => problem(404, 'NOT_FOUND'),
    [restore]: () => json(200, listOf(entryOf(null, 1))),
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderForTest(
    <QueryClientProvider client={client}>
      <Board projectId={projectId} isFrozen={false} wasRemoved={false} />
      <ToastContainer />
    </QueryClientProvider>,
  );
  /** As the live channel does when a colleague changed something. */
  const colleague = async (data: ReturnType<typeof board>) => {
    server.answer({ [read]: () => json(200, data) });
    await act(() => client.invalidateQueries());
  };
  return { server, colleague, user: userEvent.setup({ delay: null }) };
}

const face = (name: RegExp) => screen.findByRole('button', { name });
const removed = () => screen.findByRole('dialog', { name: 'Asha Rao was removed' });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  forgetBoard();
  clearDrafts();
  vi.unstubAllGlobals();
});

describe('someone is removed by a colleague', () => {
  it('while their note is written: the words stay, can be copied, and go back with them', async () => {
    const { server, colleague, user } = show();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    (await face(/^Asha Rao/)).focus();
    await user.keyboard('n');
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), words);
    await colleague(with_(card(2, 'Bina Das')));
    const dialog = within(await removed());
    const kept = dialog.getByRole('textbox', { name: 'Your note' });
    expect(kept).toHaveProperty('value', words);
    await user.click(dialog.getByRole('button', { name: 'Copy note' }));
    expect(copied).toHaveBeenCalledWith(words);
    await user.type(kept, ' Keen.');
    server.answer({
      [read]: () => json(200, with_(asha, card(2, 'Bina Das'))),
      [change(10)]: () => json(200, { ...entryOf(`${words} Keen.`, 2), conflicts: [] }),
    });
    await user.click(dialog.getByRole('button', { name: 'Put back with note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodiesOf(restore)).toEqual([{ id: [10] }]);
    expect(server.bodiesOf(change(10)).at(-1)).toEqual({ note: `${words} Keen.`, base_revision: 1 });
    expect(await face(/^Asha Rao/)).toBeTruthy();
  });

  it('longer ago than can be undone: they are added again, with the note', async () => {
    const { server, colleague, user } = show();
    (await face(/^Asha Rao/)).focus();
    await user.keyboard('n');
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), words);
    await colleague(with_(card(2, 'Bina Das')));
    const dialog = within(await removed());
    server.answer({ [restore]: () => problem(503, 'INTERNAL') });
    await user.click(dialog.getByRole('button', { name: 'Put back with note' }));
    expect(await dialog.findByText(/Couldn’t put them back\. Your text is still here/)).toBeTruthy();
    server.answer({
      [restore]: () => problem(404, 'NOT_FOUND'),
      [addition]: () => json(201, listOf({ ...entryOf(null, 0), id: 99 })),
      [change(99)]: () => json(200, { ...entryOf(words, 1), id: 99, conflicts: [] }),
    });
    await user.click(dialog.getByRole('button', { name: 'Put back with note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodiesOf(addition)).toEqual([{ charcter_id: 1, user_id: [1] }]);
    expect(server.bodiesOf(change(99))).toEqual([{ note: words, base_revision: 0 }]);
  });

  it('while their card is open: it says so, with the words, also where they stay on the board', async () => {
    const { colleague, user } = show();
    await user.click(await face(/^Asha Rao/));
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), words);
    await colleague(with_(card(1, 'Asha Rao', { stage: 'invited', status: 'read', entry: null })));
    expect(within(await removed()).getByRole('textbox')).toHaveProperty('value', words);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('while their card is only read: it says so instead of disappearing', async () => {
    const { server, colleague, user } = show();
    await user.click(await face(/^Asha Rao/));
    await screen.findByRole('dialog', { name: 'Asha Rao' });
    await colleague(with_(card(2, 'Bina Das')));
    const dialog = within(await removed());
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Put back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodiesOf(change(10))).toEqual([]);
  });

  it('and nothing is said where nothing was typed, or where they were moved with their note', async () => {
    const { colleague, user } = show();
    (await face(/^Asha Rao/)).focus();
    await user.keyboard('n');
    await screen.findByRole('textbox', { name: 'Note' });
    await colleague(with_(card(2, 'Bina Das')));
    await waitFor(() => expect(screen.queryByText('Asha Rao')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    (await face(/^Bina Das/)).focus();
    await user.keyboard('n');
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), words);
    await colleague(board({ characters: [row(1, 'Meera', [asha]), row(2, 'Nani', [card(2, 'Bina Das')])] }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Shortlisted for Nani' })).toBeTruthy());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the note for several keeps its words when one of them is gone', async () => {
    const { server, user } = show();
    server.answer({
      [change(20)]: () => json(200, { ...entryOf(words, 2), id: 20, user_id: 2, conflicts: [] }),
    });
    (await face(/^Asha Rao/)).focus();
    await user.keyboard('x{ArrowRight}x');
    await user.click(screen.getByRole('button', { name: 'Note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Note about 2 talents' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), words);
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText(/Someone was removed from the shortlist meanwhile/)).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', words);
    expect(server.bodiesOf(change(20))).toHaveLength(1);
  });
});
