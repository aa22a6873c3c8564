import type { TeamDocument } from '@callboard/contract/casting/project-documents';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  json,
  noContent,
  offline,
  problem,
  startFakeServer,
} from '../../../shared/lib/api/fake-server-for-test.ts';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { DocumentsSection } from './documents-section.tsx';
import { SharedDocuments } from './shared-documents.tsx';

const at = '2026-11-16T13:15:00.000Z';
const version = {
  number: 1,
  file_name: 'a.pdf',
  content_type: 'application/pdf',
  bytes: 2048,
  note: null,
  added_at: at,
};
const script: TeamDocument = {
  id: 4,
  project_id: 3,
  kind: 'script',
  title: 'Episodes 1 and 2',
  character: null,
  audience: 'shared',
  added_by: null,
  versions: [
    { ...version, number: 2, note: 'Scene 4 is new', added_by: 'Indu Mathew' },
    { ...version, added_by: 'Indu Mathew' },
  ],
  openings: [
    { user_id: 9, name: 'Meera S.', image: null, is_talent: true, version: 2, at },
    { user_id: 8, name: 'Indu Mathew', image: null, is_talent: false, version: 1, at },
  ],
};
const plan: TeamDocument = {
  ...script,
  id: 5,
  kind: 'other',
  title: 'Shoot plan',
  audience: 'team',
  character: { id: 7, name: 'Nani' },
  versions: [{ ...version, content_type: 'text/plain', added_by: null }],
  openings: [],
};
const list = 'GET /v1/recruiter-project/getdocuments/3';
const documents =
  (...results: readonly object[]) =>
  () =>
    json(200, { results });

function show({ canEdit = true, isTalent = false } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderForTest(
    <QueryClientProvider client={client}>
      {isTalent ? (
        <SharedDocuments projectId={3} />
      ) : (
        <DocumentsSection projectId={3} characters={[{ id: 7, name: 'Nani' }]} canEdit={canEdit} />
      )}
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('li');
  if (!row) throw new Error(`${title} is in no row`);
  return within(row);
};
const choose = async (user: ReturnType<typeof userEvent.setup>, title: string, action: string) => {
  await user.click((await rowOf(title)).getByRole('button', { name: `More for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toasts.set([]);
});

it('lists documents with what they are, for whom, and who opened them and when', async () => {
  startFakeServer({ [list]: documents(script, plan) });
  const user = show();
  const row = await rowOf('Episodes 1 and 2');
  row.getByText('Script, version 2, 16 Nov 2026. Scene 4 is new');
  row.getByText('Everyone it’s shared with');
  (await rowOf('Shoot plan')).getByText('The team, for Nani');
  (await rowOf('Shoot plan')).getByText('Not opened yet');
  screen.getByText('2 documents');
  await user.click(row.getByRole('button', { name: /^2 people/ }));
  const openings = await screen.findByRole('dialog', { name: 'Who opened Episodes 1 and 2' });
  within(openings).getByText('Meera S.');
  within(openings).getByText('16 Nov 2026, 6:45 pm, version 2');
  within(openings).getByText('Indu Mathew (team)');
});

it('opens the newest version, and older ones from their list', async () => {
  const server = startFakeServer({
    [list]: documents(script),
    'GET /v1/documentupload/4': (_body, url) =>
      json(200, { file_url: `/files/${url.searchParams.get('version')}.pdf` }),
  });
  const tab = { opener: null, location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Open Episodes 1 and 2' }));
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenLastCalledWith(expect.stringMatching(/\/files\/2\.pdf$/)),
  );
  await user.click(screen.getByRole('button', { name: '1 older version' }));
  await user.click(screen.getByRole('button', { name: 'Open version 1 of Episodes 1 and 2' }));
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenLastCalledWith(expect.stringMatching(/\/files\/1\.pdf$/)),
  );
  await waitFor(() => expect(server.bodiesOf(list).length).toBeGreaterThan(1));
});

it('says why a document could not be opened', async () => {
  const detail = 'We couldn’t add your name to this PDF, so it can’t be opened.';
  startFakeServer({
    [list]: documents(script),
    'GET /v1/documentupload/4': () => problem(409, 'CONFLICT', { detail }),
  });
  const close = vi.fn();
  vi.stubGlobal('open', () => ({ opener: null, location: {}, close }));
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Open Episodes 1 and 2' }));
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([detail.replace(/\.$/, '!')]));
  expect(close).toHaveBeenCalledOnce();
});

it('changes title, type, readers and character', async () => {
  const server = startFakeServer({
    [list]: documents(plan),
    'PATCH /v1/documentupload/5': () => json(200, plan),
  });
  const user = show();
  await choose(user, 'Shoot plan', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Shoot plan' }));
  await user.clear(dialog.getByLabelText('Title'));
  await user.click(dialog.getByRole('button', { name: 'Save document' }));
  await dialog.findByText('Enter a title');
  await user.type(dialog.getByLabelText('Title'), 'Nani, window');
  await user.click(dialog.getByLabelText('Sides'));
  await user.click(dialog.getByLabelText('The team and talents it’s shared with'));
  dialog.getByText('Talents get PDFs with their name on every page.');
  await user.selectOptions(dialog.getByLabelText('Character'), 'Every character');
  await user.click(dialog.getByRole('button', { name: 'Save document' }));
  await waitFor(() =>
    expect(server.bodiesOf('PATCH /v1/documentupload/5')).toEqual([
      { title: 'Nani, window', kind: 'sides', audience: 'shared', character_id: null },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('deletes a document by its name, and says when that failed', async () => {
  const server = startFakeServer({ [list]: documents(script), 'DELETE /v1/documentupload': offline });
  const user = show();
  await choose(user, 'Episodes 1 and 2', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Episodes 1 and 2?' }));
  dialog.getByText(/All 2 versions will be deleted/);
  await user.click(dialog.getByRole('button', { name: 'Delete document' }));
  await dialog.findByText('Couldn’t delete Episodes 1 and 2. It’s still there. Try again.');
  server.answer({ 'DELETE /v1/documentupload': noContent, [list]: documents() });
  await user.click(dialog.getByRole('button', { name: 'Delete document' }));
  await screen.findByText('No documents yet');
  expect(server.bodiesOf('DELETE /v1/documentupload')).toEqual([{ id: 4 }, { id: 4 }]);
});

it('names files that are not added, and shows the progress of those that are', async () => {
  startFakeServer({ [list]: documents(script) });
  show();
  await screen.findByText('Episodes 1 and 2');
  const section = screen.getByRole('region', { name: 'Documents' });
  const files = [new File(['x'], 'film.mp4'), new File(['x'], 'Nani sides.pdf')];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.drop(section, { dataTransfer: { types: ['Files'], files } });
  await screen.findByText('film.mp4: Choose a PDF, a picture, an office file or plain text');
  const uploads = within(screen.getByRole('list', { name: 'Uploads' }));
  uploads.getByText('Nani sides.pdf');
  uploads.getByText('Waiting');
  uploads.getByRole('progressbar', { name: 'Uploading Nani sides.pdf' });
  fireEvent.click(uploads.getByRole('button', { name: 'Pause Nani sides.pdf' }));
  uploads.getByText('Paused at 0%');
  fireEvent.click(uploads.getByRole('button', { name: 'Cancel upload of Nani sides.pdf' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(/film\.mp4/)).toBeNull();
});

it('a viewer reads and changes nothing', async () => {
  startFakeServer({ [list]: documents(script) });
  show({ canEdit: false });
  const row = await rowOf('Episodes 1 and 2');
  row.getByRole('button', { name: 'Open Episodes 1 and 2' });
  expect(row.queryByRole('button', { name: /^More for/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add documents' })).toBeNull();
  fireEvent.drop(screen.getByRole('region', { name: 'Documents' }), {
    dataTransfer: { types: ['Files'], files: [new File(['x'], 'a.pdf')] },
  });
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

it('says what will be there while there is none, and why it is not loaded', async () => {
  const server = startFakeServer({ [list]: offline });
  const user = show();
  await screen.findByText('Couldn’t load the documents');
  server.answer({ [list]: documents() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No documents yet');
});

it('shows the first of two hundred, and all when asked', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    ...script,
    id: index + 1,
    title: `Scene ${index + 1}`,
  }));
  startFakeServer({ [list]: documents(...many) });
  show();
  await screen.findByText('Scene 30');
  expect(screen.queryByText('Scene 31')).toBeNull();
  // By its text: looking through the roles of all these rows takes long.
  fireEvent.click(screen.getByText('Show all 200'));
  screen.getByText('Scene 200');
});

it('talents see what they were sent, and what is new to them', async () => {
  const { audience: _audience, added_by: _by, openings: _openings, ...shared } = script;
  const sent = {
    ...shared,
    versions: [{ ...version, number: 2, added_at: '2026-11-18T09:00:00.000Z' }, version],
  };
  startFakeServer({
    [list]: documents(
      { ...sent, opened_at: null },
      { ...sent, id: 6, title: 'Sides', opened_at: at },
      { ...sent, id: 7, title: 'Release', opened_at: '2026-11-18T10:00:00.000Z' },
    ),
  });
  const user = show({ isTalent: true });
  (await rowOf('Episodes 1 and 2')).getByText('Not opened yet');
  (await rowOf('Sides')).getByText('New version');
  (await rowOf('Release')).getByText('Opened 18 Nov 2026, 3:30 pm');
  await user.click((await rowOf('Release')).getByRole('button', { name: '1 older version' }));
  (await rowOf('Release')).getByRole('button', { name: 'Open version 1 of Release' });
});
