import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, offline, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { emitLive } from '../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { openProjects, someProject } from './project-for-test.tsx';

/** Types without pausing: what is half typed is saved after a while, on a busy machine as well. */
const user = userEvent.setup({ delay: null });

const edit = '/app/my-projects/3/edit';
const change = 'PATCH /v1/recruiter-project/3';
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_type: 2 })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await session.end();
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('editing a project', () => {
  it('saves what is typed, on the version it was made on', async () => {
    const { server } = openProjects(edit);
    server.answer({
      [change]: () => json(200, { ...someProject({ director: 'R. Iyer', revision: 5 }), conflicts: [] }),
    });
    await user.type(await field('Director'), 'R. Iyer');
    await user.tab();
    await waitFor(() => expect(server.bodiesOf(change)).toEqual([{ director: 'R. Iyer', base_revision: 4 }]));
    expect((await field('Director')).value).toBe('R. Iyer');
  });

  it('says whose words are there and keeps both when two people change the same field', async () => {
    const { server } = openProjects(edit);
    const theirs = someProject({ production_house: 'Coastline Pictures', revision: 6 });
    const conflict = {
      field: 'production_house',
      theirs: 'Coastline Pictures',
      by: 'Indu Mathew',
      at: '2026-11-18T10:00:00Z',
    };
    server.answer({ [change]: () => json(200, { ...theirs, conflicts: [conflict] }) });
    const house = await field('Production house');
    await user.clear(house);
    await user.type(house, 'Tidewater Films');
    await user.tab();
    const note = await screen.findByText('Indu Mathew changed this while you were typing');
    expect(screen.getByText('Yours: Tidewater Films')).toBeTruthy();
    expect(house.value).toBe('Coastline Pictures');

    server.answer({
      [change]: () =>
        json(200, { ...someProject({ production_house: 'Tidewater Films', revision: 7 }), conflicts: [] }),
    });
    await user.click(screen.getByRole('button', { name: 'Use mine' }));
    await waitFor(() =>
      expect(server.bodiesOf(change).at(-1)).toEqual({
        production_house: 'Tidewater Films',
        base_revision: 6,
      }),
    );
    await waitFor(() => expect(house.value).toBe('Tidewater Films'));
    expect(note.isConnected).toBe(false);
  });

  /** What a colleague saved arrives on the open page. */
  const arrives = (server: ReturnType<typeof openProjects>['server'], theirs: ProjectDetail) => {
    server.answer({ 'GET /v1/recruiter-project/3': () => json(200, theirs) });
    act(() => emitLive('project', { project_id: 3 }));
  };

  it('says on which version words were typed, though a colleague’s came in before they were sent', async () => {
    const { server } = openProjects(edit);
    const director = await field('Director');
    const theirs = someProject({ director: 'Leena Mathur', production_house: 'Coastline', revision: 9 });
    server.answer({ [change]: () => json(200, { ...theirs, conflicts: [] }) });
    await user.click(director);
    fireEvent.change(director, { target: { value: 'Leena from Pune' } });
    arrives(server, theirs);
    const house = await field('Production house');
    await waitFor(() => expect(house.value).toBe('Coastline'));
    // What is typed now is made on what is shown now.
    fireEvent.change(house, { target: { value: 'Coastline Pictures' } });
    await user.tab();
    await waitFor(() =>
      expect(server.bodiesOf(change)).toEqual([
        { director: 'Leena from Pune', base_revision: 4 },
        { production_house: 'Coastline Pictures', base_revision: 9 },
      ]),
    );
  });

  it('knows it after a reload as well', async () => {
    const first = openProjects(edit);
    first.server.answer({ [change]: offline });
    await user.type(await field('Director'), 'Leena from Pune');
    await user.tab();
    await waitFor(() => expect(first.server.bodiesOf(change)).toHaveLength(1));
    first.unmount();
    const theirs = someProject({ director: 'Leena Mathur', revision: 9 });
    const { server } = openProjects(edit, theirs);
    server.answer({ [change]: () => json(200, { ...theirs, conflicts: [] }) });
    await waitFor(() =>
      expect(server.bodiesOf(change)).toEqual([{ director: 'Leena from Pune', base_revision: 4 }]),
    );
  });

  it('counts a field that is still being typed in as seen when it was saved', async () => {
    const { server } = openProjects(edit);
    const director = await field('Director');
    const mine = someProject({ director: 'Leena', revision: 5 });
    server.answer({ [change]: () => json(200, { ...mine, conflicts: [] }) });
    await user.click(director);
    fireEvent.change(director, { target: { value: 'Leena' } });
    await waitFor(() => expect(server.bodiesOf(change)).toHaveLength(1), { timeout: 10_000 });
    const theirs = someProject({ director: 'Priya', production_house: 'Coastline', revision: 6 });
    arrives(server, theirs);
    await waitFor(async () => expect((await field('Production house')).value).toBe('Coastline'));
    expect(director.value).toBe('Leena');
    fireEvent.change(director, { target: { value: 'Leena Mathur' } });
    await user.tab();
    await waitFor(() =>
      expect(server.bodiesOf(change).at(-1)).toEqual({ director: 'Leena Mathur', base_revision: 5 }),
    );
  });

  it('sends no dates that end before they begin, and says so', async () => {
    const { server } = openProjects(edit);
    const shoot = within(await screen.findByRole('group', { name: 'Shoot' }));
    const last = shoot.getByLabelText<HTMLInputElement>('Shoot: last day');
    await user.click(last);
    fireEvent.change(last, { target: { value: '01/01/2099' } });
    await user.click(await field('Director'));
    expect(await screen.findByText('Must be on or after the first day')).toBeTruthy();
    expect(server.bodiesOf(change)).toEqual([]);
  });

  it('writes a range of fees in paise', async () => {
    const { server } = openProjects(edit);
    server.answer({ [change]: () => json(200, { ...someProject({ revision: 5 }), conflicts: [] }) });
    const fee = within(await screen.findByRole('group', { name: 'Fees for the cast' }));
    await user.type(fee.getByLabelText('From'), '8,000');
    await user.type(fee.getByLabelText('Up to'), '12000');
    await user.click(await field('Director'));
    await waitFor(() =>
      expect(server.bodiesOf(change).at(-1)).toMatchObject({
        fee_min_paise: 800_000,
        fee_max_paise: 1_200_000,
        fee_per: 'day',
      }),
    );
  });

  it('keeps what was typed while offline', async () => {
    const { server } = openProjects(edit);
    server.answer({ [change]: offline });
    await user.type(await field('Director'), 'R. Iyer');
    await user.tab();
    await waitFor(() => expect(server.bodiesOf(change)).toHaveLength(1));
    const kept = Object.entries(window.localStorage).map(([, value]) => String(value));
    expect(kept.some((value) => value.includes('R. Iyer'))).toBe(true);
  });

  it('can be read but not typed into by a viewer', async () => {
    openProjects(
      edit,
      someProject({ role: 'viewer', owner: { ...someProject().owner, user_id: 9, name: 'Priyanka Hegde' } }),
    );
    expect(await screen.findByText(/Ask Priyanka Hegde if you need to edit it/)).toBeTruthy();
    expect((await field('Director')).readOnly).toBe(true);
  });
});

describe('a new project', () => {
  it('needs a title and a type, and leads to where the rest is typed', async () => {
    const { server, router } = openProjects('/app/my-projects/new');
    server.answer({ 'POST /v1/recruiter-project': () => json(201, someProject({ status: 'draft' })) });
    await user.click(await screen.findByRole('button', { name: 'Create project' }));
    expect(await screen.findByText('Enter a title')).toBeTruthy();
    expect(screen.getByText('Choose a type')).toBeTruthy();
    await user.type(await screen.findByLabelText(/^Title/), 'Monsoon Line');
    await user.click(screen.getByRole('radio', { name: 'Web series' }));
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(edit));
    expect(server.bodiesOf('POST /v1/recruiter-project')).toEqual([
      { title: 'Monsoon Line', project_type: 2, client_id: expect.any(String) },
    ]);
  });

  it('keeps everything when it cannot be created', async () => {
    const { server } = openProjects('/app/my-projects/new');
    server.answer({ 'POST /v1/recruiter-project': () => problem(503, 'UNAVAILABLE') });
    await user.type(await screen.findByLabelText(/^Title/), 'Monsoon Line');
    await user.click(screen.getByRole('radio', { name: 'Web series' }));
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText(/Couldn’t create the project/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Monsoon Line');
  });
});
