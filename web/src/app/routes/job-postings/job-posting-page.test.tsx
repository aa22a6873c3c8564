import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { someJob } from '../../../features/casting/job-postings/job-postings-for-test.ts';
import { json, offline, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { openJobs } from './open-jobs-for-test.tsx';

/** Types without pausing: what is half typed is saved after a while, on a busy machine as well. */
const user = userEvent.setup({ delay: null });
const change = 'PATCH /v1/auditions/5';
const read = 'GET /v1/auditions/5';
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

const open = (job: OwnJob) => openJobs('/app/my-job-postings/5', { job });

describe('a job', () => {
  it('saves what is typed on the version it was typed on', async () => {
    const { server } = open(someJob());
    server.answer({ [change]: () => json(200, someJob({ pay_note: 'Travel', revision: 5 })) });
    await user.type(await field('What comes on top'), 'Travel');
    await user.tab();
    await waitFor(() => expect(server.bodiesOf(change)).toEqual([{ pay_note: 'Travel', base_revision: 4 }]));
  });

  it('is saved again on the latest version where a colleague changed something else', async () => {
    const { server } = open(someJob());
    const theirs = someJob({ title: 'The dancer', revision: 6 });
    let tries = 0;
    server.answer({
      [read]: () => json(200, theirs),
      [change]: () => {
        tries += 1;
        return tries === 1
          ? problem(409, 'CONFLICT')
          : json(200, { ...theirs, pay_note: 'Travel', revision: 7 });
      },
    });
    await user.type(await field('What comes on top'), 'Travel');
    server.answer({ [read]: () => json(200, theirs) });
    await user.tab();
    await waitFor(() =>
      expect(server.bodiesOf(change)).toEqual([
        { pay_note: 'Travel', base_revision: 4 },
        { pay_note: 'Travel', base_revision: 6 },
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Use mine' })).toBeNull();
  });

  it('keeps both where a colleague changed the same field', async () => {
    const { server } = open(someJob());
    const theirs = someJob({ pay_note: 'Food', revision: 6 });
    server.answer({ [change]: () => problem(409, 'CONFLICT') });
    const note = await field('What comes on top');
    server.answer({ [read]: () => json(200, theirs) });
    await user.type(note, 'Travel');
    await user.tab();
    expect(await screen.findByText('Yours: Travel')).toBeTruthy();
    expect(note.value).toBe('Food');
    server.answer({ [change]: () => json(200, someJob({ pay_note: 'Travel', revision: 7 })) });
    await user.click(screen.getByRole('button', { name: 'Use mine' }));
    await waitFor(() =>
      expect(server.bodiesOf(change).at(-1)).toEqual({ pay_note: 'Travel', base_revision: 6 }),
    );
  });

  it('keeps what was typed on this device while offline', async () => {
    const { server } = open(someJob());
    server.answer({ [change]: offline });
    await user.type(await field('What comes on top'), 'Travel');
    await user.tab();
    await waitFor(() => expect(server.bodiesOf(change)).toHaveLength(1));
    const kept = Object.values({ ...window.localStorage }).map(String);
    expect(kept.some((value) => value.includes('Travel'))).toBe(true);
  });

  it('takes the fee and dates over with a character, where the job says nothing yet', async () => {
    const { server } = open(someJob());
    server.answer({ [change]: () => json(200, someJob({ revision: 5 })) });
    await user.click(await screen.findByRole('checkbox', { name: /The singer/ }));
    await waitFor(() =>
      expect(Object.assign({}, ...server.bodiesOf(change))).toMatchObject({
        project_id: 3,
        charcter_ids: [9],
        fee_paise: 4_500_000,
        fee_per: 'day',
        works_from: '2099-01-12',
        works_to: '2099-01-20',
        description: 'Sings for coins.',
      }),
    );
  });

  it('keeps how many are wanted where it was typed, whichever characters are chosen', async () => {
    const { server } = open(someJob({ wanted: 7 }));
    server.answer({ [change]: () => json(200, someJob({ wanted: 7, revision: 5 })) });
    await user.click(await screen.findByRole('checkbox', { name: /The singer/ }));
    await waitFor(() =>
      expect(Object.assign({}, ...server.bodiesOf(change))).toMatchObject({ charcter_ids: [9] }),
    );
    expect((await field('How many wanted')).value).toBe('7');
    expect(Object.assign({}, ...server.bodiesOf(change))).not.toHaveProperty('wanted');
  });

  it('writes questions in their order, and sends none that is unfinished', async () => {
    const { server } = open(someJob());
    server.answer({ [change]: () => json(200, someJob({ revision: 5 })) });
    await user.click(await screen.findByRole('button', { name: 'Add a question' }));
    await user.click(await field('What comes on top'));
    expect(screen.getByText('Write question 1')).toBeTruthy();
    expect(server.bodiesOf(change)).toEqual([]);
    fireEvent.change(await field('Question 1'), { target: { value: 'Can you swim?' } });
    await user.selectOptions(screen.getByLabelText('Answered with'), 'Yes or no');
    await user.click(await field('What comes on top'));
    await waitFor(() =>
      expect(server.bodiesOf(change).at(-1)).toMatchObject({
        questions: [{ kind: 'yes_no', text: 'Can you swim?', is_required: true, choices: [] }],
      }),
    );
  });

  it('shows what was noticed beside the field, and what is missing before it is submitted', async () => {
    const words = 'call 98490 27318';
    open(
      someJob({
        description: `Please ${words}`,
        needs_review: true,
        findings: [
          {
            check: 'contact_in_text',
            blocks: false,
            field: 'description',
            evidence: { kind: 'phone', words },
          },
        ],
      }),
    );
    const panel = within(await screen.findByRole('region', { name: 'Before you submit' }));
    expect(panel.getByText('2 things are missing')).toBeTruthy();
    expect(panel.getByText(/We review the first 3 jobs of unverified recruiters/)).toBeTruthy();
    expect(screen.getAllByText(words)).toHaveLength(2);
    await user.click(panel.getByRole('button', { name: 'Go to the field' }));
    expect(document.activeElement).toBe(await field('What it is about'));
  });

  it('says what is wrong where it cannot be submitted, and what happens once it is', async () => {
    const ready = someJob({ description: 'Sings.', audition_kinds: ['self_tape'], is_remote: true });
    const { server } = open(ready);
    server.answer({
      [change]: () =>
        problem(400, 'VALIDATION_FAILED', {
          errors: [{ field: 'city_ids', message: 'Choose a city, or say that the work is remote' }],
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Post job' }));
    expect(await screen.findByText('Choose a city, or say that the work is remote')).toBeTruthy();
    server.answer({
      [change]: () =>
        json(200, {
          ...ready,
          status: 'open',
          is_open: true,
          opened_at: '2026-11-18T06:00:00Z',
          steps: ['pause', 'close'],
          revision: 5,
        }),
    });
    await user.click(screen.getByRole('button', { name: 'Post job' }));
    expect(await screen.findByText('Your job is open')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Numbers of this job' })).toBeTruthy();
  });

  it('is previewed on the page that talents read, with what was just typed', async () => {
    const { server, router } = open(someJob());
    server.answer({ [change]: () => json(200, someJob({ pay_note: 'Travel', revision: 5 })) });
    await user.type(await field('What comes on top'), 'Travel');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
    expect(server.bodiesOf(change)).toEqual([{ pay_note: 'Travel', base_revision: 4 }]);
    expect(router.state.location.pathname).toBe(`/jobs/${someJob().jobUniqueId}`);
    expect(router.state.location.state).toEqual({ cameFrom: '/app/my-job-postings/5' });
  });

  it('is not previewed while something typed cannot be saved', async () => {
    const { server, router } = open(someJob());
    await user.type(await field('Days of work'), '999');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Days of work')));
    expect(toasts.get().map(({ text }) => text)).toEqual([
      'Couldn’t save everything yet. Check the marked fields, then preview again!',
    ]);
    expect(router.state.location.pathname).toBe('/app/my-job-postings/5');
    expect(server.bodiesOf(change)).toEqual([]);
  });

  it('can be read but not typed into by a viewer of its project', async () => {
    open(someJob({ can_edit: false, steps: [] }));
    expect(await screen.findByText(/Ask Asha Rao if you need to edit it/)).toBeTruthy();
    expect((await field('What comes on top')).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Post job' })).toBeNull();
  });
});
