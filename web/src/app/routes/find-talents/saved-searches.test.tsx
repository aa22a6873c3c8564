import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAuthDialog } from '../../../shared/lib/auth-dialog.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { answerCalls, cleanUp, json, openSearch, problemAnswer } from './search-for-test.tsx';

const recruiter = someUser({ user_id: 8, user_type: 2, talenter: null });

const kept = {
  id: 3,
  name: 'Women of Pune',
  filters: { gender: '1', location: '5' },
  sort: 'active',
  alert: 'none',
  created_at: '2026-11-01T10:00:00Z',
  last_opened_at: '2026-11-10T10:00:00Z',
  count: 1204,
  new_count: 12,
};
const keptList = { results: [kept], page: 1, limit: 100, totalPages: 1, totalResults: 1 };
const listCall = 'GET /v1/findTalent-saveSearch/8';

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', recruiter));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanUp();
  closeAuthDialog();
  await session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Without layout, floating elements count as hidden. */
async function press(name: string) {
  const [button] = await screen.findAllByRole('button', { name, hidden: true });
  if (button) await userEvent.click(button);
}

describe('an alert', () => {
  it('opens its search with the newest first, and marks it as opened', async () => {
    const server = answerCalls({
      'GET /v1/findTalent-saveSearch/load-search/3': () => json(200, kept),
      'PATCH /v1/findTalent-saveSearch/3': () => json(200, kept),
    });
    const router = openSearch('?saved=3');
    await waitFor(() => expect(router.state.location.search).toBe('?location=5&gender=1&sort=newest'));
    expect(server.to('PATCH /v1/findTalent-saveSearch/3').map(({ body }) => body)).toEqual([
      { opened: true },
    ]);
  });

  it('changes how often it comes in the list of searches', async () => {
    const server = answerCalls({
      [listCall]: () => json(200, keptList),
      'PATCH /v1/findTalent-saveSearch/3': () => json(200, kept),
    });
    openSearch();
    await press('Load search');
    const choice = await screen.findByRole('combobox', { name: 'Alert for Women of Pune', hidden: true });
    await userEvent.selectOptions(choice, 'daily');
    expect(await screen.findByText('Daily alert on for “Women of Pune”!')).toBeTruthy();
    expect(server.to('PATCH /v1/findTalent-saveSearch/3').map(({ body }) => body)).toEqual([
      { alert: 'daily' },
    ]);
  });
});

describe('saving a search', () => {
  it('shows at the field that the name is taken', async () => {
    let isTaken = true;
    const server = answerCalls({
      'POST /v1/findTalent-saveSearch': () =>
        isTaken
          ? problemAnswer(409, 'CONFLICT', [{ field: 'name', message: 'You have a search with this name' }])
          : json(201, kept),
    });
    openSearch('?gender=1&minAge=22&maxAge=34&sort=active');
    await press('Save search');
    const dialog = await screen.findByRole('dialog', { name: 'Save this search' });
    const name = within(dialog).getByLabelText<HTMLInputElement>('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Women of Pune{Enter}');
    expect(
      await within(dialog).findByText('You already have a search with this name. Choose another.'),
    ).toBeTruthy();
    expect(name.value).toBe('Women of Pune');
    isTaken = false;
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Weekly' }));
    await userEvent.type(name, ' II{Enter}');
    expect(await screen.findByText('“Women of Pune II” saved!')).toBeTruthy();
    expect(server.to('POST /v1/findTalent-saveSearch').at(-1)?.body).toEqual({
      name: 'Women of Pune II',
      filters: { gender: '1', minAge: '22', maxAge: '34' },
      sort: 'active',
      alert: 'weekly',
    });
  });

  it('asks a guest to sign in and leaves the search where it is', async () => {
    answerCalls();
    await session.end();
    const router = openSearch('?gender=1');
    await press('Save search');
    expect(screen.queryByRole('dialog', { name: 'Save this search' })).toBeNull();
    expect(router.state.location.search).toBe('?gender=1');
  });
});

describe('loading a search', () => {
  it('shows new matches, opens the search and marks it as opened', async () => {
    const server = answerCalls({
      [listCall]: () => json(200, keptList),
      'PATCH /v1/findTalent-saveSearch/3': () => json(200, { ...kept, new_count: 0 }),
    });
    const router = openSearch();
    await press('Load search');
    expect(await screen.findByText('12 new')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: /^Women of Pune/, hidden: true }));
    await waitFor(() => expect(router.state.location.search).toBe('?location=5&gender=1&sort=active'));
    await waitFor(() =>
      expect(server.to('PATCH /v1/findTalent-saveSearch/3')[0]?.body).toEqual({ opened: true }),
    );
  });

  it('renames in place', async () => {
    const server = answerCalls({
      [listCall]: () => json(200, keptList),
      'PATCH /v1/findTalent-saveSearch/3': () => json(200, kept),
    });
    openSearch();
    await press('Load search');
    await press('Rename Women of Pune');
    const field = await screen.findByLabelText('New name for Women of Pune');
    await userEvent.clear(field);
    await userEvent.type(field, 'Pune{Enter}');
    await waitFor(() =>
      expect(server.to('PATCH /v1/findTalent-saveSearch/3')[0]?.body).toEqual({ name: 'Pune' }),
    );
    expect(await screen.findByRole('link', { name: /^Women of Pune/, hidden: true })).toBeTruthy();
  });

  it('deletes with undo, and sends it only afterwards', async () => {
    const server = answerCalls({
      [listCall]: () => json(200, keptList),
      'DELETE /v1/findTalent-saveSearch/3': () => json(204, undefined),
    });
    openSearch();
    await press('Load search');
    await press('Delete Women of Pune');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Women of Pune/, hidden: true })).toBeNull(),
    );
    await press('Undo');
    expect(await screen.findByRole('link', { name: /^Women of Pune/, hidden: true })).toBeTruthy();
    expect(server.to('DELETE')).toEqual([]);
    await press('Delete Women of Pune');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(server.to('DELETE /v1/findTalent-saveSearch/3')).toHaveLength(1));
  });
});

describe('sharing a search', () => {
  it('leaves out private filters and says so', async () => {
    const server = answerCalls({
      'POST /v1/findTalent-public-saveSearch': () => json(201, { id: 'abcdefghijklmnopqrstuv' }),
    });
    openSearch('?gender=1&characterId=4');
    await press('Share');
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    expect(link.value).toMatch(/\/find-talents\?link=abcdefghijklmnopqrstuv$/);
    expect(screen.getByText(/Not included.*the character you’re casting/)).toBeTruthy();
    expect(server.to('POST /v1/findTalent-public-saveSearch')[0]?.body).toEqual({
      filters: { gender: '1' },
      sort: 'match',
    });
  });

  it('opens unchanged for a recruiter', async () => {
    answerCalls({
      'GET /v1/findTalent-public-saveSearch/x1': () =>
        json(200, { filters: { gender: '1', heightMin: '155' }, sort: 'name' }),
    });
    const router = openSearch('?link=x1');
    await waitFor(() => expect(router.state.location.search).toBe('?gender=1&heightMin=155&sort=name'));
  });

  it('opens for a guest without restricted filters, and lists them', async () => {
    answerCalls({
      'GET /v1/findTalent-public-saveSearch/x1': () =>
        json(200, { filters: { gender: '1', passport: 'true' }, sort: 'match' }),
      'GET /v1/master-data': () => json(200, {}),
    });
    await session.end();
    const router = openSearch('?link=x1');
    await waitFor(() => expect(router.state.location.search).toBe('?gender=1'));
    expect(await screen.findByText(/Some filters are for recruiters only/)).toBeTruthy();
  });

  it('explains a dead link', async () => {
    answerCalls();
    openSearch('?link=gone');
    expect(await screen.findByRole('heading', { name: 'Search not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All talents' }).getAttribute('href')).toBe('/find-talents');
  });
});
