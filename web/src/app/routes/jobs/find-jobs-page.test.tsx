import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobId, pageOf, someJob, someOwnJob } from '../../../features/casting/job-cards/jobs-for-test.ts';
import { json, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { closeAuthDialog } from '../../../shared/lib/auth-dialog.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf } from '../../../shared/lib/session/session-for-test.ts';
import { countCall, counts, listCall, onScreen, openFindJobs } from './find-jobs-for-test.tsx';

beforeAll(loadSession);
beforeEach(() => onScreen('desktop'));
afterEach(async () => {
  closeAuthDialog();
  await session.end();
  vi.unstubAllGlobals();
});

const row = async () => within(await screen.findByRole('list', { name: 'Jobs found' }));

describe('/find-jobs for a guest', () => {
  it('says of each job who, where, when and for how much, and how many there are of each choice', async () => {
    openFindJobs('/find-jobs');
    const found = await row();
    expect(found.getByRole('link', { name: 'The singer' }).getAttribute('href')).toBe(`/jobs/${jobId(1)}`);
    for (const text of [
      'Female, plays 20–30',
      'Mumbai, Ratnagiri',
      '12 Jan – 20 Mar 2027',
      'Closes 24 Nov',
    ]) {
      expect(found.getByText(text)).toBeTruthy();
    }
    expect(found.getByText('₹ 45,000')).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: 'Web series 9' })).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'Only what fits me' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Best match' })).toBeNull();
  });

  it('applies a choice right away, in the URL, from its first page on', async () => {
    const { router, asked } = openFindJobs('/find-jobs?page=2&sort_id=3');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Paid only 11' }));
    await waitFor(() => expect(router.state.location.search).toBe('?paid=true&sort_id=3'));
    await waitFor(() => expect(asked.at(-1)?.toString()).toBe('paid=true&sort_id=3&page=1'));
    expect(screen.getByRole('list', { name: 'Active filters' }).textContent).toContain('Paid');
  });

  it('says what each filter costs when nothing is found, and removes it', async () => {
    const filterDrops = [
      { group: 'pay', count: 0 },
      { group: 'age', count: 4 },
    ];
    const { router } = openFindJobs('/find-jobs?paid=true&min_age=60', {
      [listCall]: () => json(200, pageOf([], 0)),
      [countCall]: () => json(200, { ...counts, count: 0, filterDrops }),
    });
    expect(await screen.findByText('Without ‘Plays 60 and up’: 4 jobs.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove ‘Plays 60 and up’' }));
    await waitFor(() => expect(router.state.location.search).toBe('?paid=true'));
  });

  it('leads from Apply to the job, where the sign-in popup opens', async () => {
    const { router } = openFindJobs('/find-jobs');
    await userEvent.click((await row()).getByRole('link', { name: 'Apply for The singer' }));
    expect(router.state.location.pathname).toBe(`/jobs/${jobId(1)}`);
  });

  it('keeps the list where it is when they sign in, not to be clicked until their own is there', async () => {
    const own: { release: () => void } = { release: () => undefined };
    openFindJobs('/find-jobs', {
      [listCall]: (_body, url) =>
        url.searchParams.get('sort_id') === '2'
          ? json(200, pageOf([someJob()]))
          : new Promise((resolve) => {
              own.release = () => resolve(json(200, pageOf([someOwnJob()])));
            }),
    });
    const link = (await row()).getByRole('link', { name: 'The singer' });
    expect(link.closest('[inert]')).toBeNull();
    act(() => session.start(answerOf('t-1')));
    await waitFor(() => expect(link.closest('[inert]')).toBeTruthy());
    own.release();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'The singer' }).closest('[inert]')).toBeNull(),
    );
  });
});

describe('/find-jobs/{searchParam}', () => {
  const address = {
    searchParam: 'mumbai-film',
    city: { id: 1, name: 'Mumbai' },
    project_type: { id: 1, name: 'Film' },
    gender: null,
    audition_kind: null,
    remote: false,
  };

  it('has a title of its own, and leaves the readable URL with the first other filter', async () => {
    const { router, asked } = openFindJobs('/find-jobs/mumbai-film', {
      'GET /v1/auditions/address/mumbai-film': () => json(200, address),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Film jobs in Mumbai' })).toBeTruthy();
    await waitFor(() => expect(asked[0]?.toString()).toBe('location_id=1&project_id=1&sort_id=2&page=1'));
    expect(await screen.findByRole('link', { name: 'Page 2' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Film' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/find-jobs'));
    expect(router.state.location.search).toBe('?location_id=1');
  });

  it('stays the same page with the first filter: focus, typed text and rows are kept', async () => {
    const never = new Promise<Response>(() => undefined);
    const { router } = openFindJobs('/find-jobs/mumbai-film', {
      'GET /v1/auditions/address/mumbai-film': () => json(200, address),
      [listCall]: (_body, url) => (url.searchParams.has('text') ? never : json(200, pageOf([someJob()], 12))),
    });
    await row();
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Role, project or recruiter' });
    await userEvent.type(box, 'sin');
    await waitFor(() => expect(router.state.location.search).toBe('?location_id=1&project_id=1&text=sin'));
    expect(router.state.location.pathname).toBe('/find-jobs');
    await userEvent.keyboard('ger');
    expect(document.activeElement).toBe(box);
    expect(box.value).toBe('singer');
    expect(screen.getByRole('link', { name: 'The singer' })).toBeTruthy();
    const paid = await screen.findByRole('checkbox', { name: 'Paid only 11' });
    await userEvent.click(paid);
    await waitFor(() => expect(router.state.location.search).toContain('paid=true'));
    expect(document.activeElement).toBe(paid);
  });

  it('that means nothing is a page that says so', async () => {
    openFindJobs('/find-jobs/nonsense', {
      'GET /v1/auditions/address/nonsense': () => problem(404, 'NOT_FOUND'),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/find-jobs');
  });
});

describe('/find-jobs for a talent', () => {
  beforeEach(() => session.start(answerOf('t-1')));

  it('says how each job fits, what is missing and where an application stands', async () => {
    const jobs = [
      someOwnJob(),
      someOwnJob({
        jobUniqueId: jobId(2),
        title: 'Chef Bernard',
        match: { percent: 41, fits: false, missing: 'Language: Konkani' },
      }),
      someOwnJob({ jobUniqueId: jobId(3), title: 'Two sisters', jobApplyStatus: 3, application_id: 8 }),
    ];
    const { router, asked } = openFindJobs('/find-jobs', {
      [listCall]: (_body, url) => {
        asked.push(url.searchParams);
        return json(200, pageOf(jobs));
      },
      [countCall]: () => json(200, { ...counts, fits_me: 2, when_available: 1 }),
    });
    const found = await row();
    expect(found.getAllByRole('listitem').some((item) => item.textContent?.includes('91% match'))).toBe(true);
    expect(found.getByText('Not a full match. Language: Konkani')).toBeTruthy();
    // Not where one applied.
    expect(found.getAllByText('Fits you')).toHaveLength(1);
    expect(found.getByText('Shortlisted')).toBeTruthy();
    expect(found.getByRole('link', { name: 'See application for Two sisters' }).getAttribute('href')).toBe(
      '/app/openings/my-applications/8',
    );
    expect(await screen.findByText('3 jobs, 2 fit you')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Only what fits me' }));
    await waitFor(() => expect(router.state.location.search).toBe('?fits_me=true'));
    await waitFor(() => expect(asked.at(-1)?.get('fits_me')).toBe('true'));
  });

  it('says so when no job is saved, and leads back to all jobs or to closed ones', async () => {
    const { router } = openFindJobs('/find-jobs', { [listCall]: () => json(200, pageOf([], 0)) });
    expect(await screen.findByText('No open jobs yet')).toBeTruthy();
    await userEvent.click(await screen.findByRole('switch', { name: 'Only my saved jobs' }));
    expect(await screen.findByRole('heading', { name: 'No saved jobs' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show closed jobs too' }));
    await waitFor(() => expect(router.state.location.search).toBe('?activeJobs=false&saved=true'));
    expect(await screen.findByText('Jobs you save will show up here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show closed jobs too' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all jobs' }));
    await waitFor(() => expect(router.state.location.search).toBe('?activeJobs=false'));
  });

  it('leads from filters that no saved job matches to all jobs', async () => {
    const { router } = openFindJobs('/find-jobs?saved=true&paid=true', {
      [listCall]: () => json(200, pageOf([], 0)),
      [countCall]: () => json(200, { ...counts, count: 0, filterDrops: [{ group: 'pay', count: 0 }] }),
    });
    expect(await screen.findByText('None of your saved jobs match these filters.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search all jobs, not only saved ones' }));
    await waitFor(() => expect(router.state.location.search).toBe('?paid=true'));
  });

  it('begins with what fits, and keeps another order that is chosen', async () => {
    const { router, asked } = openFindJobs('/find-jobs', {
      [listCall]: (_body, url) => {
        asked.push(url.searchParams);
        return json(200, pageOf([someOwnJob()]));
      },
    });
    const best = await screen.findByRole<HTMLInputElement>('radio', { name: 'Best match' });
    expect(best.checked).toBe(true);
    await row();
    expect(asked.map((query) => query.get('sort_id'))).toEqual(['1']);
    await userEvent.click(screen.getByRole('radio', { name: 'Newest' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort_id=2'));
    await waitFor(() => expect(asked.at(-1)?.get('sort_id')).toBe('2'));
  });
});
