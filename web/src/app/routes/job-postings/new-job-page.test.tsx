import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOf, someCharacter } from '../../../features/casting/characters/characters-for-test.ts';
import { someJob } from '../../../features/casting/job-postings/job-postings-for-test.ts';
import { descriptionOf, json } from '../../../shared/lib/api/fake-server-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { openJobs } from './open-jobs-for-test.tsx';

/** Types without pausing: what is half typed is saved after a while, on a busy machine as well. */
const user = userEvent.setup({ delay: null });
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_type: 2 })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await session.end();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a new job', () => {
  it('comes from a project with its character chosen, and takes over what is known', async () => {
    const { server, router } = openJobs('/app/my-job-postings/new?project=3&character=9', { job: someJob() });
    server.answer({ 'POST /v1/auditions': () => json(201, someJob()) });
    await waitFor(async () => expect((await field(/^Title of the job/)).value).toBe('The singer'));
    await user.click(screen.getByRole('button', { name: 'Start the job' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/my-job-postings/5'));
    expect(server.bodiesOf('POST /v1/auditions')).toEqual([
      {
        title: 'The singer',
        client_id: expect.any(String),
        project_id: 3,
        charcter_ids: [9],
        fee_paise: 4_500_000,
        fee_per: 'day',
        works_from: '2099-01-12',
        works_to: '2099-01-20',
        wanted: 1,
        description: 'Sings for coins.',
        city_ids: [1],
      },
    ]);
  });

  it('asks for its project where none is chosen', async () => {
    const { server } = openJobs('/app/my-job-postings/new');
    await user.click(await screen.findByRole('button', { name: 'Start the job' }));
    const project = await screen.findByRole('combobox', { name: 'Project' });
    await waitFor(() => expect(descriptionOf(project)).toBe('Choose a project'));
    expect(document.activeElement).toBe(project);
    expect(server.bodiesOf('GET /v1/recruiter-project-character-library/getAll-Character/0')).toEqual([]);
    expect(screen.getByText('Enter a title')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('option', { name: 'Monsoon Line' })).toBeTruthy());
    await user.selectOptions(project, 'Monsoon Line');
    expect(screen.queryByRole('alert', { name: 'Choose a project' })).toBeNull();
    expect(descriptionOf(project)).toBe('');
    expect(server.bodiesOf('POST /v1/auditions')).toEqual([]);
  });

  it('is posted on its own where there is no project, and asks for its type', async () => {
    const { server } = openJobs('/app/my-job-postings/new', {
      answers: {
        'GET /v1/recruiter-project-character-library/get-all': () => json(200, listOf([])),
        'POST /v1/auditions': () => json(201, someJob()),
      },
    });
    expect(await screen.findByText(/You have no open project/)).toBeTruthy();
    await user.type(await field(/^Title of the job/), 'A voice');
    await user.click(screen.getByRole('button', { name: 'Start the job' }));
    expect(await screen.findByText('Choose a type')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Web series' }));
    await user.click(screen.getByRole('button', { name: 'Start the job' }));
    await waitFor(() =>
      expect(server.bodiesOf('POST /v1/auditions')).toEqual([
        { title: 'A voice', project_type: 2, client_id: expect.any(String) },
      ]),
    );
  });

  it('keeps a typed title in the tab, but none that was suggested for another character', async () => {
    const singer = '/app/my-job-postings/new?project=3&character=9';
    const first = openJobs(singer);
    await waitFor(async () => expect((await field(/^Title of the job/)).value).toBe('The singer'));
    first.unmount();
    const second = openJobs('/app/my-job-postings/new?project=3');
    await waitFor(async () => expect((await field(/^Title of the job/)).value).toBe(''));
    await user.type(await field(/^Title of the job/), 'A voice');
    second.unmount();
    openJobs(singer);
    await screen.findByRole('checkbox', { name: /The singer/ });
    expect((await field(/^Title of the job/)).value).toBe('A voice');
  });

  it('waits for the characters it is posted for', async () => {
    let load = (_answer: Response) => {};
    const loading = new Promise<Response>((resolve) => {
      load = resolve;
    });
    const { server } = openJobs('/app/my-job-postings/new?project=3&character=9', {
      answers: {
        'GET /v1/recruiter-project-character-library/getAll-Character/3': () => loading,
        'POST /v1/auditions': () => json(201, someJob()),
      },
    });
    await user.type(await field(/^Title of the job/), 'A voice');
    await user.click(screen.getByRole('button', { name: 'Start the job' }));
    expect(server.bodiesOf('POST /v1/auditions')).toEqual([]);
    load(json(200, listOf([someCharacter({ id: 9 })])));
    await waitFor(() =>
      expect(server.bodiesOf('POST /v1/auditions')).toEqual([
        expect.objectContaining({ title: 'A voice', project_id: 3, charcter_ids: [9] }),
      ]),
    );
  });

  it('is copied under a title of its own', async () => {
    const { server, router } = openJobs('/app/my-job-postings/new?copy=5', { job: someJob() });
    server.answer({ 'POST /v1/auditions': () => json(201, someJob({ id: 6 })) });
    expect((await field(/^Title of the job/)).value).toBe('The singer (copy)');
    await user.click(screen.getByRole('button', { name: 'Create the copy' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/my-job-postings/6'));
    expect(server.bodiesOf('POST /v1/auditions')).toEqual([
      { title: 'The singer (copy)', copy_of: 5, client_id: expect.any(String) },
    ]);
  });
});
