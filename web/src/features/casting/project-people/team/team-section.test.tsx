import type { ProjectRole } from '@callboard/contract/casting/project-values';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  json,
  noContent,
  problem,
  startFakeServer,
} from '../../../../shared/lib/api/fake-server-for-test.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { toasts } from '../../../../shared/ui/toast/toast.ts';
import { arvind, indu, owner, people, projectId, signInRecruiter } from '../project-people-for-test.ts';
import { TeamSection } from './team-section.tsx';

const invitation = {
  id: 31,
  role: 'viewer',
  unlock_limit: 0,
  email: 'kunal@callboard.test',
  created_at: '2026-11-16T08:00:00Z',
  expires_at: '2026-11-23T08:00:00Z',
};
const team = { people: [owner, indu, arvind], invitations: [invitation] };
const lastToast = () => toasts.get().at(-1)?.text;

function show(answers: Answers = {}, change: { role?: ProjectRole; status?: 'open' | 'closed' } = {}) {
  const server = startFakeServer({ [`GET ${people}`]: () => json(200, team), ...answers });
  const project = {
    id: projectId,
    title: 'Monsoon Line',
    status: 'open' as const,
    role: 'owner' as const,
    ...change,
  };
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TeamSection project={project} />
    </QueryClientProvider>,
  );
  return server;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (person: string, action: string) => {
  await press(`Options for ${person}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => signInRecruiter());
afterEach(async () => {
  toasts.set([]);
  vi.stubGlobal('fetch', () => Promise.resolve(noContent()));
  await session.end();
  vi.unstubAllGlobals();
});

describe('TeamSection', () => {
  it('lists everyone with their role in words, the reader marked', async () => {
    show();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PHPriyanka HegdeOwner. Closing, money and peopleYou',
      'IMIndu MathewAssociate. 2 of 5 credits used',
      'ASArvind SatheViewer. Reads and comments',
      'Invite a colleagueBy email or link. You can withdraw it any time.',
    ]);
    expect(screen.queryByRole('button', { name: 'Options for Priyanka Hegde' })).toBeNull();
  });

  it('lets a colleague only leave, and nobody be invited to a closed project', async () => {
    signInRecruiter({ user_id: 9, name: 'Indu Mathew' });
    const url = `DELETE ${people}/9`;
    const server = show({ [url]: noContent }, { role: 'associate' });
    await screen.findByText('Indu Mathew');
    expect(screen.queryByText('Invite a colleague')).toBeNull();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Options for Indu Mathew',
    ]);
    await choose('Indu Mathew', 'Leave project');
    expect((await dialog()).getByRole('heading', { name: 'Leave “Monsoon Line”?' })).toBeTruthy();
    await press('Leave project');
    await waitFor(() => expect(lastToast()).toBe('You left “Monsoon Line”!'));
    expect(server.bodiesOf(url)).toHaveLength(1);
  });

  it('invites nobody to a closed project, and changes nothing while frozen', async () => {
    signInRecruiter({ isFreezed: true });
    show({}, { status: 'closed' });
    await screen.findByText('Indu Mathew');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('removes someone after asking, and says so when it failed', async () => {
    const url = `DELETE ${people}/10`;
    const server = show({ [url]: () => problem(500, 'INTERNAL') });
    await choose('Arvind Sathe', 'Remove from project');
    await press('Remove Arvind Sathe');
    expect(await screen.findByText('Couldn’t remove Arvind Sathe.', { exact: false })).toBeTruthy();
    server.answer({ [url]: noContent });
    await press('Remove Arvind Sathe');
    await waitFor(() => expect(lastToast()).toBe('Arvind Sathe removed from the project!'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes the role and the credits', async () => {
    const url = `PATCH ${people}/10`;
    const server = show({ [url]: () => json(200, { ...arvind, role: 'associate', unlock_limit: 7 }) });
    await choose('Arvind Sathe', 'Change role and credits');
    expect((await dialog()).queryByLabelText('Credits they can spend')).toBeNull();
    await userEvent.click(screen.getByLabelText('Associate'));
    const credits = screen.getByLabelText('Credits they can spend');
    await userEvent.clear(credits);
    await userEvent.type(credits, 'many');
    await press('Save changes');
    expect(await screen.findByText('Enter a number from 0 to 10,000')).toBeTruthy();
    expect(server.bodiesOf(url)).toEqual([]);
    await userEvent.clear(credits);
    await userEvent.type(credits, '7');
    await press('Save changes');
    await waitFor(() => expect(lastToast()).toBe('Changes saved!'));
    expect(server.bodiesOf(url)).toEqual([{ role: 'associate', unlock_limit: 7 }]);
  });
});

describe('InviteDialog', () => {
  const url = `POST ${people}`;

  it('invites by email, once there is one', async () => {
    const server = show({
      [url]: () => json(201, { ...invitation, id: 32, email: 'tara@callboard.test', url: null }),
    });
    await press('Invite a colleague By email or link. You can withdraw it any time.');
    await press('Send invitation');
    expect(await screen.findByText('Enter an email like name@example.com')).toBeTruthy();
    expect(server.bodiesOf(url)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Email'), 'tara@callboard.test');
    await userEvent.click(screen.getByLabelText('Viewer'));
    expect(screen.getByText('Can read everything on the project and comment.')).toBeTruthy();
    await press('Send invitation');
    await waitFor(() => expect(lastToast()).toBe('Invitation sent to tara@callboard.test!'));
    expect(server.bodiesOf(url)).toEqual([{ role: 'viewer', email: 'tara@callboard.test', unlock_limit: 0 }]);
  });

  it('makes a link, shows it once and copies it', async () => {
    const link = 'https://callboard.test/app/my-projects/join/abc';
    const server = show({ [url]: () => json(201, { ...invitation, email: null, url: link }) });
    await press('Invite a colleague By email or link. You can withdraw it any time.');
    await userEvent.type(await screen.findByLabelText('Email'), 'half an addr');
    await userEvent.click(screen.getByLabelText('With a link'));
    expect(screen.queryByLabelText('Email')).toBeNull();
    await press('Create link');
    expect(await screen.findByDisplayValue(link)).toBeTruthy();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press('Copy link');
    expect(writeText).toHaveBeenCalledWith(link);
    await waitFor(() => expect(lastToast()).toBe('Link copied!'));
    expect(server.bodiesOf(url)).toEqual([{ role: 'associate', unlock_limit: 0 }]);
  });

  it.each([
    [409, 'CONFLICT', 'You can add up to 30 people, open invitations included. Remove someone first.'],
    [429, 'RATE_LIMITED', 'Too many invitations. Try again in an hour.'],
  ])('keeps what was typed after %i', async (status, code, text) => {
    show({ [url]: () => problem(status, code) });
    await press('Invite a colleague By email or link. You can withdraw it any time.');
    await userEvent.type(await screen.findByLabelText('Email'), 'tara@callboard.test');
    await press('Send invitation');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByDisplayValue('tara@callboard.test')).toBeTruthy();
  });

  it('lists open invitations and withdraws them', async () => {
    const withdraw = `DELETE ${people}/invitations/31`;
    const server = show({ [withdraw]: noContent });
    await press('Invite a colleague By email or link. You can withdraw it any time.');
    const list = await dialog();
    expect(list.getByText('kunal@callboard.test')).toBeTruthy();
    expect(list.getByText('Viewer, until 23 Nov 2026')).toBeTruthy();
    server.answer({ [`GET ${people}`]: () => json(200, { ...team, invitations: [] }) });
    await press('Withdraw the invitation for kunal@callboard.test');
    await waitFor(() => expect(screen.queryByText('kunal@callboard.test')).toBeNull());
    expect(lastToast()).toBe('Invitation withdrawn!');
  });
});
