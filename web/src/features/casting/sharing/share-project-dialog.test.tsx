import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import ShareProjectDialog, { type ShareProjectDialogProps } from './share-project-dialog.tsx';

const send = 'POST /v1/share-project-details/createshareproject';
const library = 'GET /v1/recruiter-project-character-library/get-all';
const asked = 'GET /v1/share-project-details';

const ownCharacter = (id: number, change: object = {}) => ({
  id,
  name: `Character ${id}`,
  project_id: 3,
  project_title: 'Monsoon Line',
  project_type: 'Web series',
  status: 'casting',
  filters: {},
  shoot_starts_on: null,
  shoot_ends_on: null,
  shortlisted: 0,
  role: 'owner',
  ...change,
});
const listOf = (results: object[]) => ({
  results,
  page: 1,
  limit: 100,
  totalPages: 1,
  totalResults: results.length,
});

const preview = {
  project_id: 3,
  title: 'Monsoon Line',
  project_type: 'Web series',
  production_house: null,
  director: null,
  synopsis: null,
  usage: null,
  is_union: null,
  fee_min_paise: null,
  fee_max_paise: null,
  fee_per: null,
  cities: ['Mumbai'],
  languages: [],
  shoot_starts_on: null,
  shoot_ends_on: null,
  auditions_start_on: null,
  auditions_end_on: null,
  cast_by: null,
  is_open: true,
  recruiter: { user_id: 8, userUniqueId: 'u-8', name: 'Rohan Shah', company: 'Tidewater', image: null },
  character: {
    id: 9,
    name: 'Character 9',
    brief: 'She sings.',
    gender: null,
    playing_age_min: null,
    playing_age_max: null,
    weight: 'lead',
    fee_paise: null,
    fee_per: null,
    work_days: null,
    works_from: null,
    works_to: null,
    disclosures: [],
  },
  documents: ['Sides'],
};

const people = [
  { user_id: 1, name: 'Pallavi Reddy', image: null },
  { user_id: 2, name: 'Kabir Rao', image: null },
  { user_id: 3, name: 'Asha Nair', image: null },
];

function openDialog(
  answers: Parameters<typeof startFakeServer>[0] = {},
  change: Partial<ShareProjectDialogProps> = {},
) {
  const server = startFakeServer({
    [library]: () => json(200, listOf([ownCharacter(9), ownCharacter(10)])),
    [asked]: () => json(200, listOf([])),
    'GET /v1/share-project-details/get-details/recruiter-character-project-Id': () => json(200, preview),
    [send]: () => json(201, listOf([{ is_new: true }, { is_new: true }])),
    ...answers,
  });
  const onSent = vi.fn();
  const onClose = vi.fn();
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShareProjectDialog
        project={{ id: 3, title: 'Monsoon Line' }}
        character={{ id: 9, name: 'Character 9' }}
        talents={people}
        onClose={onClose}
        onSent={onSent}
        {...change}
      />
    </QueryClientProvider>,
  );
  return { server, onSent, onClose };
}

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  window.localStorage.clear();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sharing a project', () => {
  it('shows what they will read, leaves out whom one removes, and is sent once', async () => {
    const { server, onSent, onClose } = openDialog();
    expect(await screen.findByText('She sings.')).toBeTruthy();
    expect(screen.getByText('1 document: Sides')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out Kabir Rao' }));
    const button = await screen.findByRole('button', { name: 'Share with 2 talents' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.bodiesOf(send)).toEqual([
      {
        project_id: 3,
        charcter_id: 9,
        user_id: [1, 3],
        message: 'Hi, I’m casting Character 9 in Monsoon Line and thought of you. Would you be interested?',
      },
    ]);
  });

  it('says who was asked already, and leaves them out', async () => {
    const share = (user_id: number) => ({ user_id, status: 'read', talent: {} });
    openDialog({ [asked]: () => json(200, listOf([share(2)])) });
    expect(await screen.findByText(/Kabir Rao was asked about Character 9 already/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Share with 2 talents' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave out Kabir Rao' })).toBeNull();
  });

  it('names who was refused, keeps the words, and goes on without them', async () => {
    const { server } = openDialog({
      [send]: () =>
        problem(400, 'VALIDATION_FAILED', {
          errors: [{ field: 'user_id.1', message: 'This profile is frozen' }],
        }),
    });
    const message = await screen.findByLabelText<HTMLTextAreaElement>('Message');
    await userEvent.clear(message);
    await userEvent.type(message, 'Read it, please');
    await userEvent.click(await screen.findByRole('button', { name: 'Share with 3 talents' }));
    expect(
      await screen.findByText('Kabir Rao can’t be asked: this profile is frozen. Nothing was sent.'),
    ).toBeTruthy();
    expect(message.value).toBe('Read it, please');
    await userEvent.click(screen.getByRole('button', { name: 'Leave them out' }));
    server.answer({ [send]: () => json(201, listOf([{ is_new: true }])) });
    await userEvent.click(screen.getByRole('button', { name: 'Share with 2 talents' }));
    await waitFor(() => expect(server.bodiesOf(send)).toHaveLength(2));
    expect(server.bodiesOf(send).at(-1)).toMatchObject({ user_id: [1, 3], message: 'Read it, please' });
  });

  it('asks for the character where there are several, of any project one may share', async () => {
    openDialog(
      {
        [library]: () =>
          json(
            200,
            listOf([
              ownCharacter(9),
              ownCharacter(12, { project_id: 4, project_title: 'Ward Six' }),
              ownCharacter(13, { role: 'viewer' }),
              ownCharacter(14, { status: 'cast' }),
            ]),
          ),
      },
      { project: undefined, character: undefined, talents: people.slice(0, 1) },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Share project' }));
    const choice = await dialog.findByLabelText('Character');
    await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(3));
    expect(dialog.getByRole('button', { name: 'Share with 1 talent' })).toHaveProperty('disabled', true);
    await userEvent.selectOptions(choice, '12');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Message').value).toContain('Ward Six');
  });

  it('leads to a new project where there is none to share', async () => {
    openDialog(
      { [library]: () => json(200, listOf([])) },
      { project: undefined, character: undefined, talents: people.slice(0, 1) },
    );
    expect(await screen.findByRole('link', { name: 'New project' })).toBeTruthy();
  });
});
