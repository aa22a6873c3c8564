import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { openProjects, someCharacter, someProject } from './project-for-test.tsx';

const page = '/app/my-projects/3';
const change = 'PATCH /v1/recruiter-project/3';
const toastTexts = () => toasts.get().map(({ text }) => text);

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_type: 2 })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  toasts.set([]);
  await session.end();
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the page of a project', () => {
  it('shows what it is, when it happens and who is being cast', async () => {
    openProjects(page, someProject(), [
      someCharacter(1, { name: 'Meera', brief: 'Sells tickets.', wanted: 2, weight: 'lead' }),
      someCharacter(2, { name: 'Nani', status: 'cast' }),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Monsoon Line' })).toBeTruthy();
    expect(screen.getByText('Web series for Tidewater Originals. Mumbai')).toBeTruthy();
    expect(screen.getByText(/Line 7/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Dates of this project' }).textContent).toContain('68 days');
    const meera = await screen.findByRole('heading', { level: 3, name: 'Meera' });
    expect(meera.closest('li')?.textContent).toContain('2 wanted, lead');
    expect(await screen.findByText('2 characters, 1 cast, 1 to go')).toBeTruthy();
    expect(document.title).toBe('Monsoon Line · Callboard');
    expect(window.localStorage.getItem('callboard-project-id')).toBe('3');
  });

  it('leads straight into the search for a character', async () => {
    openProjects(page, someProject(), [someCharacter(1, { name: 'Meera' })]);
    const link = await screen.findByRole('link', { name: 'Find talents for Meera' });
    expect(link.getAttribute('href')).toBe('/find-talents?gender=2&minAge=24&maxAge=32&characterId=1');
  });

  it('pauses from the menu of the status', async () => {
    const { server } = openProjects(page);
    server.answer({ [change]: () => json(200, { ...someProject({ status: 'paused' }), conflicts: [] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Status: Open' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause project' }));
    await waitFor(() => expect(server.bodiesOf(change)).toEqual([{ status: 'paused' }]));
    await waitFor(() => expect(toastTexts()).toContain('Project paused!'));
  });

  it('says so when a colleague was faster', async () => {
    const { server } = openProjects(page);
    server.answer({ [change]: () => problem(409, 'ALREADY_SETTLED') });
    await userEvent.click(await screen.findByRole('button', { name: 'Status: Open' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause project' }));
    await waitFor(() => expect(toastTexts().join()).toContain('Someone else changed the status'));
  });

  it('offers a viewer nothing that changes it', async () => {
    openProjects(page, someProject({ role: 'viewer' }), [someCharacter(1, { name: 'Meera' })]);
    await screen.findByText('Meera');
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add character' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Status/ })).toBeNull();
  });

  it('duplicates with or without characters', async () => {
    const { server, router } = openProjects(page);
    server.answer({ 'POST /v1/recruiter-project': () => json(201, someProject({ id: 9 })) });
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate project' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Monsoon Line' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Copy its characters too' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate project' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/my-projects/9'));
    expect(server.bodiesOf('POST /v1/recruiter-project')).toEqual([
      {
        title: 'Monsoon Line (copy)',
        project_type: 2,
        copy_of: 3,
        with_characters: false,
        client_id: expect.any(String),
      },
    ]);
  });

  it('invites to add characters while there are none', async () => {
    openProjects(page);
    expect(await screen.findByRole('heading', { name: 'Who are you casting?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Paste a breakdown' }).getAttribute('href')).toBe(
      '/app/my-projects/3/characters/paste',
    );
  });

  it('says when there is no such project', async () => {
    openProjects(page, null);
    expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeTruthy();
  });
});
