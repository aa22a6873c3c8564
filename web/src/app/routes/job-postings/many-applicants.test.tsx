import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../../shared/lib/api/fake-server-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { jobPath, lateClock, openReview, someApplicant } from './review-for-test.tsx';

const shown = (name: string) => screen.findByRole('heading', { level: 2, name });
const said = () => toasts.get().map(({ text }) => text);
const many = (count: number) => Array.from({ length: count }, (_, at) => someApplicant(at + 1));

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

  it('leads back where one came from, also after a filter, and to the job itself', async () => {
    const { router } = openReview('', undefined, { cameFrom: '/app/my-job-postings?status=open' });
    expect((await screen.findByRole('link', { name: 'Edit job' })).getAttribute('href')).toBe(
      '/app/my-job-postings/5',
    );
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), '1');
    await waitFor(() => expect(router.state.location.search).toBe('?status=1'));
    await userEvent.click(await screen.findByRole('link', { name: /^Review Talent 1\./ }));
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
});
