import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, noContent, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import { board, projectId, row } from './board-for-test.ts';
import { Board } from './components/board.tsx';
import { cellsOf, filterRows, shownIn, totalsOf } from './model/board-cells.ts';
import { forgetBoard } from './model/kept-stores.ts';

const order = 'POST /v1/recruiter-character-shortlists/user-shortlist/sort-by/user-list';
const removal = 'DELETE /v1/recruiter-character-shortlists/bulk/shortlist-delete';

function show(data = board()) {
  const server = startFakeServer({
    [`GET /v1/recruiter-project/${projectId}/board`]: () => json(200, data),
    [order]: noContent,
    [removal]: noContent,
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Board projectId={projectId} isFrozen={false} wasRemoved={false} />
    </QueryClientProvider>,
  );
  return server;
}

const face = (name: RegExp) => screen.findByRole('button', { name });
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  forgetBoard();
  vi.unstubAllGlobals();
});

describe('the board', () => {
  it('shows everyone under their character and stage, with what happened', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Monsoon Line' })).toBeTruthy();
    const invited = screen.getByRole('list', { name: 'Invited for Meera' });
    expect(within(invited).getByText('Chetan Nair')).toBeTruthy();
    expect(within(invited).getByText('Declined')).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Shortlisted for Meera' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(
      screen.getByText('Female, plays 24–32. Lead. Kathak.', { selector: '[data-row="1"] p' }),
    ).toBeTruthy();
  });

  it('walks from card to card by arrows, selects by X and clears by Escape', async () => {
    show();
    (await face(/^Asha Rao/)).focus();
    await press('{ArrowRight}');
    expect(document.activeElement?.textContent).toContain('Bina Das');
    await press('{ArrowRight}x');
    expect(document.activeElement?.textContent).toContain('Chetan Nair');
    await press('{ArrowLeft}x');
    const bar = screen.getByRole('region', { name: 'Selected people' });
    expect(within(bar).getByText('2 selected')).toBeTruthy();
    await press('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected people' })).toBeNull();
  });

  it('moves a card in its list by M, arrows and Enter, and says what letting go does', async () => {
    const server = show();
    (await face(/^Asha Rao/)).focus();
    await press('m{ArrowDown}');
    expect(screen.getByText(/Shortlisted for Meera, place 2 of 2\. Move Asha here/)).toBeTruthy();
    await press('{Enter}');
    await waitFor(() => expect(server.bodiesOf(order)).toEqual([{ charcter_id: 1, id: [20, 10] }]));
  });

  it('refuses what happens elsewhere, with what can be done', async () => {
    const server = show();
    (await face(/^Asha Rao/)).focus();
    await press('m{ArrowRight}{ArrowRight}');
    expect(screen.getAllByText(/They move here once they audition/)).not.toHaveLength(0);
    await press('{Escape}');
    expect(screen.getByText('Asha put back')).toBeTruthy();
    expect(server.bodiesOf(order)).toEqual([]);
  });

  it('removes everyone selected by Delete', async () => {
    const server = show();
    (await face(/^Asha Rao/)).focus();
    await press('x{ArrowRight}x{Delete}');
    await waitFor(() => expect(server.bodiesOf(removal)).toEqual([{ id: [10, 20] }]));
  });

  it('lets viewers look: nothing is selected, moved or removed', async () => {
    const server = show(board({ role: 'viewer' }));
    (await face(/^Asha Rao/)).focus();
    await press('xm{ArrowDown}{Enter}{Delete}');
    expect(screen.queryByRole('region', { name: 'Selected people' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share shortlists' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Select|Note about|Not shared)/ })).toBeNull();
    // Enter opened the card.
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await face(/^Asha Rao/)).focus();
    await press('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keys on the board' }));
    expect(keys.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Move between cards',
      'Open the card',
      'Open the profile',
      'Show these keys',
    ]);
    await press('{Escape}');
    await userEvent.click(await face(/^Asha Rao/));
    const look = within(await screen.findByRole('dialog', { name: 'Asha Rao' }));
    expect(look.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Close',
    ]);
    expect(look.queryByRole('textbox')).toBeNull();
    expect([...server.bodiesOf(order), ...server.bodiesOf(removal)]).toEqual([]);
  });
});

describe('grouping', () => {
  const { characters } = board();
  it('keeps the order within a stage and counts everyone once', () => {
    const [meera] = characters;
    expect(meera && cellsOf(meera).shortlisted.map(({ name }) => name)).toEqual(['Asha Rao', 'Bina Das']);
    expect(totalsOf(characters)).toEqual({ shortlisted: 3, invited: 1, auditioned: 0, offered: 0, cast: 0 });
  });

  it('leaves out characters without people, or that are not cast any more', () => {
    const rows = [...characters, row(3, 'Lata', []), { ...row(4, 'Kale', []), status: 'cast' as const }];
    expect(filterRows(rows, 'people').map(({ name }) => name)).toEqual(['Meera', 'Nani']);
    expect(filterRows(rows, 'casting').map(({ name }) => name)).toEqual(['Meera', 'Nani', 'Lata']);
    expect(filterRows(rows, 'all')).toBe(rows);
  });

  it('folds a cell only where that hides more than one', () => {
    expect([4, 5, 40].map((count) => shownIn(count, 'shortlisted', false))).toEqual([4, 3, 3]);
    expect([3, 4].map((count) => shownIn(count, 'invited', false))).toEqual([3, 2]);
  });
});
