import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, offline } from '../../../shared/lib/api/fake-server-for-test.ts';
import { emitLive, emitLiveConnect } from '../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { jobPath, openReview, someApplicant, someJob } from './review-for-test.tsx';

const shown = (name: string) => screen.findByRole('heading', { level: 2, name });
const said = () => toasts.get().map(({ text }) => text);
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
    expect(await screen.findByRole('link', { name: /^Review Talent 4\./ })).toBeTruthy();
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

  it('says what to expect before anyone has applied', async () => {
    openReview('', []);
    expect(await screen.findByText('No applicants yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy the link to the job' })).toBeTruthy();
  });
});
