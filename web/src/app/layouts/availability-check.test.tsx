import type { LastQuestion } from '@callboard/contract/casting/unlocking';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AvailabilityCheckPanel } from '../../features/people/talent-profiles/panels/availability-check-panel.tsx';
import '../../features/people/talent-profiles/i18n.ts';
import { rememberSearchCharacter } from '../../features/casting/characters/index.ts';
import { closeAvailabilityCheck } from '../../features/casting/unlocking/index.ts';
import { emitLive, emitLiveConnect } from '../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../shared/lib/session/session-for-test.ts';
import { Providers } from '../providers.tsx';
import { answerCalls, cleanUp, json, problemAnswer } from '../routes/find-talents/search-for-test.tsx';
import { TalentPopups } from './talent-popups.tsx';

const connection = 'GET /v1/recruiter-unlocked/recruiter-view';
const ask = 'POST /v1/unlock-available-calander';
const library = 'GET /v1/recruiter-project-character-library/get-all';

const standing = (question: LastQuestion | null) => () =>
  json(200, { isUnlocked: true, unlocked_at: null, isViewed: true, last_viewed_at: null, question });
const question = (status: LastQuestion['status']): LastQuestion => ({
  id: 12,
  start_date: '2099-01-12',
  end_date: '2099-03-20',
  status,
});
const nowAsked = () => json(201, { available_id: 12, talent_id: 2, ...question('asked') });

function openPanel() {
  render(
    <Providers>
      <MemoryRouter>
        <AvailabilityCheckPanel talent={{ user_id: 2, name: 'Tara Lobo' }} />
        <TalentPopups />
      </MemoryRouter>
    </Providers>,
  );
}

async function fillIn(from: string, to: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Check availability' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check Tara Lobo’s availability' }));
  await userEvent.type(dialog.getByLabelText('First day'), from);
  if (to) await userEvent.type(dialog.getByLabelText('Last day'), to);
  await userEvent.click(dialog.getByRole('button', { name: 'Check availability' }));
  return dialog;
}

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  closeAvailabilityCheck();
  rememberSearchCharacter(undefined);
  cleanUp();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('checking availability of an unlocked talent', () => {
  it('is for the character of the search it was opened from, until another or none is chosen', async () => {
    const meera = { id: 4, name: 'Meera', project_title: 'Monsoon Line', status: 'casting' };
    const server = answerCalls({
      [connection]: standing(null),
      [ask]: nowAsked,
      [library]: () => json(200, { results: [meera], page: 1, limit: 100, totalPages: 1, totalResults: 1 }),
    });
    rememberSearchCharacter(4);
    openPanel();
    const sent = () => server.to(ask).map(({ body }) => body);
    await userEvent.click(await screen.findByRole('button', { name: 'Check availability' }));
    expect(await screen.findByRole('option', { name: 'Meera, Monsoon Line', selected: true })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await fillIn('2099-01-12', '2099-01-20');
    await waitFor(() => expect(sent()).toMatchObject([{ characterId: 4 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Check availability' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Character' }), '');
    await userEvent.type(dialog.getByLabelText('First day'), '2099-02-12');
    await userEvent.type(dialog.getByLabelText('Last day'), '2099-02-13');
    await userEvent.click(dialog.getByRole('button', { name: 'Check availability' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).not.toHaveProperty('characterId');
  });

  it('keeps the dates when the character is no longer being cast', async () => {
    const fields = [{ field: 'characterId', message: 'Choose a character you’re casting' }];
    answerCalls({
      [connection]: standing(null),
      [ask]: () => json(404, { status: 404, code: 'NOT_FOUND', title: 'Not found', errors: fields }),
    });
    rememberSearchCharacter(4);
    openPanel();
    const dialog = await fillIn('2099-01-12', '2099-01-20');
    expect(await dialog.findByText(/no longer being cast\. Choose another, or none\./)).toBeTruthy();
    expect(dialog.getByLabelText('First day')).toHaveProperty('value', '12/01/2099');
  });

  it('sends once and shows that it was sent', async () => {
    let now: LastQuestion | null = null;
    const server = answerCalls({
      [connection]: () => standing(now)(),
      [ask]: () => {
        now = question('asked');
        return nowAsked();
      },
    });
    openPanel();
    expect(await screen.findByText(/Send an availability check/)).toBeTruthy();
    await fillIn('2099-01-12', '2099-03-20');
    expect(await screen.findByText('Asked about 12 Jan – 20 Mar')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Check other dates' })).toBeTruthy();
    expect(server.to(ask).map(({ body }) => body)).toEqual([
      { talentId: 2, start_date: '2099-01-12', end_date: '2099-03-20' },
    ]);
  });

  it.each([
    ['2099-01-12', '', 'Choose the last day'],
    ['2020-01-12', '2099-01-12', 'Choose today or a later date'],
    ['2099-03-20', '2099-01-12', 'Must be on or after the first day'],
  ])('sends nothing for %s to %s: %s', async (from, to, fault) => {
    const server = answerCalls({ [connection]: standing(null) });
    openPanel();
    const dialog = await fillIn(from, to);
    expect(await dialog.findByText(fault)).toBeTruthy();
    expect(server.to(ask)).toEqual([]);
  });

  it.each([
    ['a lost line', () => Promise.reject(new TypeError('No line')), /Couldn’t confirm it was sent/],
    ['NOT_FOUND', () => problemAnswer(404, 'NOT_FOUND'), /Tara Lobo closed their profile/],
    [
      'bad days',
      () =>
        problemAnswer(400, 'VALIDATION_FAILED', [
          { field: 'start_date', message: 'Choose today or a later date' },
        ]),
      /Choose today or a later date/,
    ],
  ])('keeps the dates after %s', async (_, refuse, words) => {
    answerCalls({ [connection]: standing(null), [ask]: refuse });
    openPanel();
    const dialog = await fillIn('2099-01-12', '2099-03-20');
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('First day').value).toBe('12/01/2099');
  });

  it.each([
    ['available', 'Available 12 Jan – 20 Mar'],
    ['not_available', 'Not available 12 Jan – 20 Mar'],
    ['expired', 'No reply about 12 Jan – 20 Mar'],
  ] as const)('changes live to %s, without being loaded again', async (status, words) => {
    let now = question('asked');
    const server = answerCalls({ [connection]: () => standing(now)() });
    openPanel();
    expect(await screen.findByText('Asked about 12 Jan – 20 Mar')).toBeTruthy();
    const before = server.to(connection).length;
    act(() => emitLive('notification', { user_id: 8, unlockDate: { talent_id: 3 } }));
    expect(server.to(connection)).toHaveLength(before);
    now = question(status);
    act(() => emitLive('notification', { user_id: 8, unlockDate: { talent_id: 2 } }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('refetches after a reconnect', async () => {
    let now = question('asked');
    answerCalls({ [connection]: () => standing(now)() });
    openPanel();
    await screen.findByText('Asked about 12 Jan – 20 Mar');
    now = question('available');
    act(emitLiveConnect);
    expect(await screen.findByText('Available 12 Jan – 20 Mar')).toBeTruthy();
  });
});
