import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  jobId,
  sampleDetail,
  sampleGallery,
  sampleJobPage,
} from '../../../features/casting/applying/applying-for-test.ts';
import { json, offline, problem, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { notSent } from '../../../shared/lib/send-later/not-sent.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { Providers } from '../../providers.tsx';
import { Component as ApplyPage } from './job-apply-page.tsx';

const job = `GET /v1/auditions/${jobId}`;
const apply = 'POST /v1/job-audition-apply';

function openPage(answers: Parameters<typeof startFakeServer>[0] = {}, query = '') {
  const server = startFakeServer({
    [job]: () => json(200, sampleJobPage()),
    'GET /v1/image-upload/7': () => json(200, sampleGallery()),
    [apply]: () => json(201, sampleDetail()),
    ...answers,
  });
  const router = createMemoryRouter(
    [
      { path: '/jobs/:id/apply', element: <ApplyPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [`/jobs/${jobId}/apply${query}`] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { server, router };
}

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_id: 7, user_type: 1 })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(async () => {
  await session.end();
  notSent.set(undefined);
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pictures = () =>
  [...screen.getByRole('list', { name: 'Your pictures' }).querySelectorAll('img')].map((image) =>
    image.getAttribute('src'),
  );

describe('applying for a job', () => {
  it('says what is missing, leads there, and sends what was chosen once', async () => {
    const user = userEvent.setup({ delay: null });
    const { server } = openPage();
    await user.click(await screen.findByRole('radio', { name: 'Yashoda' }));
    expect(screen.getByText('38 of 40 dates')).toBeTruthy();
    expect(screen.getByText(/Booked 21–22 Jan/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send for Yashoda' }));
    expect(screen.getByText('Answer this question')).toBeTruthy();
    expect(server.bodiesOf(apply)).toEqual([]);

    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.type(screen.getByLabelText('Your note'), ' I rowed as a child. ');
    await user.click(screen.getByRole('button', { name: 'Send for Yashoda' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sent' })).toBeTruthy();
    expect(server.bodiesOf(apply)).toEqual([
      {
        jobId,
        charcter_id: 9,
        note: 'I rowed as a child.',
        media: [{ gallary_id: 51 }, { gallary_id: 52 }, { gallary_id: 53 }, { gallary_id: 61 }],
        answers: [{ question_id: 41, answer: 'yes' }],
        tell_days: true,
        client_id: expect.any(String),
      },
    ]);
    expect(screen.getByText('usually within 3 days')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my application' }).getAttribute('href')).toBe(
      '/app/openings/my-applications/12',
    );
    // The other role begins with the same pictures and answers.
    await user.click(screen.getByRole('button', { name: 'Apply for Ammulu too' }));
    expect(await screen.findByRole('button', { name: 'Send for Ammulu' })).toBeTruthy();
  });

  it('takes the role of the address, and shows those that cannot be chosen as what they are', async () => {
    const [yashoda, ammulu] = sampleJobPage().for_roles;
    if (!yashoda || !ammulu) throw new Error('The sample has two roles');
    const application = { id: 12, jobApplyStatus: 1, applied_at: '2026-11-14T05:21:00Z' };
    openPage(
      {
        [job]: () =>
          json(200, sampleJobPage({ for_roles: [{ ...yashoda, application, obstacle: 'applied' }, ammulu] })),
      },
      '?role=10',
    );
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Ammulu' })).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yashoda' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'See application' }).getAttribute('href')).toBe(
      '/app/openings/my-applications/12',
    );
  });

  it('opens with the role of the address, whatever an older draft says, and keeps the one chosen since', async () => {
    const user = userEvent.setup({ delay: null });
    openPage();
    await user.click(await screen.findByRole('radio', { name: 'Yashoda' }));
    await user.type(screen.getByLabelText('Your note'), 'By the river');
    cleanup();

    const { router } = openPage({}, '?role=10');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Ammulu' })).checked).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('By the river');
    await user.click(screen.getByRole('radio', { name: 'Yashoda' }));
    expect(router.state.location.search).toBe('?role=9');
  });

  it('asks about dates once a role is chosen, since each has its own', async () => {
    const user = userEvent.setup({ delay: null });
    openPage();
    expect(await screen.findByText('Choose a role to see its dates.')).toBeTruthy();
    expect(screen.queryByText(/Are you available/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Yashoda' }));
    expect(screen.getByText(/Are you available/)).toBeTruthy();
  });

  it('keeps both tapes when a second one is chosen while the first is read', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('This browser cannot play it');
    });
    const [request] = sampleJobPage().media.slice(1);
    if (!request) throw new Error('The sample asks for a tape');
    const media = [request, { ...request, id: 33, label: 'Song' }];
    openPage({ [job]: () => json(200, sampleJobPage({ media })) });
    const inputs = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
      expect(found).toHaveLength(2);
      return found;
    });
    const file = (name: string) => new File(['film'], name, { type: 'video/mp4' });
    const [boat, song] = inputs;
    if (!boat || !song) throw new Error('There is a field for each');
    fireEvent.change(boat, { target: { files: [file('boat.mp4')] } });
    fireEvent.change(song, { target: { files: [file('song.mp4')] } });
    expect(await screen.findByText('boat.mp4')).toBeTruthy();
    expect(await screen.findByText('song.mp4')).toBeTruthy();
  });

  it('orders pictures for this application by pressing them', async () => {
    const user = userEvent.setup({ delay: null });
    openPage();
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    const sheet = within(await screen.findByRole('dialog'));
    const press = (place: number) =>
      user.click(sheet.getByRole('button', { name: new RegExp(`^Photo ${place} of your gallery`) }));
    await press(1);
    await press(4);
    await press(1);
    await user.click(sheet.getByRole('button', { name: 'Use these 4' }));
    expect(pictures()).toEqual(['/p/52-card.webp', '/p/53-card.webp', '/p/54-card.webp', '/p/51-card.webp']);
  });

  it('keeps a draft through a reload, and takes over what another tab writes', async () => {
    const user = userEvent.setup({ delay: null });
    openPage();
    await user.click(await screen.findByRole('radio', { name: 'Yashoda' }));
    await user.type(screen.getByLabelText('Your note'), 'By the river');
    expect(screen.getByText(/^Draft saved/)).toBeTruthy();
    cleanup();

    openPage();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your note')).value).toBe('By the river');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yashoda' }).checked).toBe(true);

    const key = Object.keys(window.localStorage).find((one) => one.includes('/application/')) ?? '';
    const draft = window.localStorage.getItem(key) ?? '';
    window.localStorage.setItem(key, draft.replace('By the river', 'From another tab'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('From another tab');
  });

  it('waits for the connection, sends by itself and once, with the same id', async () => {
    const user = userEvent.setup({ delay: null });
    const { server } = openPage({ [apply]: offline });
    await user.click(await screen.findByRole('radio', { name: 'Yashoda' }));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    setOnline(false);
    await user.click(screen.getByRole('button', { name: 'Send for Yashoda' }));
    expect(await screen.findByText(/^No connection since/)).toBeTruthy();
    expect(screen.getByText('Goes by itself when you’re back online.')).toBeTruthy();
    server.answer({ [apply]: () => json(201, sampleDetail()) });
    setOnline(true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sent' })).toBeTruthy();
    const ids = server.bodiesOf(apply).map((body) => (body as { client_id: string }).client_id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it('cancels what has not left the device: all of it is in the form again', async () => {
    const user = userEvent.setup({ delay: null });
    const { server } = openPage({ [apply]: offline });
    await user.click(await screen.findByRole('radio', { name: 'Yashoda' }));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.type(screen.getByLabelText('Your note'), 'Kept');
    setOnline(false);
    await user.click(screen.getByRole('button', { name: 'Send for Yashoda' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel sending' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your note')).value).toBe('Kept');
    server.answer({ [apply]: () => json(201, sampleDetail()) });
    const before = server.bodiesOf(apply).length;
    setOnline(true);
    expect(server.bodiesOf(apply)).toHaveLength(before);
  });

  it('closed meanwhile: says what happened and keeps what was typed', async () => {
    const user = userEvent.setup({ delay: null });
    openPage({ [apply]: () => problem(409, 'ALREADY_SETTLED') });
    await user.click(await screen.findByRole('radio', { name: 'Yashoda' }));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.type(screen.getByLabelText('Your note'), 'Still here');
    await user.click(screen.getByRole('button', { name: 'Send for Yashoda' }));
    expect(await screen.findByRole('heading', { name: 'This job has closed' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your note')).value).toBe('Still here');
  });

  it('refused is said again when the form is opened again, with everything still there', async () => {
    const user = userEvent.setup({ delay: null });
    openPage({ [apply]: () => problem(409, 'ALREADY_SETTLED') });
    await user.click(await screen.findByRole('radio', { name: 'Yashoda' }));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.type(screen.getByLabelText('Your note'), 'Still here');
    await user.click(screen.getByRole('button', { name: 'Send for Yashoda' }));
    expect(await screen.findByRole('heading', { name: 'This job has closed' })).toBeTruthy();
    cleanup();

    openPage();
    expect(await screen.findByRole('heading', { name: 'This job has closed' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your note')).value).toBe('Still here');
  });

  it('refused while one is elsewhere is said there, with the way back', async () => {
    const user = userEvent.setup({ delay: null });
    const { server, router } = openPage({ [apply]: offline });
    await user.click(await screen.findByRole('radio', { name: 'Yashoda' }));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    setOnline(false);
    await user.click(screen.getByRole('button', { name: 'Send for Yashoda' }));
    await screen.findByText('Goes by itself when you’re back online.');
    await act(() => router.navigate('/find-jobs'));
    server.answer({ [apply]: () => problem(409, 'ALREADY_SETTLED') });
    setOnline(true);
    await waitFor(() =>
      expect(notSent.get()).toEqual({
        text: 'Your application wasn’t sent',
        label: 'See why',
        to: `/jobs/${jobId}/apply?role=9`,
      }),
    );
  });

  it('stays at its Sent page while the job is read anew', async () => {
    const user = userEvent.setup({ delay: null });
    let reads = 0;
    openPage({
      [job]: () => {
        reads += 1;
        return json(200, sampleJobPage({ wanted: reads }));
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Yashoda' }));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Send for Yashoda' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sent' })).toBeTruthy();
    await waitFor(() => expect(reads).toBeGreaterThan(1));
    await act(async () => undefined);
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  it('changes one that was sent, from what was sent', async () => {
    const user = userEvent.setup({ delay: null });
    const { server } = openPage(
      {
        'GET /v1/job-audition-apply/12': () => json(200, sampleDetail()),
        'PATCH /v1/job-audition-apply/12': () => json(200, sampleDetail()),
      },
      '?application=12',
    );
    const note = await screen.findByLabelText<HTMLTextAreaElement>('Your note');
    expect(note.value).toBe('I rowed as a child.');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^Photo 2 of your gallery/ }),
    );
    await user.click(screen.getByRole('button', { name: 'Use this one' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Changes saved' })).toBeTruthy();
    await waitFor(() =>
      expect(server.bodiesOf('PATCH /v1/job-audition-apply/12')).toEqual([
        {
          note: 'I rowed as a child.',
          answers: [{ question_id: 41, answer: 'no' }],
          media: [{ gallary_id: 52 }],
          tell_days: true,
          from: 1,
        },
      ]),
    );
  });
});
