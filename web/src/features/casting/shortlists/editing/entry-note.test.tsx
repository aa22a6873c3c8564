import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, json, startFakeServer } from '../../../../shared/lib/api/fake-server-for-test.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../../shared/lib/session/session-for-test.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { EntryNote } from './entry-note.tsx';
import { PrivateNote } from './private-note.tsx';

const path = '/v1/recruiter-character-shortlists/7';
const notePath = '/v1/talent-notes/31';
const saved = (note: string | null, revision: number, conflicts: readonly object[] = []) => ({
  id: 7,
  charcter_id: 10,
  user_id: 31,
  note,
  rating: null,
  revision,
  added_by: null,
  note_by: null,
  created_at: '2026-11-16T08:00:00Z',
  conflicts,
});

function show(component: React.ReactNode, answers: Answers) {
  const server = startFakeServer(answers);
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {component}
    </QueryClientProvider>,
  );
  return server;
}

beforeEach(() => {
  localStorage.clear();
  session.start(answerOf('h.e30.s', someUser({ user_id: 8, user_type: 2, name: 'Priyanka Hegde' })));
});
afterEach(() => vi.unstubAllGlobals());

describe('a note of the team', () => {
  it('saves when it is left, on the version it was typed on', async () => {
    const server = show(<EntryNote entry={{ id: 7, note: 'Kathak', revision: 4 }} by="Anita Rao" />, {
      [`PATCH ${path}`]: () => json(200, saved('Kathak, trained', 5)),
    });
    expect(screen.getByText('Note by Anita Rao')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Note'), ', trained');
    await userEvent.tab();
    await waitFor(() =>
      expect(server.bodiesOf(`PATCH ${path}`)).toEqual([{ note: 'Kathak, trained', base_revision: 4 }]),
    );
  });

  it('removes a note that was emptied', async () => {
    const server = show(<EntryNote entry={{ id: 7, note: 'Kathak', revision: 4 }} />, {
      [`PATCH ${path}`]: () => json(200, saved(null, 5)),
    });
    await userEvent.clear(screen.getByLabelText('Note'));
    await userEvent.tab();
    await waitFor(() => expect(server.bodiesOf(`PATCH ${path}`)).toEqual([{ note: null, base_revision: 4 }]));
  });

  it('shows theirs after a conflict, keeps mine beside it, and sends mine again when asked', async () => {
    const conflict = { field: 'note', theirs: 'Too tall', by: 'Anita Rao', at: '2026-11-16T08:10:00Z' };
    const server = show(<EntryNote entry={{ id: 7, note: null, revision: 4 }} />, {
      [`PATCH ${path}`]: () => json(200, saved('Too tall', 6, [conflict])),
    });
    await userEvent.type(screen.getByLabelText('Note'), 'Right height');
    await userEvent.tab();
    expect(await screen.findByText(/Anita Rao/)).toBeDefined();
    expect(screen.getByText(/Right height/)).toBeDefined();
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Too tall'));
    server.answer({ [`PATCH ${path}`]: () => json(200, saved('Right height', 7)) });
    const [useMine] = screen.getAllByRole('button');
    if (useMine) await userEvent.click(useMine);
    await waitFor(() =>
      expect(server.bodiesOf(`PATCH ${path}`).at(-1)).toEqual({ note: 'Right height', base_revision: 6 }),
    );
  });
});

describe('a private note', () => {
  it('says that nobody else reads it, and saves', async () => {
    const note = {
      user_id: 31,
      note: null,
      revision: 0,
      updated_at: null,
      not_for: [],
      shortlisted_for: [],
    };
    const server = show(<PrivateNote talent={31} />, {
      [`GET ${notePath}`]: () => json(200, note),
      [`PATCH ${notePath}`]: () => json(200, { ...note, note: 'Late', revision: 1, conflicts: [] }),
    });
    expect(await screen.findByText('No one else can read this, not even your team.')).toBeDefined();
    expect(screen.queryByText('Saved')).toBeNull();
    await userEvent.type(screen.getByLabelText('Your private note'), 'Late');
    await userEvent.tab();
    expect(await screen.findAllByText('Saved')).not.toHaveLength(0);
    await waitFor(() =>
      expect(server.bodiesOf(`PATCH ${notePath}`)).toEqual([{ note: 'Late', base_revision: 0 }]),
    );
  });
});
