import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { someCard } from '../../../features/casting/shortlist-page/card-for-test.ts';
import { json, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { emitLive } from '../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { cleanUp } from '../find-talents/search-for-test.tsx';
import { someProject } from './project-for-test.tsx';
import { calls, cards, namesShown, openShortlist, path, row } from './shortlist-for-test.tsx';

const user = userEvent.setup({ delay: null });
const grip = (name: string) => screen.findByRole('button', { name: new RegExp(`^Move ${name},`) });

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(async () => {
  cleanUp();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(path, () => {
  it('shows who is on it, in its order, with what matters for the character', async () => {
    openShortlist([
      someCard(1, { name: 'Asha Kulkarni', languages: ['Marathi'] }, { note: 'Kathak', rating: 4 }),
      someCard(2, { isRecruiterUnlocked: true, screen_min_age: 40, screen_max_age: 50 }),
      someCard(3, { is_visible: false }, { stage: 'invited' }),
    ]);
    const first = await row('Asha Kulkarni');
    expect(first.getByText('Number 1')).toBeTruthy();
    expect(first.getByRole('link', { name: 'Asha Kulkarni' }).getAttribute('href')).toBe('/talent/u-1');
    expect(first.getByText('168 cm')).toBeTruthy();
    expect(first.getByText('wanted Hindi')).toBeTruthy();
    expect(first.getByText('Added by Kabir Sen, 12 Nov 2026')).toBeTruthy();
    expect(first.getByRole('button', { name: 'Note about Asha Kulkarni: Kathak' })).toBeTruthy();
    expect(first.getByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true);
    expect(first.getByRole('button', { name: 'Unlock Asha Kulkarni' })).toBeTruthy();
    const second = await row('Talent 2');
    expect(second.getByText('Unlocked')).toBeTruthy();
    expect(second.getByText('wanted 20–30')).toBeTruthy();
    expect(second.getByRole('button', { name: 'Message Talent 2' })).toBeTruthy();
    const hidden = await row('Talent 3');
    expect(hidden.getByText('Profile hidden')).toBeTruthy();
    expect(hidden.getByText('Invited')).toBeTruthy();
    expect(hidden.queryByRole('link')).toBeNull();
    expect(hidden.queryByRole('button', { name: /^Unlock/ })).toBeNull();
    expect(screen.getByText('3 people')).toBeTruthy();
    expect(document.title).toBe('Shortlist of Meera · Callboard');
  });

  it('keeps filter, page and character in the address, and back undoes them', async () => {
    const people = cards(24).map((card) =>
      card.user_id > 12 ? { ...card, talent: { ...card.talent, isRecruiterUnlocked: true } } : card,
    );
    const { router, askedPage } = openShortlist(people, '?page=2');
    await row('Talent 11');
    await user.click(await screen.findByRole('radio', { name: 'Unlocked 12' }));
    await waitFor(() => expect(router.state.location.search).toBe('?show=unlocked'));
    await waitFor(() =>
      expect(askedPage()).toEqual({
        characterId: '9',
        recruiterId: '8',
        isRecruiterUnlocked: 'true',
        page: '1',
      }),
    );
    // Numbers count over the whole list, and only the whole list is put in order.
    expect((await row('Talent 13')).getByText('Number 13')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Character' }), 'Kale');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/my-projects/3/shortlist/10'));
    expect(router.state.location.search).toBe('?show=unlocked');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Character' }));
    await router.navigate(-2);
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  });

  it('leads to the search for the character while it is empty', async () => {
    openShortlist([]);
    const find = await screen.findByText('Find talents for Meera', { selector: 'a *' });
    expect(find.closest('a')?.getAttribute('href')).toContain('/find-talents?');
    expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
  });

  it('says when the filter leaves nobody, and shows everyone again', async () => {
    const { router } = openShortlist(cards(2), '?show=unlocked');
    expect(await screen.findByText('No one here is unlocked yet')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    await row('Talent 2');
    expect(router.state.location.search).toBe('');
  });

  it('has nothing to change with for those who only look', async () => {
    openShortlist([someCard(1, {}, { note: 'Kathak', rating: 4 })], '', {}, someProject({ role: 'viewer' }));
    const first = await row('Talent 1');
    expect(first.getByText('Kathak')).toBeTruthy();
    expect(first.getByRole('img', { name: 'Rated 4 out of 5' })).toBeTruthy();
    expect(first.queryAllByRole('button')).toEqual([]);
    expect(first.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.getByText(/You can look and comment/)).toBeTruthy();
  });

  it('says that a character is missing', async () => {
    openShortlist([], '', {
      'GET /v1/recruiter-project-character-library/getAll-Character/3': () =>
        json(200, { results: [], page: 1, limit: 100, totalPages: 1, totalResults: 0 }),
    });
    expect(await screen.findByRole('heading', { name: 'Character not found' })).toBeTruthy();
  });

  it('leads from a page past the end to the last one', async () => {
    const { router } = openShortlist(cards(12), '?page=9');
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await row('Talent 12');
  });
});

describe('the order of a shortlist', () => {
  it('is changed by keys: picked up, moved, dropped, and said at each step', async () => {
    const { bodiesOf } = openShortlist(cards(3));
    const handle = await grip('Talent 1');
    handle.focus();
    await user.keyboard(' ');
    expect(screen.getByText('Talent 1 picked up, number 1 of 3.')).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Number 2 of 3.')).toBeTruthy();
    expect(namesShown()).toEqual(['Talent 2', 'Talent 1', 'Talent 3']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bodiesOf(calls.sort)).toEqual([{ charcter_id: 9, id: [101], before: 103 }]));
    expect(await screen.findByText('Talent 1 is number 2 of 3.')).toBeTruthy();
    expect(namesShown()).toEqual(['Talent 2', 'Talent 1', 'Talent 3']);
    expect((await grip('Talent 1')).contains(document.activeElement)).toBe(true);
  });

  it('stays as it was after Escape', async () => {
    const { bodiesOf } = openShortlist(cards(3));
    (await grip('Talent 1')).focus();
    await user.keyboard(' {End}');
    expect(namesShown()).toEqual(['Talent 2', 'Talent 3', 'Talent 1']);
    await user.keyboard('{Escape}');
    expect(namesShown()).toEqual(['Talent 1', 'Talent 2', 'Talent 3']);
    expect(bodiesOf(calls.sort)).toEqual([]);
  });

  it('goes on over the border of the page, with whoever is held in sight and in focus', async () => {
    const { router, bodiesOf } = openShortlist(cards(12));
    (await grip('Talent 10')).focus();
    await user.keyboard(' {ArrowDown}');
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await row('Talent 12');
    expect(namesShown()).toEqual(['Talent 10', 'Talent 12']);
    await waitFor(async () => expect(document.activeElement).toBe(await grip('Talent 10')));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bodiesOf(calls.sort)).toEqual([{ charcter_id: 9, id: [110], before: 112 }]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(bodiesOf(calls.sort)).toHaveLength(2));
    expect(bodiesOf(calls.sort)[1]).toEqual({ charcter_id: 9, id: [110], before: 111 });
  });

  it('takes someone to a number that is typed, and says which numbers there are', async () => {
    const { bodiesOf } = openShortlist(cards(12));
    await user.click(await screen.findByRole('button', { name: 'More for Talent 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to number…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Talent 2' }));
    await user.type(dialog.getByRole('textbox', { name: 'New number' }), '13');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(dialog.getByText('Enter a number from 1 to 12')).toBeTruthy();
    await user.clear(dialog.getByRole('textbox', { name: 'New number' }));
    await user.type(dialog.getByRole('textbox', { name: 'New number' }), '12{Enter}');
    await waitFor(() => expect(bodiesOf(calls.sort)).toEqual([{ charcter_id: 9, id: [102], before: null }]));
    expect(await screen.findByText('Talent 2 is number 12 now!')).toBeTruthy();
  });

  it('goes back where it cannot be saved, and says that someone was removed meanwhile', async () => {
    const { change, bodiesOf } = openShortlist(cards(3), '', {
      [calls.sort]: () => problem(404, 'NOT_FOUND'),
    });
    (await grip('Talent 3')).focus();
    change((list) => list.filter(({ user_id }) => user_id !== 2));
    await user.keyboard(' {ArrowUp}{Enter}');
    expect(await screen.findByText(/Someone on your team removed this/)).toBeTruthy();
    expect(bodiesOf(calls.sort)).toHaveLength(1);
    await waitFor(() => expect(namesShown()).toEqual(['Talent 1', 'Talent 3']));
  });

  it('puts nobody back whom a colleague removed while they were held', async () => {
    const { change } = openShortlist(cards(3));
    (await grip('Talent 1')).focus();
    await user.keyboard(' {ArrowDown}');
    change((list) => list.filter(({ user_id }) => user_id !== 1));
    act(() => emitLive('project', { project_id: 3 }));
    expect(await screen.findByText('Talent 1 was removed by your team meanwhile!')).toBeTruthy();
    await waitFor(() => expect(namesShown()).toEqual(['Talent 2', 'Talent 3']));
  });
});

describe('those on a shortlist', () => {
  const select = async (name: string) =>
    user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

  it('are removed together, and come back with Undo', async () => {
    const { bodiesOf } = openShortlist(cards(4));
    await select('Talent 2');
    await select('Talent 3');
    const bar = within(await screen.findByRole('region', { name: 'Selected talents' }));
    await user.click(bar.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
    await waitFor(() => expect(namesShown()).toEqual(['Talent 1', 'Talent 4']));
    expect(bodiesOf(calls.remove)).toEqual([{ id: [102, 103] }]);
    expect(screen.queryByRole('region', { name: 'Selected talents' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(namesShown()).toEqual(['Talent 1', 'Talent 2', 'Talent 3', 'Talent 4']));
  });

  it('are moved or copied to another character', async () => {
    const { bodiesOf } = openShortlist(cards(3), '', {
      [calls.move]: () => json(200, { results: [], page: 1, limit: 1, totalPages: 1, totalResults: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'More for Talent 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move or copy…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move or copy Talent 1' }));
    await user.click(dialog.getByRole('radio', { name: 'Copy' }));
    await user.click(dialog.getByRole('button', { name: 'Copy to Kale' }));
    await waitFor(() => expect(bodiesOf(calls.move)).toEqual([{ id: [101], charcter_id: 10, copy: true }]));
    expect(await screen.findByText('Talent 1 copied to Kale!')).toBeTruthy();
  });

  it('show the note of a colleague where both wrote one, and keep mine beside it', async () => {
    const conflict = { field: 'note', theirs: 'Too tall', by: 'Kabir Sen', at: '2026-11-16T08:10:00Z' };
    const { talent: _, ...entry } = someCard(1, {}, { note: 'Too tall', revision: 6 });
    openShortlist([someCard(1)], '', {
      [calls.note(101)]: () => json(200, { ...entry, conflicts: [conflict] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add note about Talent 1' }));
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Right height');
    await user.tab();
    const first = await row('Talent 1');
    expect(await first.findByText(/Right height/)).toBeTruthy();
    await waitFor(() =>
      expect(first.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Too tall'),
    );
  });

  it('are as a colleague left them, without a reload', async () => {
    const { change } = openShortlist(cards(2));
    await row('Talent 2');
    change((list) => [someCard(7), ...list]);
    act(() => emitLive('project', { project_id: 3 }));
    await waitFor(() => expect(namesShown()).toEqual(['Talent 7', 'Talent 1', 'Talent 2']));
    act(() => emitLive('project', { project_id: 3, removed: true }));
    expect(await screen.findByText('You’re no longer on this project')).toBeTruthy();
  });
});
