import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { someJobRow } from '../../../features/casting/job-postings/job-postings-for-test.ts';
import { json, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { openJobs } from './open-jobs-for-test.tsx';

const user = userEvent.setup({ delay: null });
const list = '/app/my-job-postings';
const change = 'PATCH /v1/auditions/1';

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_type: 2 })));
});
afterEach(async () => {
  await session.end();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
});

const openMenu = async (title: string) =>
  user.click(await screen.findByRole('button', { name: `More actions for ${title}` }));

describe('My Job Postings', () => {
  it('says of each job where it stands, who came, and what is overdue', async () => {
    const recent = [
      { views: 9, applications: 1 },
      { views: 12, applications: 3 },
    ];
    openJobs(list, { jobs: [someJobRow(1, { title: 'The singer', unseen: 4, overdue: 2, recent })] });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('heading', { name: 'The singer' })).toBeTruthy();
    expect(row.getByText('4 new')).toBeTruthy();
    expect(row.getByText('2 replies overdue')).toBeTruthy();
    expect(row.getByText('Open until filled')).toBeTruthy();
    expect(row.getByRole('img', { name: 'Last 14 days: 21 views, 4 applications' })).toBeTruthy();
    expect(row.getByRole('link', { name: 'Applicants of The singer' }).getAttribute('href')).toBe(
      '/app/my-job-postings/1/applicants',
    );
    expect(screen.getByRole('radio', { name: 'Open 1' })).toBeTruthy();
  });

  it('leads on where there is nothing yet', async () => {
    openJobs(list);
    expect(await screen.findByRole('heading', { name: 'No jobs yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Post a job' }).getAttribute('href')).toBe(`${list}/new`);
    expect(screen.getByRole('link', { name: 'Start from a project' }).getAttribute('href')).toBe(
      '/app/my-projects',
    );
  });

  it('asks for those of one project, and posts the next one for it', async () => {
    const { router } = openJobs(list, { jobs: [someJobRow(1)] });
    await screen.findByRole('heading', { name: 'Job 1' });
    await waitFor(() => expect(screen.getByRole('option', { name: 'Monsoon Line' })).toBeTruthy());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Project' }), 'Monsoon Line');
    await waitFor(() => expect(router.state.location.search).toBe('?project=3'));
    expect(screen.getByRole('link', { name: 'Post a job' }).getAttribute('href')).toBe(
      `${list}/new?project=3`,
    );
  });

  it('closes with words that can be changed, and says how many will read them', async () => {
    const { server } = openJobs(list, { jobs: [someJobRow(1, { title: 'The singer' })] });
    server.answer({ [change]: () => problem(503, 'UNAVAILABLE') });
    await openMenu('The singer');
    await user.click(await screen.findByRole('menuitem', { name: 'Close job' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close The singer?' }));
    expect(await dialog.findByText(/This goes to 5 talents/)).toBeTruthy();
    const words = dialog.getByLabelText('What they read');
    await user.clear(words);
    await user.click(dialog.getByRole('button', { name: 'Close job' }));
    expect(dialog.getByText('Write what they read')).toBeTruthy();
    await user.type(words, 'Thank you, all of you.');
    await user.click(dialog.getByRole('button', { name: 'Close job' }));
    expect(await dialog.findByText(/It’s still open, and nobody was notified/)).toBeTruthy();
    expect(server.bodiesOf(change)).toEqual([{ step: 'close', words: 'Thank you, all of you.' }]);
  });

  it('reopens only until a moment in the future', async () => {
    const closed = someJobRow(1, { status: 'closed', steps: ['reopen'], reopen_until: '2099-12-01' });
    const { server } = openJobs(list, { jobs: [closed] });
    server.answer({ [change]: () => json(200, {}) });
    await openMenu('Job 1');
    await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen Job 1' }));
    await user.type(dialog.getByLabelText('Day'), '01/01/2020');
    await user.click(dialog.getByRole('button', { name: 'Reopen job' }));
    expect(dialog.getByText('This moment has passed. Choose a later one.')).toBeTruthy();
    expect(server.bodiesOf(change)).toEqual([]);
    await user.clear(dialog.getByLabelText('Day'));
    await user.type(dialog.getByLabelText('Day'), '01/12/2099');
    await user.click(dialog.getByRole('button', { name: 'Reopen job' }));
    await waitFor(() =>
      expect(server.bodiesOf(change)).toEqual([
        { step: 'reopen', deadline: { at: '2099-12-01T18:29:00.000Z', zone: 'Asia/Kolkata' } },
      ]),
    );
  });

  it('leads to the page that talents read', async () => {
    const { router } = openJobs(list, { jobs: [someJobRow(1)] });
    await openMenu('Job 1');
    await user.click(await screen.findByRole('menuitem', { name: 'Preview' }));
    expect(router.state.location.pathname).toBe(`/jobs/${someJobRow(1).jobUniqueId}`);
    expect(router.state.location.state).toEqual({ cameFrom: list });
  });

  it('changes nothing for viewers and the frozen', async () => {
    session.start(answerOf('t-1', someUser({ user_type: 2, isFreezed: true })));
    openJobs(list, { jobs: [someJobRow(1)] });
    await openMenu('Job 1');
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Open', 'Preview', 'Share link']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post a job' }).disabled).toBe(true);
  });
});
