import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  json,
  noContent,
  offline,
  problem,
} from '../../../shared/lib/api/fake-server-for-test.ts';
import { closeAuthDialog } from '../../../shared/lib/auth-dialog.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { onScreen, openFindJobs } from './find-jobs-for-test.tsx';

const goa = {
  id: 3,
  name: 'Goa by the sea',
  filters: { location_id: '3', paid: 'true' },
  rhythm: 'daily',
  count: 12,
  new_count: 2,
  created_at: '2026-11-01T10:00:00Z',
};
const alertsCall = 'GET /v1/job-alerts';
const saveCall = 'POST /v1/job-alerts';
const changeCall = 'PATCH /v1/job-alerts/3';
const deleteCall = 'DELETE /v1/job-alerts/3';
const alerts = (...results: object[]) =>
  json(200, { results, page: 1, limit: 100, totalPages: 1, totalResults: results.length });

function open(at: string, own: Answers = {}) {
  return openFindJobs(at, { [alertsCall]: () => alerts(goa), [changeCall]: () => json(200, goa), ...own });
}

beforeAll(loadSession);
beforeEach(() => {
  onScreen('desktop');
  session.start(answerOf('t-1'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  toasts.set([]);
  closeAuthDialog();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Without layout, floating elements count as hidden. */
async function press(name: string) {
  const [button] = await screen.findAllByRole('button', { name, hidden: true });
  if (button) await userEvent.click(button);
}

async function openDialog() {
  await press('Save search');
  return within(await screen.findByRole('dialog', { name: 'Save this search' }));
}

describe('saving a search of jobs', () => {
  it('suggests a name, asks how often to notify, and sends what is searched', async () => {
    const { server } = open('/find-jobs?paid=true&min_age=20&sort_id=4', {
      [saveCall]: () => json(201, goa),
    });
    await screen.findByText('Plays 20 and up');
    const dialog = await openDialog();
    expect(dialog.getByText('Saves your filters. We’ll notify you when new jobs match.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Plays 20 and up, Paid');
    await userEvent.click(dialog.getByRole('radio', { name: 'Right away' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(await screen.findByText('“Plays 20 and up, Paid” saved!')).toBeTruthy();
    expect(server.bodiesOf(saveCall)).toEqual([
      { name: 'Plays 20 and up, Paid', rhythm: 'now', filters: { min_age: '20', paid: 'true' } },
    ]);
  });

  it('leaves out saved and closed jobs, and says so', async () => {
    const { server } = open('/find-jobs?saved=true&activeJobs=false', { [saveCall]: () => json(201, goa) });
    const dialog = await openDialog();
    expect(dialog.getByText('Saved and closed jobs aren’t part of a saved search.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('All jobs');
    await userEvent.click(dialog.getByRole('button', { name: 'Save search' }));
    await waitFor(() =>
      expect(server.bodiesOf(saveCall)).toEqual([{ name: 'All jobs', rhythm: 'daily', filters: {} }]),
    );
  });

  it.each([
    [
      'the name is taken',
      () =>
        problem(409, 'CONFLICT', {
          errors: [{ field: 'name', message: 'You have a search with this name' }],
        }),
      'You already have a search with this name. Choose another.',
    ],
    [
      'there are 30 already',
      () => problem(409, 'CONFLICT'),
      'You’ve reached the limit for saved searches. Delete one to save another.',
    ],
    [
      'the connection is gone',
      offline,
      'You’re offline. The search wasn’t saved. Try again when you’re back online.',
    ],
    [
      'the profile is frozen',
      () => problem(403, 'PROFILE_FROZEN'),
      'Your profile is frozen, so you can’t save searches.',
    ],
  ])('keeps the name and says what to do when %s', async (_when, answer, text) => {
    open('/find-jobs', { [saveCall]: answer });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('All jobs');
  });

  it('is nothing for a recruiter', async () => {
    session.start(answerOf('t-2', someUser({ user_id: 8, user_type: 2, talenter: null })));
    open('/find-jobs');
    await screen.findByRole('list', { name: 'Jobs found' });
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Saved' })).toBeNull();
  });
});

describe('a guest', () => {
  it('signs in to save, with the search still in the address', async () => {
    const { router } = open('/find-jobs?paid=true');
    await act(() => session.end());
    await press('Save search');
    expect(screen.queryByRole('dialog', { name: 'Save this search' })).toBeNull();
    expect(router.state.location.search).toBe('?paid=true');
    expect(screen.queryByRole('button', { name: 'Saved' })).toBeNull();
  });

  it('who opens an alert signs in, and it opens', async () => {
    const { router } = open('/find-jobs?alert=3');
    await act(() => session.end());
    await router.navigate('/find-jobs?alert=3');
    expect(
      await screen.findByText('Sign in to open your saved search. Here are all open jobs.'),
    ).toBeTruthy();
    act(() => session.start(answerOf('t-1')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Goa by the sea' })).toBeTruthy();
  });
});

describe('/find-jobs?alert={id}', () => {
  it('loads its filters, the newest first, marks it as opened and says its name while they stay', async () => {
    const { router, asked, server } = open('/find-jobs?alert=3');
    expect(await screen.findByRole('heading', { level: 1, name: 'Goa by the sea' })).toBeTruthy();
    expect(router.state.location.search).toBe('?alert=3&location_id=3&paid=true&sort_id=2');
    expect(server.bodiesOf(changeCall)).toEqual([{ opened: true }]);
    expect(asked.at(-1)?.toString()).toBe('location_id=3&paid=true&sort_id=2&page=1');
    await userEvent.click(await screen.findByRole('radio', { name: 'Highest pay' }));
    await waitFor(() => expect(router.state.location.search).toContain('alert=3'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Paid' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Find Jobs' })).toBeTruthy();
    expect(router.state.location.search).toBe('?location_id=3&sort_id=4');
  });

  it('that is gone says so and shows all jobs', async () => {
    open('/find-jobs?alert=3', { [alertsCall]: () => alerts() });
    expect(await screen.findByText(/^This saved search was deleted/)).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'Jobs found' })).toBeTruthy();
  });

  it('that can’t be loaded can be tried again', async () => {
    const { server } = open('/find-jobs?alert=3', { [alertsCall]: () => problem(403, 'FORBIDDEN') });
    expect(await screen.findByText('Couldn’t load your search')).toBeTruthy();
    server.answer({ [alertsCall]: () => alerts(goa) });
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Goa by the sea' })).toBeTruthy();
  });
});

describe('the list of saved searches', () => {
  it('says what is new, opens one, and leads to the saved jobs', async () => {
    const { router, server } = open('/find-jobs');
    await press('Saved');
    expect(await screen.findByText('2 new')).toBeTruthy();
    const jobs = screen.getByRole('link', { name: 'Saved jobs', hidden: true });
    expect(jobs.getAttribute('href')).toBe('/find-jobs?saved=true');
    await userEvent.click(screen.getByRole('link', { name: /^Goa by the sea/, hidden: true }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?alert=3&location_id=3&paid=true&sort_id=2'),
    );
    await waitFor(() => expect(server.bodiesOf(changeCall)).toEqual([{ opened: true }]));
  });

  it('renames, changes how often it notifies, and deletes with undo', async () => {
    const { server } = open('/find-jobs', { [deleteCall]: noContent });
    await press('Saved');
    const choice = await screen.findByRole('combobox', { name: 'Alert for Goa by the sea', hidden: true });
    await userEvent.selectOptions(choice, 'now');
    expect(await screen.findByText('Alerts right away for “Goa by the sea”!')).toBeTruthy();
    await press('Rename Goa by the sea');
    const field = await screen.findByLabelText('New name for Goa by the sea');
    await userEvent.clear(field);
    await userEvent.type(field, 'Goa{Enter}');
    await waitFor(() => expect(server.bodiesOf(changeCall)).toEqual([{ rhythm: 'now' }, { name: 'Goa' }]));
    await press('Delete Goa by the sea');
    await waitFor(() => expect(screen.queryByText('Goa by the sea')).toBeNull());
    await press('Undo');
    expect(await screen.findByText('Goa by the sea')).toBeTruthy();
    expect(server.bodiesOf(deleteCall)).toEqual([]);
    await press('Delete Goa by the sea');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(server.bodiesOf(deleteCall)).toHaveLength(1));
  });

  it('says what will be there while nothing is', async () => {
    open('/find-jobs', { [alertsCall]: () => alerts() });
    await press('Saved');
    expect(
      await screen.findByText('Searches you save will show up here, with the number of new jobs.'),
    ).toBeTruthy();
  });

  it('is a sheet on a phone, with saving in it', async () => {
    onScreen('phone');
    // The other one was deleted above.
    open('/find-jobs', { [alertsCall]: () => alerts({ ...goa, id: 4 }) });
    await press('Saved');
    const sheet = within(await screen.findByRole('dialog', { name: 'Saved' }));
    expect(sheet.getByRole('button', { name: 'Save search' })).toBeTruthy();
    expect(await sheet.findByRole('link', { name: /^Goa by the sea/ })).toBeTruthy();
  });
});
