import type { ClosedProject } from '@callboard/contract/casting/project-closing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, json, offline } from '../../../shared/lib/api/fake-server-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { change, person, press, show, startServer } from './closing-for-test.tsx';
import { ClosedOutcome } from './index.ts';

const closedCall = 'GET /v1/recruiter-project/close-auditions-details/5';

afterEach(() => {
  toasts.set([]);
  vi.unstubAllGlobals();
});

describe('ClosedOutcome', () => {
  const closed: ClosedProject = {
    id: 5,
    title: 'Monsoon Line',
    project_type: 'Web series',
    closed_at: '2026-11-16T10:00:00.000Z',
    closed_by: { ...person(8, 'Tara Dutta'), company: 'Lantern Casting' },
    reopen_until: '9999-12-16',
    can_reopen: true,
    characters: [
      { id: 1, name: 'Meera', wanted: 1, cast: [person(11, 'Pallavi R.')] },
      { id: 2, name: 'Wedding guests', wanted: 3, cast: [person(20, 'Vikram S.')] },
      { id: 3, name: 'The boatman', wanted: 1, cast: [] },
    ],
    answered: [
      { key: 'applications', count: 2, words: 'Not this time.' },
      { key: 'weather', count: 1, words: 'Rain.' },
    ],
  };
  const open = (changes: Partial<ClosedProject> = {}, answers: Answers = {}) => {
    const server = startServer({ [closedCall]: () => json(200, { ...closed, ...changes }), ...answers });
    const onReopen = vi.fn();
    show(<ClosedOutcome projectId={5} onReopen={onReopen} />);
    return { server, onReopen };
  };

  it('shows who was cast as what, and what was said to how many', async () => {
    open();
    expect(await screen.findByText('Closed on 16 Nov 2026 by Tara Dutta')).toBeTruthy();
    expect(screen.getByText('1 of 3 cast')).toBeTruthy();
    expect(screen.getByText('Not cast')).toBeTruthy();
    expect(screen.getByText('Not this time.')).toBeTruthy();
    expect(screen.getByText('Waiting for a reply')).toBeTruthy();
    expect(screen.getByText('You can reopen this project until 16 Dec 9999.')).toBeTruthy();
  });

  it('reopens after asking, and says that nobody’s answer is undone', async () => {
    const { server, onReopen } = open({}, { [change]: offline });
    await screen.findByText('Outcome');
    await press('Reopen project');
    const dialog = await screen.findByRole('dialog', { name: 'Reopen Monsoon Line?' });
    expect(within(dialog).getByText(/Everyone who was notified keeps their answer/)).toBeTruthy();
    const reopen = () => userEvent.click(within(dialog).getByRole('button', { name: 'Reopen project' }));
    await reopen();
    expect((await screen.findByRole('alert')).textContent).toContain('The project is still closed.');
    server.answer({ [change]: () => json(200, { id: 5, conflicts: [] }) });
    await reopen();
    await waitFor(() => expect(onReopen).toHaveBeenCalledOnce());
    expect(server.bodiesOf(change)).toEqual([{ status: 'open' }, { status: 'open' }]);
  });

  it.each([
    ['a colleague', { can_reopen: false }, 'The owner can reopen this project until 16 Dec 9999.'],
    [
      'too late',
      { can_reopen: false, reopen_until: '2026-01-02' },
      'This project could be reopened until 2 Jan 2026.',
    ],
  ])('has no way to reopen for %s', async (_who, changes, words) => {
    open(changes);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reopen project' })).toBeNull();
  });

  it('says so when nobody waited', async () => {
    open({ answered: [], closed_by: null });
    expect(await screen.findByText('Nobody was waiting for a reply.')).toBeTruthy();
    expect(screen.getByText('Closed on 16 Nov 2026')).toBeTruthy();
  });
});
