import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCompared } from '../../../features/search/talent-results/compare/compare-store.ts';
import { crowd, guestCard, pageOf } from '../../../features/search/talent-results/results-for-test.ts';
import { closeAuthDialog } from '../../../shared/lib/auth-dialog.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { answerCalls, cleanUp, found, json, openSearch, problemAnswer } from './search-for-test.tsx';

const recruiter = someUser({ user_id: 8, user_type: 2, talenter: null });
const search = 'GET /v1/talenter/find-talents';

const card = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name} plays`) });

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', recruiter));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanUp();
  onlineManager.setOnline(true);
  clearCompared();
  closeAuthDialog();
  await session.end();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('/find-talents', () => {
  it('tells a guest who types a whole name that guests search by first name, with the way out', async () => {
    answerCalls({ [search]: () => json(200, pageOf([guestCard()], 1)) });
    await session.end();
    openSearch('?userName=Ananya+Rao');
    const notice = await screen.findByText(/Guests search by first name.*everyone called “Ananya”/);
    expect(notice.closest('[role=status]')?.textContent).toContain('Sign in');
    expect(await screen.findAllByText('1 talent')).toBeTruthy();
  });

  it('says nothing of it to a guest who types a first name that is found', async () => {
    answerCalls({ [search]: () => json(200, pageOf([guestCard()], 1)) });
    await session.end();
    openSearch('?userName=Ananya');
    expect(await screen.findAllByText('1 talent')).toBeTruthy();
    expect(screen.queryByText(/Guests search by first name/)).toBeNull();
  });

  it('shows a guest the count and cards without shortlist', async () => {
    answerCalls({ [search]: () => json(200, pageOf([guestCard()], 1204)) });
    await session.end();
    openSearch();
    expect(await card('Ananya R\\.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Find Talents' })).toBeTruthy();
    expect(screen.getAllByText('1,204 talents').length).toBeGreaterThan(0);
    expect(screen.getByText('Kathak, Riding')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Shortlist Ananya R.' })).toBeNull();
    expect(document.title).toBe('Find Talents · Callboard');
  });

  it('moves by arrows, opens the quick view by Space and returns to the card', async () => {
    const server = answerCalls();
    const user = userEvent.setup();
    openSearch('?characterId=4');
    (await card('Talent 1')).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await card('Talent 2'));
    await user.keyboard(' ');
    const dialog = await screen.findByRole('dialog', { name: 'Talent 2' });
    expect(within(dialog).getByText('157 cm, 3 cm under')).toBeTruthy();
    await waitFor(() => expect(server.to('POST /v1/recruiter-view')[0]?.body).toEqual({ talentId: 2 }));
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Talent 3' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await card('Talent 3'));
  });

  it('shortlists by S, removes by S, and reverts on errors', async () => {
    const server = answerCalls();
    const user = userEvent.setup();
    openSearch('?characterId=4');
    (await card('Talent 1')).focus();
    await user.keyboard('s');
    expect(await screen.findByText('Talent 1 shortlisted for Meera, Monsoon Line!')).toBeTruthy();
    expect(server.to('POST /v1/recruiter-character-shortlists')[0]?.body).toEqual({
      charcter_id: 4,
      user_id: [1],
    });
    await user.keyboard('s');
    expect(
      await screen.findByText('Talent 1 removed from the shortlist for Meera, Monsoon Line!'),
    ).toBeTruthy();

    answerCalls({ 'POST /v1/recruiter-character-shortlists': () => problemAnswer(500, 'INTERNAL') });
    await user.keyboard('s');
    expect(await screen.findByText(/Couldn’t shortlist Talent 1/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Shortlist Talent 1' })).toBeTruthy();
  });

  it('asks for a character when the search has none', async () => {
    const server = answerCalls();
    const user = userEvent.setup();
    openSearch();
    (await card('Talent 5')).focus();
    await user.keyboard('s');
    await user.click(await screen.findByRole('checkbox', { name: /Meera/ }));
    await user.click(screen.getByRole('button', { name: 'Shortlist Talent 5 for Meera' }));
    expect(await screen.findByText('Shortlisted Talent 5 for Meera!')).toBeTruthy();
    expect(server.to('POST /v1/recruiter-character-shortlists')[0]?.body).toEqual({
      charcter_id: [4],
      user_id: [5],
    });
  });

  it('keys work on arrival, from the first card, and leave alone who types', async () => {
    answerCalls();
    const user = userEvent.setup();
    openSearch();
    await card('Talent 1');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await card('Talent 1'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await card('Talent 2'));
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('c');
    expect(screen.queryByRole('button', { name: /^Compare 1/ })).toBeNull();
    act(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await user.keyboard('c');
    expect(await screen.findByRole('button', { name: 'Compare 1' })).toBeTruthy();
  });

  it('selects by X, a range with Shift, keeps it from page to page and clears it by Escape', async () => {
    answerCalls();
    const user = userEvent.setup();
    const router = openSearch();
    await card('Talent 1');
    await user.keyboard('x');
    expect(await screen.findByText('1 selected')).toBeTruthy();
    await user.keyboard('{Shift>}');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Talent 4' }));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('4 selected')).toBeTruthy();
    await act(() => router.navigate('/find-talents?page=2'));
    expect(await screen.findByText('4 selected')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
    await user.keyboard('x');
    await act(() => router.navigate('/find-talents?gender=1'));
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
  });

  it('keeps who is selected when the page is loaded again, and forgets them with the session', async () => {
    answerCalls();
    const user = userEvent.setup({ delay: null });
    openSearch();
    await card('Talent 1');
    await user.keyboard('x');
    await screen.findByText('1 selected');
    const kept = window.sessionStorage.getItem('callboard-tab/selection');
    expect(kept).toContain('Talent 1');
    cleanup();
    await session.end();
    expect(window.sessionStorage.getItem('callboard-tab/selection')).toBeNull();
    // As a page that is loaded again finds it.
    window.sessionStorage.setItem('callboard-tab/selection', kept ?? '');
    session.start(answerOf('t-1', recruiter));
    answerCalls();
    openSearch();
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: 'Select Talent 1' })).toHaveProperty('checked', true);
  });

  it('selects by taps from the first one on, after Select', async () => {
    answerCalls();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(hover: none)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const user = userEvent.setup({ delay: null });
    openSearch();
    await card('Talent 1');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected talents' }));
    expect(bar.getByText('Tap talents to select them')).toBeTruthy();
    expect(bar.queryByRole('button', { name: 'Shortlist' })).toBeNull();
    await user.click(await card('Talent 2'));
    expect(await bar.findByText('1 selected')).toBeTruthy();
    expect(bar.getByRole('button', { name: 'Shortlist' })).toBeTruthy();
    await user.click(await card('Talent 2'));
    expect(await bar.findByText('Tap talents to select them')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected talents' })).toBeNull());
    await user.click(await card('Talent 2'));
    expect(await screen.findByRole('dialog', { name: 'Talent 2' })).toBeTruthy();
  });

  it('renders only the card that is selected', async () => {
    answerCalls();
    const user = userEvent.setup();
    openSearch();
    await card('Talent 1');
    await user.keyboard('x');
    await screen.findByText('1 selected');
    const others = screen.getAllByRole('article').slice(2);
    const watcher = new MutationObserver(() => undefined);
    for (const other of others)
      watcher.observe(other, { subtree: true, childList: true, attributes: true, characterData: true });
    await user.click(screen.getByRole('checkbox', { name: 'Select Talent 2' }));
    await screen.findByText('2 selected');
    expect(watcher.takeRecords()).toEqual([]);
  });

  it('compares up to six and rejects a seventh', async () => {
    answerCalls();
    const user = userEvent.setup();
    openSearch();
    (await card('Talent 1')).focus();
    for (const _ of crowd(6)) await user.keyboard('c{ArrowRight}');
    expect(await screen.findByRole('button', { name: 'Compare 6' })).toBeTruthy();
    await user.keyboard('c');
    expect(await screen.findByText('You can compare up to 6. Remove one first!')).toBeTruthy();
  });

  it('finds similar talents without other filters, and goes back', async () => {
    answerCalls();
    const user = userEvent.setup();
    const router = openSearch('?gender=1&page=2');
    (await card('Talent 2')).focus();
    await user.keyboard('m');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?similarTo=6f1c7d1e-0000-4000-8000-000000000002'),
    );
    const back = await screen.findByRole('link', { name: 'Back to search' });
    expect(back.getAttribute('href')).toBe('/find-talents?gender=1&page=2');
  });

  it('pages by real links, and from beyond the end to the last page', async () => {
    answerCalls({
      [search]: (url) =>
        Number(url.searchParams.get('page')) > 51
          ? found([], 1204, 60)
          : found(crowd(24), 1204, Number(url.searchParams.get('page'))),
    });
    const router = openSearch('?page=60');
    await waitFor(() => expect(router.state.location.search).toBe('?page=51'));
    const pages = await screen.findByRole('navigation', { name: 'Pages' });
    const previous = within(pages).getByRole('link', { name: 'Previous' });
    expect(previous.getAttribute('href')).toBe('/find-talents?page=50');
    expect(within(pages).getByRole('link', { name: 'Page 51' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(within(pages).getByRole('link', { name: 'Page 50' }));
    await waitFor(() => expect(document.title).toBe('Find Talents, page 50 · Callboard'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('keeps the old cards until the new ones load', async () => {
    const waiting: ((answer: Response) => void)[] = [];
    answerCalls({
      [search]: (url) =>
        url.searchParams.get('sort') === 'name'
          ? new Promise((resolve) => waiting.push(resolve))
          : found(crowd(3)),
    });
    openSearch();
    const first = await card('Talent 1');
    await userEvent.selectOptions(screen.getAllByLabelText('Sort')[0] ?? first, 'Name');
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    expect(first.isConnected).toBe(true);
    expect(first.closest('[aria-busy="true"]')).toBeTruthy();
    waiting[0]?.(found(crowd(1, { name: 'Zoya Khan' })));
    expect(await card('Zoya Khan')).toBeTruthy();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('finds by name while typing; one step back undoes it', async () => {
    const server = answerCalls();
    const router = openSearch('?gender=1');
    await card('Talent 1');
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await userEvent.keyboard('Anan');
    await waitFor(() => expect(router.state.location.search).toBe('?gender=1&userName=Anan'));
    await userEvent.keyboard('ya');
    await waitFor(() => expect(router.state.location.search).toBe('?gender=1&userName=Ananya'));
    const asked = server.to(search).map(({ url }) => url.searchParams.get('userName'));
    expect(asked).not.toContain('A');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.search).toBe('?gender=1'));
  });

  it('lists rejected filters and searches without them', async () => {
    answerCalls({
      [search]: (url) =>
        url.searchParams.has('characterId')
          ? problemAnswer(404, 'NOT_FOUND', [{ field: 'characterId', message: 'Not found' }])
          : found(crowd(2)),
    });
    const router = openSearch('?gender=1&characterId=99');
    expect(await screen.findByText(/aren’t yours: the character you’re casting\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search without them' }));
    expect(await card('Talent 1')).toBeTruthy();
    expect(router.state.location.search).toBe('?gender=1');
  });

  it('shows an error and retries', async () => {
    let isDown = true;
    answerCalls({ [search]: () => (isDown ? problemAnswer(429, 'RATE_LIMITED') : found(crowd(2))) });
    openSearch();
    const title = await screen.findByRole('heading', { name: 'Couldn’t load talents' });
    isDown = false;
    const alert = title.closest<HTMLElement>('[role="alert"]') ?? title;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await card('Talent 1')).toBeTruthy();
  });

  it('waits while offline and continues by itself', async () => {
    answerCalls();
    onlineManager.setOnline(false);
    openSearch();
    expect(await screen.findByText(/We’ll search as soon as you’re back/)).toBeTruthy();
    onlineManager.setOnline(true);
    expect(await card('Talent 1')).toBeTruthy();
    expect(screen.queryByText(/We’ll search as soon as you’re back/)).toBeNull();
  });

  it('lists shortcuts on ?', async () => {
    answerCalls();
    openSearch();
    await card('Talent 1');
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });
});
