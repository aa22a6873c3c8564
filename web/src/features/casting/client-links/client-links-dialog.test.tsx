import type { ClientLink } from '@callboard/contract/casting/client-links';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  json,
  noContent,
  offline,
  problem,
  startFakeServer,
} from '../../../shared/lib/api/fake-server-for-test.ts';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { signInRecruiter } from '../project-people/project-people-for-test.ts';
import ClientLinksDialog from './client-links-dialog.tsx';
import type { ClientLinksDialogProps } from './model/link-form.ts';

const visitor = {
  first_seen_at: '2026-11-15T08:00:00.000Z',
  last_seen_at: '2026-11-16T08:00:00.000Z',
};
const link: ClientLink = {
  id: 4,
  project_id: 2,
  charcter_id: 7,
  character: 'Meera',
  path: '/share-short-list/abcdefghijklmnopqrstuvwxyz012345',
  for_name: 'Arvind Sathe',
  message: 'In the order I would see them again.',
  shows: { fields: ['city'], reels: true, notes: false, line_up: false },
  expires_at: '2026-11-23T12:30:00.000Z',
  scenario_ids: [],
  user_ids: null,
  has_passcode: true,
  status: 'open',
  created_by: 'Priyanka Hegde',
  created_at: '2026-11-14T08:00:00.000Z',
  revoked_at: null,
  visitors: [
    { ...visitor, name: 'Arvind Sathe', visits: 3, sent_at: visitor.last_seen_at, answered: 4 },
    { ...visitor, name: 'Ritika Sen', visits: 1, sent_at: null, answered: 0 },
  ],
  faces: 4,
  faces_over: 0,
  hidden_people: 0,
  empty_characters: [],
};
const old: ClientLink = {
  ...link,
  id: 5,
  charcter_id: null,
  character: null,
  for_name: null,
  has_passcode: false,
  status: 'revoked',
  revoked_at: '2026-11-15T08:00:00.000Z',
  visitors: [],
};
const listed = 'GET /v1/client-links';
const answer =
  (...results: readonly object[]) =>
  () =>
    json(200, { results, page: 1, limit: 10, totalPages: 1, totalResults: results.length });
const plan = 'POST /v1/client-links/plan';
const everyone = { faces: 4, faces_over: 0, hidden_people: 0, empty_characters: [], scenarios: [] };
const noScenarios = {
  'GET /v1/recruiter-project/2/scenarios': () => problem(404, 'NOT_FOUND'),
  [plan]: () => json(200, everyone),
};

function show(props: Partial<ClientLinksDialogProps> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderForTest(
    <QueryClientProvider client={client}>
      <ClientLinksDialog projectId={2} onClose={() => undefined} {...props} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { name, level: 3 })).closest('li');
  if (!card) throw new Error(`${name} is on no card`);
  return within(card);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00Z') });
  signInRecruiter();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  toasts.set([]);
});

describe('the list of links', () => {
  it('says for whom each is, what it shows, and who opened it and replied', async () => {
    startFakeServer({ [listed]: answer(link, old) });
    show();
    const card = await cardOf('For Arvind Sathe');
    card.getByText('Meera. 4 faces. Open till 23 Nov 2026, 6:00 pm. Asks for a passcode.');
    const people = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(people[0]).toBe('Arvind Sathe Replied about 4 of 4, 3 visits');
    expect(people[1]).toContain('Ritika Sen Opened');
    const gone = await cardOf('Anyone with the link');
    gone.getByText('All characters. 4 faces. Revoked 15 Nov 2026, 1:30 pm.');
    gone.getByText('Not opened yet');
    expect(gone.queryByRole('button')).toBeNull();
  });

  it('asks before it revokes, and says when that failed', async () => {
    const server = startFakeServer({ [listed]: answer(link), 'DELETE /v1/client-links/4': offline });
    const user = show();
    await user.click((await cardOf('For Arvind Sathe')).getByRole('button', { name: /^More\./ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await screen.findByText(/stops working right away, also on pages that are open/);
    await user.click(screen.getByRole('button', { name: 'Revoke link' }));
    await screen.findByText('Couldn’t revoke the link. It still works. Try again.');
    server.answer({ 'DELETE /v1/client-links/4': noContent });
    await user.click(screen.getByRole('button', { name: 'Revoke link' }));
    await cardOf('For Arvind Sathe');
    expect(toasts.get().map(({ text }) => text)).toEqual(['Link revoked!']);
  });

  it('shows replies by face', async () => {
    const mark = { at: visitor.last_seen_at, rank: null, comment: null };
    startFakeServer({
      [listed]: answer(link),
      'GET /v1/client-links/4/answers': () =>
        json(200, {
          results: [
            {
              user_id: 9,
              charcter_id: 7,
              name: 'Ananya Rao',
              answers: [
                { ...mark, name: 'Ritika Sen', answer: 'maybe', comment: '<b>Her</b>' },
                { ...mark, name: 'Arvind Sathe', answer: 'yes', rank: 1 },
              ],
            },
          ],
        }),
    });
    const user = show();
    await user.click((await cardOf('For Arvind Sathe')).getByRole('button', { name: /^Replies/ }));
    await screen.findByRole('heading', { name: 'Ananya Rao' });
    screen.getByText('1 yes, 1 maybe, 0 no');
    screen.getByText('Ranked 1');
    screen.getByText('<b>Her</b>');
  });

  it('a viewer reads and changes nothing, and so does who is frozen', async () => {
    startFakeServer({ [listed]: answer(link) });
    const user = show({ canEdit: false });
    const card = await cardOf('For Arvind Sathe');
    expect(screen.queryByRole('button', { name: 'New link' })).toBeNull();
    await user.click(card.getByRole('button', { name: /^More\./ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Preview']);
  });
});

describe('a new link', () => {
  const talents = [
    { user_id: 9, name: 'Ananya Rao', image: null },
    { user_id: 10, name: 'Neha Solanki', image: null },
  ];

  it('is made of what was chosen, and shows its address with words to send', async () => {
    const made = { ...link, has_passcode: false, visitors: [] };
    const server = startFakeServer({
      ...noScenarios,
      [listed]: answer(),
      'POST /v1/client-links': () => json(201, made),
    });
    const user = show({ character: { id: 7, name: 'Meera' }, talents });
    await screen.findByRole('heading', { name: 'New client link for Meera' });
    screen.getByText('Only these 2: Ananya Rao, Neha Solanki');
    await user.type(screen.getByLabelText(/^Who is it for/), 'Arvind Sathe');
    await user.click(screen.getByRole('switch', { name: 'City' }));
    await user.click(screen.getByRole('switch', { name: 'Your shortlist notes' }));
    screen.getByText(/They’ll read your shortlist notes/);
    await user.click(screen.getByLabelText('14 days'));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    const address = await screen.findByLabelText('Link');
    expect(address).toHaveProperty('value', `${window.location.origin}${link.path}`);
    expect(server.bodiesOf('POST /v1/client-links')).toMatchObject([
      {
        project_id: 2,
        charcter_id: 7,
        user_ids: [9, 10],
        for_name: 'Arvind Sathe',
        message: null,
        expires_at: '2026-11-30T10:00:00.000Z',
        shows: { fields: ['playing_age', 'height', 'languages', 'past_work'], notes: true },
      },
    ]);
    const words = screen.getByLabelText<HTMLTextAreaElement>('Message to send with it').value;
    expect(words).toContain('Hi Arvind, here are the faces for Meera: http');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      `https://wa.me/?text=${encodeURIComponent(words)}`,
    );
  });

  it('says whom it would not show, before it is made and after', async () => {
    const some = { faces: 500, faces_over: 112, hidden_people: 2, empty_characters: ['Nani', 'Ravi'] };
    const server = startFakeServer({
      ...noScenarios,
      'GET /v1/recruiter-project/2/scenarios': () =>
        json(200, {
          scenarios: [
            { id: 3, name: 'Under the line' },
            { id: 4, name: 'The director’s cast' },
          ],
        }),
      [listed]: answer(),
      [plan]: () =>
        json(200, {
          ...some,
          scenarios: [{ id: 3, name: 'Under the line', empty_characters: ['Lata'] }],
        }),
      'POST /v1/client-links': () => json(201, { ...link, ...some }),
    });
    const user = show({ scenarioIds: [4] });
    await user.click(await screen.findByRole('button', { name: 'New link' }));
    expect(await screen.findByRole('checkbox', { name: 'The director’s cast' })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(screen.getByRole('checkbox', { name: 'The director’s cast' }));
    const notes = [
      'One link shows 500 faces. The last 112 are left out.',
      '2 people aren’t shown. Clients see public profiles only.',
      'Nobody to show for Nani, Ravi yet.',
    ];
    for (const note of notes) await screen.findByText(note);
    await user.click(await screen.findByRole('checkbox', { name: 'Under the line' }));
    await screen.findByText('“Under the line” shows nobody for Lata.');
    expect(server.bodiesOf(plan).at(-1)).toEqual({ project_id: 2, scenario_ids: [3] });
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByLabelText('Link');
    for (const note of notes) screen.getByText(note);
  });

  it('of more than 500 selected takes the first 500, and says so', async () => {
    const many = Array.from({ length: 503 }, (_, at) => ({
      user_id: at + 1,
      name: `Talent ${at + 1}`,
      image: null,
    }));
    const server = startFakeServer({
      ...noScenarios,
      [listed]: answer(),
      'POST /v1/client-links': () => json(201, link),
    });
    const user = show({ talents: many });
    await screen.findByText('One link shows 500 faces. The last 3 are left out.');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByLabelText('Link');
    const [sent] = server.bodiesOf('POST /v1/client-links') as { user_ids: number[] }[];
    expect(sent?.user_ids).toHaveLength(500);
  });

  it('keeps what was typed when it could not be sent, and makes one link when it is sent again', async () => {
    const server = startFakeServer({
      ...noScenarios,
      [listed]: answer(),
      'POST /v1/client-links': offline,
    });
    const user = show({ talents });
    await user.type(await screen.findByLabelText(/^Who is it for/), 'Ritika');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText(/^Who is it for/)).toHaveProperty('value', 'Ritika');
    server.answer({ 'POST /v1/client-links': () => json(201, link) });
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByLabelText('Link');
    const sent = server.bodiesOf('POST /v1/client-links') as { client_id: string }[];
    expect(sent).toHaveLength(2);
    expect(sent[0]?.client_id).toBe(sent[1]?.client_id);
  });

  it('a passcode has four characters, and is shown once', async () => {
    const server = startFakeServer({
      ...noScenarios,
      [listed]: answer(),
      'POST /v1/client-links': () => json(201, link),
    });
    const user = show({ talents });
    await user.click(await screen.findByRole('switch', { name: 'Ask for a passcode' }));
    const field = screen.getByLabelText<HTMLInputElement>('Passcode');
    expect(field.value).toMatch(/^[A-Z2-9]{6}$/);
    await user.clear(field);
    await user.type(field, 'abc');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText('Use 4 characters or more');
    await user.type(field, 'd');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText(/^Passcode: abcd\. Send it separately/);
    expect(server.bodiesOf('POST /v1/client-links')).toMatchObject([{ passcode: 'abcd' }]);
    expect(JSON.stringify(window.localStorage)).not.toContain('abcd');
  });
});

it('changing a link sends only what it is now, and keeps its passcode and its end', async () => {
  const server = startFakeServer({
    [listed]: answer(link),
    'PATCH /v1/client-links/4': () => json(200, link),
  });
  const user = show();
  await user.click((await cardOf('For Arvind Sathe')).getByRole('button', { name: /^More\./ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
  const message = await screen.findByLabelText(/^Your message/);
  await user.clear(message);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { name: 'Link saved' });
  await waitFor(() =>
    expect(server.bodiesOf('PATCH /v1/client-links/4')).toEqual([
      { for_name: 'Arvind Sathe', message: null, shows: link.shows },
    ]),
  );
});
