import type { ActivityEntry } from '@callboard/contract/casting/project-people';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectActivity } from '../../../../shared/i18n/en/project-activity.ts';
import { json, startFakeServer } from '../../../../shared/lib/api/fake-server-for-test.ts';
import { dispatchConnect, dispatchLive } from '../../../../shared/lib/live/live-listeners.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { activity, entry, projectId } from '../project-people-for-test.ts';
import { useProjectLive } from '../use-project-live.ts';
import { ActivityFeed } from './activity-feed.tsx';
import { sentenceOf } from './activity-sentence.tsx';
import { dayWord, groupByDay } from './days.ts';

const character = { id: 4, name: 'Meera' };
const list = `GET ${activity}`;
const page = (results: ActivityEntry[], has_more = false) => json(200, { results, has_more });
const onRemoved = vi.fn();

function Page() {
  useProjectLive(projectId, onRemoved);
  return <ActivityFeed projectId={projectId} />;
}
const show = () =>
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page />
    </QueryClientProvider>,
  );
const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s*\d+:\d\d [ap]m$/, ''));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onRemoved.mockClear();
});

describe('a sentence', () => {
  it.each([
    [entry(1, 'project_opened'), 'Indu Mathew opened the project'],
    [entry(1, 'character_added', { character }), 'Indu Mathew added Meera'],
    [entry(1, 'character_removed', { values: { name: 'Nani' } }), 'Indu Mathew removed Nani'],
    [entry(1, 'characters_added', { values: { count: 1 } }), 'Indu Mathew added 1 character'],
    [entry(1, 'characters_added', { values: { count: 12 } }), 'Indu Mathew added 12 characters'],
    [
      entry(1, 'shortlist_added', { character, values: { name: 'Asha K.', count: 1 } }),
      'Indu Mathew shortlisted Asha K. for Meera',
    ],
    [
      entry(1, 'shortlist_added', { character, values: { count: 3 } }),
      'Indu Mathew shortlisted 3 talents for Meera',
    ],
    [
      entry(1, 'shortlist_removed', { values: { count: 3 } }),
      'Indu Mathew removed talents from several shortlists',
    ],
    [
      entry(1, 'document_version_added', { values: { title: 'Episode 1', version: 2 } }),
      'Indu Mathew added a new version of “Episode 1”',
    ],
    [entry(1, 'person_joined', { values: { role: 'associate' } }), 'Indu Mathew joined as associate'],
    [
      entry(1, 'person_role_changed', { values: { name: 'Arvind Sathe', role: 'viewer' } }),
      'Indu Mathew made Arvind Sathe a viewer',
    ],
    [
      entry(1, 'talent_unlocked', { character, values: { name: 'Asha K.' } }),
      'Indu Mathew unlocked Asha K. for Meera',
    ],
    [entry(1, 'talent_unlocked', { character }), 'Indu Mathew unlocked a performer for Meera'],
    [
      entry(1, 'shortlist_added', { character, values: { count: 1 } }),
      'Indu Mathew shortlisted a performer for Meera',
    ],
    [
      entry(1, 'shortlist_removed', { values: { count: 1 } }),
      'Indu Mathew removed a performer from a character’s shortlist',
    ],
    [entry(1, 'person_removed'), 'Indu Mathew removed a former member from the project'],
    [
      entry(1, 'person_role_changed', { values: { role: 'viewer' } }),
      'Indu Mathew made a former member a viewer',
    ],
    [entry(1, 'project_paused', { actor: null }), 'A former member paused the project'],
    [entry(1, 'something_new'), 'Indu Mathew made a change'],
    [entry(1, 'document_added'), 'Indu Mathew made a change'],
    [
      entry(1, 'person_removed', { values: { name: '<who>Mallory</who> {{actor}}' } }),
      'Indu Mathew removed <who>Mallory</who> {{actor}} from the project',
    ],
  ])('%#', async (one, text) => {
    startFakeServer({ [list]: () => page([one]) });
    show();
    await screen.findByRole('listitem');
    expect(lines()).toEqual([text]);
  });

  it('there is for every kind, and no other key is missing', () => {
    const values = { name: 'A', title: 'B', role: 'viewer', count: 2 };
    const kinds = Object.keys(projectActivity.sentences).map((key) =>
      key.replace(/_(one|other|count_one|count_other|several|all)$/, ''),
    );
    for (const kind of new Set(kinds)) {
      if (kind !== 'other') expect(sentenceOf(entry(1, kind, { character, values }))).toBe(kind);
    }
  });
});

describe('days', () => {
  it('are those of India, in the order of the entries', () => {
    const at = (id: number, happened_at: string) => entry(id, 'project_opened', { happened_at });
    const entries = [
      at(4, '2026-11-15T18:31:00Z'),
      at(3, '2026-11-15T18:29:00Z'),
      at(2, '2026-11-15T02:00:00Z'),
      at(1, '2026-11-10T02:00:00Z'),
    ];
    expect(groupByDay(entries).map(({ day, entries: those }) => [day, those.map(({ id }) => id)])).toEqual([
      ['2026-11-16', [4]],
      ['2026-11-15', [3, 2]],
      ['2026-11-10', [1]],
    ]);
    const now = Date.parse('2026-11-15T18:40:00Z');
    expect(['2026-11-16', '2026-11-15', '2026-11-14'].map((day) => dayWord(day, now))).toEqual([
      'today',
      'yesterday',
      undefined,
    ]);
  });
});

describe('ActivityFeed', () => {
  it('says what will show up where nothing happened', async () => {
    startFakeServer({ [list]: () => page([]) });
    show();
    expect(await screen.findByText(projectActivity.empty)).toBeTruthy();
  });

  it('shows days in words and reads on from the oldest line', async () => {
    const server = startFakeServer({
      [list]: (_, url) =>
        url.searchParams.has('before')
          ? page([entry(1, 'project_created', { happened_at: '2026-11-02T08:15:00Z' })])
          : page(
              [
                entry(3, 'project_opened'),
                entry(2, 'project_paused', { happened_at: '2026-11-15T08:15:00Z' }),
              ],
              true,
            ),
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('2 Nov 2026');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      '2 Nov 2026',
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(server.bodiesOf(list)).toHaveLength(2);
  });

  it('shows what happens meanwhile, and what happened while the connection was lost', async () => {
    const server = startFakeServer({ [list]: () => page([entry(1, 'project_opened')]) });
    show();
    await screen.findByRole('listitem');
    server.answer({ [list]: () => page([entry(2, 'project_paused'), entry(1, 'project_opened')]) });
    act(() => dispatchLive('project', { project_id: projectId + 1 }));
    act(() => dispatchLive('project', { project_id: projectId }));
    await screen.findByText('paused the project', { exact: false });
    server.answer({ [list]: () => page([entry(3, 'project_resumed')]) });
    act(() => dispatchConnect());
    await screen.findByText('resumed the project', { exact: false });
    expect(onRemoved).not.toHaveBeenCalled();
  });

  it('tells the page once the reader is removed, and reads nothing more', async () => {
    const server = startFakeServer({ [list]: () => page([entry(1, 'project_opened')]) });
    show();
    const item = await screen.findByRole('listitem');
    act(() => dispatchLive('project', { project_id: projectId, removed: true }));
    expect(onRemoved).toHaveBeenCalledTimes(1);
    expect(within(item).getByText('1:45 pm')).toBeTruthy();
    expect(server.bodiesOf(list)).toHaveLength(1);
  });
});
