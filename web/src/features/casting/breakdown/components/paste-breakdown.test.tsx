import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { breakdownCast, breakdownLists } from '../../../../../test/breakdown-cast.ts';
import {
  type Answers,
  json,
  offline,
  problem,
  startFakeServer,
} from '../../../../shared/lib/api/fake-server-for-test.ts';
import { createQueryClient } from '../../../../shared/lib/api/query-client.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../../shared/lib/session/session-for-test.ts';
import '../../../../shared/i18n/i18n.ts';
import { listOf, someCharacter, someProject } from '../../character-editor/editor-for-test.tsx';
import { PasteBreakdown } from './paste-breakdown.tsx';

const create = 'POST /v1/recruiter-project-character-library';
const existing = 'GET /v1/recruiter-project-character-library/getAll-Character/3';

const lists = {
  ...breakdownLists,
  languages: breakdownLists.languages.map((one) => ({ ...one, native_name: one.name, iso_code: 'x' })),
  skills: breakdownLists.skills.map((one) => ({ ...one, group: 'Some' })),
};

function open(answers: Answers = {}, there = 0) {
  const server = startFakeServer({
    'GET /v1/get-all-masterData': () => json(200, lists),
    [existing]: () =>
      json(200, listOf(Array.from({ length: there }, (_, at) => someCharacter({ id: at + 1 })))),
    [create]: (body) => json(201, listOf([body])),
    ...answers,
  });
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const router = createMemoryRouter(
    [
      { path: '/', element: <PasteBreakdown userId={8} project={someProject()} isFrozen={false} /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/'] },
  );
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { server, router, view };
}

const paste = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'The breakdown' }), { target: { value: text } });

const three =
  'MEERA (F, 24-32). Sells tickets.\nKALE (M, 45-55). Never raises his voice.\nNANI (F, 65-75). Keeps the chair.';
const rows = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
});
afterEach(async () => {
  cleanup();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a pasted breakdown', () => {
  it('of 40 characters is read and added in one call', async () => {
    const { server, router } = open();
    const table = [
      'Character\tAge\tGender\tNotes',
      ...breakdownCast
        .slice(0, 40)
        .map(({ name, ages, gender, note }) => `${name}\t${ages.join('-')}\t${gender ?? 'Any'}\t${note}`),
    ].join('\n');
    paste(table);
    expect(await screen.findByText('40 characters read, every line understood')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add 40 characters' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/my-projects/3'));
    const [body, ...others] = server.bodiesOf(create);
    expect(others).toEqual([]);
    expect(body).toMatchObject({ project_id: 3, client_id: expect.any(String) });
    expect(body).toHaveProperty('characters.length', 40);
    expect(body).toHaveProperty('characters.0.name', breakdownCast[0]?.name);
    expect(body).toHaveProperty('characters.0.playing_age_min', breakdownCast[0]?.ages[0]);
  });

  it('is mended by hand: renamed, merged, left out', async () => {
    const { server } = open();
    paste(three);
    await screen.findByRole('button', { name: 'Add 3 characters' });
    await userEvent.click(screen.getByRole('button', { name: 'Merge KALE into MEERA' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove NANI' }));
    const [name] = screen.getAllByRole('textbox', { name: 'Name' });
    if (!name) throw new Error('No row is left');
    await userEvent.clear(name);
    await userEvent.type(name, 'Meera K.');
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 character' }));
    await waitFor(() =>
      expect(server.bodiesOf(create)).toEqual([
        expect.objectContaining({
          characters: [
            expect.objectContaining({
              name: 'Meera K.',
              brief: 'Sells tickets.\nKALE\nNever raises his voice.',
            }),
          ],
        }),
      ]),
    );
  });

  it('loses no line: what was not understood can be put into a note', async () => {
    open();
    paste(`${three}\n\nSend profiles to casting@tidewater.test`);
    const add = await screen.findByRole('button', { name: /^Add line 5 to the note of/ });
    expect(screen.getByText('3 characters read, 1 line not understood')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Character for line 5' }), 'MEERA');
    await userEvent.click(add);
    const [note] = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'What talents read' });
    expect(note?.value).toBe('Sells tickets.\nSend profiles to casting@tidewater.test');
    expect(screen.getByText('3 characters read, every line understood')).toBeTruthy();
  });

  it('leads to the row that the server refuses, and keeps everything', async () => {
    open({
      [create]: () =>
        problem(400, 'VALIDATION_FAILED', {
          errors: [{ field: 'characters.1.playing_age_max', message: 'Too old' }],
        }),
    });
    paste(three);
    await userEvent.click(await screen.findByRole('button', { name: 'Add 3 characters' }));
    const row = await screen.findByRole('listitem', { name: 'KALE, from line 2' });
    expect(within(row).getByText('Too old')).toBeTruthy();
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
    expect(rows()).toEqual(['MEERA', 'KALE', 'NANI']);
  });

  it('is kept offline and over a reload, and sent again with the same id', async () => {
    const first = open({ [create]: offline });
    paste(three);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove NANI' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 characters' }));
    expect(await screen.findByText(/You’re offline. Nothing was added/)).toBeTruthy();
    first.view.unmount();
    const { server } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 characters' }));
    await waitFor(() => expect(server.bodiesOf(create)).toHaveLength(1));
    expect(server.bodiesOf(create)).toEqual(first.server.bodiesOf(create));
  });

  it('says how many there is room for', async () => {
    open({}, 58);
    paste(three);
    expect(await screen.findByText('There is room for 2 more characters. Remove 1 here first.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 3 characters' }).disabled).toBe(true);
  });

  it('of more than 2,000 words is read on a button', async () => {
    open();
    paste(`${three}\n${'She waits for the last train of the day.\n'.repeat(260)}`);
    await userEvent.click(await screen.findByRole('button', { name: /^Read 2,\d+ words$/ }));
    expect(await screen.findByRole('button', { name: 'Add 3 characters' })).toBeTruthy();
  });

  it('does not add a name that was emptied', async () => {
    const { server } = open();
    paste(three);
    const [name] = await screen.findAllByRole('textbox', { name: 'Name' });
    if (!name) throw new Error('No row was read');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Add 3 characters' }));
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    expect(server.bodiesOf(create)).toEqual([]);
  });
});
