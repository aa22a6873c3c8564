import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, offline } from '../../../shared/lib/api/fake-server-for-test.ts';
import { emitLive, emitLiveConnect } from '../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { jobPath, lateClock, openReview, someApplicant, someJob } from './review-for-test.tsx';

const shown = (name: string) => screen.findByRole('heading', { level: 2, name });
const said = () => toasts.get().map(({ text }) => text);
const many = (count: number) => Array.from({ length: count }, (_, at) => someApplicant(at + 1));
const keepWords = () => window.sessionStorage.setItem('callboard-tab/words-for-not-selected', '"Thank you."');

beforeAll(loadSession);
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
});
afterEach(async () => {
  vi.useRealTimers();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(jobPath, () => {
  it('marks who is opened as viewed, once, and decides by keys, each leading to the next', async () => {
    const { server, router } = openReview('?applicant=1');
    await shown('Talent 1');
    await waitFor(() => expect(server.moves(1)).toEqual([{ jobApplyStatus: 2, from: 1 }]));
    await userEvent.keyboard('3');
    await shown('Talent 2');
    await userEvent.keyboard('4');
    await shown('Talent 3');
    expect(router.state.location.search).toBe('?applicant=3');
    await waitFor(() =>
      expect(server.moves(1)).toEqual([
        { jobApplyStatus: 2, from: 1 },
        { jobApplyStatus: 3, from: 2 },
      ]),
    );
    await waitFor(() => expect(server.moves(2).at(-1)).toEqual({ jobApplyStatus: 4, from: 2 }));
    expect(await screen.findAllByText('3 of 3 viewed')).toBeTruthy();
    await userEvent.keyboard('z');
    await shown('Talent 2');
    await waitFor(() => expect(server.moves(2).at(-1)).toEqual({ jobApplyStatus: 2, from: 4 }));
  });

  it('leaves keys to whoever types, and to those who only view the project', async () => {
    const { server } = openReview('?applicant=1', undefined, { job: { ...someJob, can_edit: false } });
    await shown('Talent 1');
    await userEvent.keyboard('3');
    await userEvent.type(await screen.findByRole('textbox'), '12345');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('heading', { level: 2, name: 'Talent 1' })).toBeTruthy();
    expect(server.moves(1)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Shortlist' })).toBeNull();
  });

  it('asks for words once, and sends who is not selected after the time to undo', async () => {
    const { server } = openReview('?applicant=1');
    await shown('Talent 1');
    await userEvent.keyboard('1');
    const words = await screen.findByLabelText('Words for those not selected (optional)');
    await userEvent.clear(words);
    await userEvent.type(words, 'Not this time, 1 and 2.');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await userEvent.click(screen.getByRole('button', { name: 'Not selected', hidden: false }));
    await shown('Talent 2');
    await userEvent.keyboard('1');
    await shown('Talent 3');
    expect(said()).toEqual(['Talent 1 not selected!', 'Talent 2 not selected!']);
    act(() => toasts.get()[0]?.action?.onPress());
    await shown('Talent 1');
    await act(() => vi.advanceTimersByTimeAsync(6000));
    vi.useRealTimers();
    await waitFor(() =>
      expect(server.moves(2).at(-1)).toEqual({
        jobApplyStatus: 8,
        from: 2,
        words: 'Not this time, 1 and 2.',
      }),
    );
    expect(server.moves(1)).toEqual([{ jobApplyStatus: 2, from: 1 }]);
  });

  it('sends what waits when the page is left', async () => {
    keepWords();
    const { server, router } = openReview('?applicant=2');
    await shown('Talent 2');
    await userEvent.keyboard('1');
    await shown('Talent 3');
    await act(() => router.navigate('/app/dashboard'));
    await waitFor(() =>
      expect(server.moves(2).at(-1)).toEqual({ jobApplyStatus: 8, from: 2, words: 'Thank you.' }),
    );
  });

  it('says who moved an applicant first and where they stand, and keeps that', async () => {
    const { server } = openReview('?applicant=1', [
      someApplicant(1, { jobApplyStatus: 2 }),
      someApplicant(2),
    ]);
    await shown('Talent 1');
    server.moveBy(1, 4, 'Asha Rao');
    await userEvent.keyboard('3');
    await waitFor(() => expect(said()).toContain('Asha Rao moved Talent 1 first: Audition!'));
    act(() =>
      toasts
        .get()
        .find(({ next }) => next)
        ?.next?.onPress(),
    );
    await shown('Talent 1');
    expect((await screen.findByRole('button', { name: /Audition/ })).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('keeps the place of those who are reviewed, and shows what colleagues do', async () => {
    const { server } = openReview('?status=1&applicant=1');
    await shown('Talent 1');
    await waitFor(() => expect(server.moves(1)).toHaveLength(1));
    server.moveBy(3, 4, 'Asha Rao');
    act(() => emitLive('job', { job_id: 5 }));
    expect(await screen.findByText('2 of 3 viewed')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    await shown('Talent 2');
    await userEvent.keyboard('{ArrowLeft}');
    await shown('Talent 1');
  });

  it('moves those selected with the same words, and says who stayed', async () => {
    const { server } = openReview();
    server.answer({
      'POST /v1/job-audition-apply/bulk': () =>
        json(200, { moved: [1], stayed: [{ id: 2, jobApplyStatus: 4, by: 'Asha Rao' }] }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Talent 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Talent 2' }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('radio', { name: 'Not selected' }));
    await user.click(screen.getByRole('button', { name: 'Move 2' }));
    expect(await screen.findByText('Audition, by Asha Rao')).toBeTruthy();
    expect(server.bodiesOf('POST /v1/job-audition-apply/bulk')).toEqual([
      expect.objectContaining({
        applications: [
          { id: 1, from: 1 },
          { id: 2, from: 1 },
        ],
        jobApplyStatus: 8,
      }),
    ]);
  });

  it('says that nothing is decided yet, with words that can be changed, and goes on', async () => {
    const { server } = openReview('?applicant=1', [someApplicant(1, { clock: lateClock }), someApplicant(2)]);
    await shown('Talent 1');
    await waitFor(() => expect(server.moves(1)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: /^Still deciding/ })).toBeTruthy();
    await userEvent.keyboard('6');
    const words = await screen.findByLabelText<HTMLTextAreaElement>('What they read');
    expect(words.value).toMatch(/^We’re still deciding/);
    await userEvent.clear(words);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    await userEvent.type(words, 'Soon.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await shown('Talent 2');
    await waitFor(() =>
      expect(server.moves(1).at(-1)).toEqual({ still_deciding: true, from: 2, words: 'Soon.' }),
    );
    await waitFor(() => expect(said()).toEqual(['Talent 1 knows you’re still deciding!']));
    await userEvent.keyboard('6');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('What they read')).value).toBe('Soon.');
  });

  it('answers all that are overdue, kindly unless something else is chosen', async () => {
    const { server } = openReview('', [
      someApplicant(1, { clock: lateClock }),
      someApplicant(2),
      someApplicant(3, { jobApplyStatus: 4, clock: lateClock }),
    ]);
    server.answer({ 'POST /v1/job-audition-apply/bulk': () => json(200, { moved: [1, 3], stayed: [] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Reply to all overdue' }));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Still deciding' })).checked).toBe(
      true,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send to 2' }));
    await waitFor(() => expect(said()).toEqual(['Sent to 2 applicants!']));
    expect(server.bodiesOf('POST /v1/job-audition-apply/bulk')).toEqual([
      {
        applications: [
          { id: 1, from: 1 },
          { id: 3, from: 4 },
        ],
        still_deciding: true,
        words: expect.stringMatching(/^We’re still deciding/),
      },
    ]);
  });

  it('tells those selected that nothing is decided yet', async () => {
    openReview();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Talent 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Still deciding' }));
    expect(await screen.findByRole('dialog', { name: 'Still deciding on 1 application' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send to 1' })).toBeTruthy();
  });

  it('plays by Space after a decision by mouse, and decides about nobody else', async () => {
    const { server } = openReview('?applicant=1');
    await shown('Talent 1');
    await userEvent.click(screen.getByRole('button', { name: /Audition/ }));
    await shown('Talent 2');
    await userEvent.keyboard(' ');
    expect(screen.getByRole('heading', { level: 2, name: 'Talent 2' })).toBeTruthy();
    expect(document.activeElement?.querySelector('button')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Talent 2 sent no photos or videos.');
    await userEvent.click(screen.getByRole('button', { name: 'Next applicant' }));
    await shown('Talent 3');
    await userEvent.keyboard(' ');
    expect(server.moves(2)).toEqual([{ jobApplyStatus: 2, from: 1 }]);
  });

  it('announces who is shown, and their place', async () => {
    openReview('?applicant=1');
    await shown('Talent 1');
    expect(screen.getByText('Talent 1, 1 of 3').getAttribute('role')).toBe('status');
    await userEvent.keyboard('{ArrowRight}');
    await shown('Talent 2');
    expect(screen.getByText('Talent 2, 2 of 3').getAttribute('role')).toBe('status');
  });

  it('leads back where one came from, also after a filter, and to the job itself', async () => {
    const { router } = openReview('', undefined, { cameFrom: '/app/my-job-postings?status=open' });
    expect((await screen.findByRole('link', { name: 'Edit job' })).getAttribute('href')).toBe(
      '/app/my-job-postings/5',
    );
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), '1');
    await waitFor(() => expect(router.state.location.search).toBe('?status=1'));
    await userEvent.click(await screen.findByRole('link', { name: 'Review Talent 1' }));
    await shown('Talent 1');
    await userEvent.keyboard('g');
    await userEvent.click(await screen.findByRole('link', { name: 'My Job Postings' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/my-job-postings'));
    expect(router.state.location.search).toBe('?status=open');
    expect(router.state.historyAction).toBe('POP');
  });

  it('leads to the applicants of its project where one came from elsewhere', async () => {
    openReview();
    expect((await screen.findByRole('link', { name: 'Monsoon Line' })).getAttribute('href')).toBe(
      '/app/my-projects/3/applicants',
    );
  });

  it('shows who applies meanwhile, also without a project', async () => {
    const { server } = openReview('', undefined, { job: { ...someJob, project_id: null } });
    await screen.findByText('0 of 3 viewed');
    server.add(someApplicant(4));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    act(() => emitLive('job', { job_id: 6 }));
    act(() => emitLive('job', { job_id: 5 }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    expect(await screen.findByText('0 of 4 viewed')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Review Talent 4' })).toBeTruthy();
  });

  it('keeps to itself that an opened applicant could not be marked as viewed, and does it later', async () => {
    const { server } = openReview('?applicant=1', undefined, {
      answers: { 'PATCH /v1/job-audition-apply/1': offline },
    });
    await shown('Talent 1');
    await waitFor(() => expect(server.moves(1)).toHaveLength(1));
    expect(await screen.findByText('0 of 3 viewed')).toBeTruthy();
    expect(said()).toEqual([]);
    server.answer({
      'PATCH /v1/job-audition-apply/1': () => json(200, someApplicant(1, { jobApplyStatus: 2 })),
    });
    act(() => emitLiveConnect());
    await waitFor(() => expect(server.moves(1)).toHaveLength(2));
    act(() => emitLiveConnect());
    await userEvent.keyboard('{ArrowRight}');
    await shown('Talent 2');
    expect(server.moves(1)).toHaveLength(2);
  });

  it('walks on past the loaded page, and leaves nobody out who moved on meanwhile', async () => {
    const { router } = openReview('?status=1&applicant=91', many(120));
    await shown('Talent 91');
    for (let id = 92; id <= 104; id += 1) {
      await userEvent.keyboard('{ArrowRight}');
      await shown(`Talent ${id}`);
    }
    expect(router.state.location.search).toBe('?status=1&applicant=104');
    expect(screen.getByText('104 of 120')).toBeTruthy();
  });

  it('finds the place of who is opened further down', async () => {
    openReview('?applicant=230', many(240));
    await shown('Talent 230');
    expect(await screen.findByText('230 of 240')).toBeTruthy();
  });

  it('answers everyone who matches, loaded or not', async () => {
    const { server } = openReview('', many(240));
    server.answer({ 'POST /v1/job-audition-apply/bulk': () => json(200, { moved: [1], stayed: [] }) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Talent 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reply to all 240' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Not selected' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move 240' }));
    await waitFor(() => expect(server.bodiesOf('POST /v1/job-audition-apply/bulk')).toHaveLength(1));
    const [body] = server.bodiesOf('POST /v1/job-audition-apply/bulk');
    expect(body).toMatchObject({ jobApplyStatus: 8, applications: { length: 240 } });
  });

  it('leads from an applicant to the board at them, to a message and to other shortlists', async () => {
    const { router } = openReview('?applicant=1', [
      someApplicant(1, { character: { id: 9, name: 'The singer' } }),
    ]);
    await shown('Talent 1');
    expect(screen.getByRole('link', { name: 'Message Talent 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unlock contact' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to shortlist' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Board' }));
    expect(router.state.location).toMatchObject({
      pathname: '/app/my-projects/3/board',
      search: '?character=9',
      state: { onBoard: { characterId: 9, userId: 101 } },
    });
  });

  it('says what to expect before anyone has applied', async () => {
    openReview('', []);
    expect(await screen.findByText('No applicants yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy the link to the job' })).toBeTruthy();
  });
});
