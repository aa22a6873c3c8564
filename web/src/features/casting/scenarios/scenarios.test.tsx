import type { ScenarioPage } from '@callboard/contract/casting/scenarios';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../shared/i18n/i18n.ts';
import { json, noContent, offline, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { createQueryClient } from '../../../shared/lib/api/query-client.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { Scenarios } from './index.ts';
import { aCharacter, aPage, aPerson, aScenario } from './model/scenarios-for-test.ts';

const list = 'GET /v1/recruiter-project/7/scenarios';
const choices = 'PUT /v1/scenarios/2/choices';
const fee = (rupees: number) => ({ rupees, per: 'day' as const, note: null });
const page = aPage({
  characters: [aCharacter(10, { name: 'Meera', work_days: 10 })],
  people: [
    aPerson(1, { name: 'Ananya Rao', usual_fee: fee(50_000) }),
    aPerson(2, { name: 'Neha Solanki', usual_fee: fee(40_000) }),
    aPerson(3, { name: 'Priya Kulkarni', usual_fee: fee(30_000) }),
  ],
  scenarios: [aScenario(1, [[10, 1]]), aScenario(2, [[10, 2]], { revision: 4 })],
  cast_budget_paise: 45_000_000,
});

function show(shown: ScenarioPage = page, isFrozen = false) {
  const server = startFakeServer({ [list]: () => json(200, shown) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Scenarios projectId={7} readerId={1} isFrozen={isFrozen} missing="No project" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}
const amount = (rupees: string) => `₹ ${rupees}`;
const toastTexts = () => toasts.get().map(({ text }) => text);
const pick = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /Meera in B/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Meera in B' });
  await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(name) }));
};

afterEach(() => {
  toasts.set([]);
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('Scenarios', () => {
  it('shows totals, what differs from A, and how far each is from the budget', async () => {
    show();
    expect((await screen.findAllByText(amount('5,00,000'))).length).toBeGreaterThan(0);
    expect(screen.getByText(`${amount('50,000')} over`)).toBeTruthy();
    expect(screen.getByText(`${amount('50,000')} under`)).toBeTruthy();
    expect(screen.getByText('instead of Ananya Rao')).toBeTruthy();
    expect(screen.getByText(`−${amount('1,00,000')}`)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Show what differs from A' }));
    expect(screen.queryByText('instead of Ananya Rao')).toBeNull();
  });

  it('counts a choice right away, and sends it with the version it was made on', async () => {
    const server = show();
    server.answer({ [choices]: () => new Promise(() => undefined) });
    await pick('Priya Kulkarni');
    expect((await screen.findAllByText(amount('3,00,000'))).length).toBeGreaterThan(0);
    expect(server.bodiesOf(choices)).toEqual([{ character_id: 10, user_id: 3, base_revision: 4 }]);
  });

  it('says what a colleague chose meanwhile', async () => {
    const server = show();
    const conflict = { field: 'choices.10', theirs: 1, by: 'Indu Mathew', at: '2026-11-19T09:00:00.000Z' };
    server.answer({ [choices]: () => json(200, { ...page.scenarios[1], conflicts: [conflict] }) });
    await pick('Priya Kulkarni');
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Indu Mathew chose someone else meanwhile. Theirs stays!']),
    );
  });

  it('takes a choice back that could not be sent', async () => {
    const server = show();
    server.answer({ [choices]: offline });
    await pick('Priya Kulkarni');
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect((await screen.findAllByText(amount('4,00,000'))).length).toBeGreaterThan(0);
  });

  it('keeps a comment that was not sent', async () => {
    show();
    const field = await screen.findByRole('textbox', { name: 'Comment on Scenario 1' });
    await userEvent.type(field, 'An even row');
    expect(Object.values(window.localStorage)).toContain('An even row');
  });

  it('says who is hidden now, and which characters stay open', async () => {
    show({
      ...page,
      characters: [...page.characters, aCharacter(11, { name: 'Nani' })],
      people: page.people.map((person) => ({ ...person, is_visible: person.user_id !== 2 })),
    });
    expect(await screen.findByText('Profile hidden')).toBeTruthy();
    expect(
      screen.getByText(
        /^Sends nothing\. 1 profile is hidden, so they can’t be asked\. 1 character stays open\.$/,
      ),
    ).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Nani in [AB]: nobody\. Choose someone/ })).toHaveLength(2);
  });

  it('says exactly what making it the cast sends to whom, and keeps the message when it is closed', async () => {
    const asked = { user_id: 2, name: 'Neha Solanki', character_id: 10, character: 'Meera' };
    const plan = {
      scenario_id: 2,
      plan: 'this-plan',
      steps: [{ key: 'share', people: [asked] }],
      stays: [],
      blocked: [],
      open: [{ character_id: 11, character: 'Nani' }],
      others: 3,
      instead_of: null,
      sender: 'Priyanka Hegde from Lantern Casting',
      project: 'Monsoon Line',
    };
    const server = show();
    server.answer({
      'GET /v1/scenarios/2/cast': () => json(200, plan),
      'POST /v1/scenarios/2/cast': offline,
    });
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Make this the cast: Scenario 2' }));
      return within(await screen.findByRole('dialog', { name: 'Make “Scenario 2” the cast' }));
    };
    const dialog = await open();
    expect(await dialog.findByText('Neha Solanki for Meera')).toBeTruthy();
    expect(dialog.getByText('1 character stays open: Nani')).toBeTruthy();
    const message = 'Message to everyone who is asked';
    await userEvent.type(dialog.getByLabelText(message), 'Nights in Virar.');
    const sent = within(dialog.getByRole('region', { name: 'What Neha Solanki will read' }));
    expect(
      sent.getByText(
        'Priyanka Hegde from Lantern Casting asks if you’re interested in Meera in Monsoon Line.',
      ),
    ).toBeTruthy();
    expect(sent.getByText('“Nights in Virar.”')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Make this the cast' }));
    expect(await dialog.findByText(/Nothing was sent\. You’re offline\./)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const again = await open();
    expect(await again.findByLabelText(message)).toHaveProperty('value', 'Nights in Virar.');
    server.answer({
      'POST /v1/scenarios/2/cast': () => json(200, { chosen_at: '2026-11-19T09:00:00Z', did: { share: 1 } }),
    });
    await userEvent.click(again.getByRole('button', { name: 'Make this the cast' }));
    await waitFor(() => expect(toastTexts()).toEqual(['“Scenario 2” is the cast!']));
    expect(server.bodiesOf('POST /v1/scenarios/2/cast').at(-1)).toMatchObject({
      plan: 'this-plan',
      message: 'Nights in Virar.',
    });
    expect(Object.values(window.localStorage)).not.toContain('Nights in Virar.');
  });

  it('deletes with undo', async () => {
    const server = show();
    server.answer({
      'DELETE /v1/scenarios/2': noContent,
      'POST /v1/scenarios/2/restore': () => json(200, page.scenarios[1]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More about Scenario 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Scenario 2 deleted!']));
    toasts.get()[0]?.action?.onPress();
    await waitFor(() => expect(server.bodiesOf('POST /v1/scenarios/2/restore')).toHaveLength(1));
  });

  it('viewers read and comment, frozen recruiters only read', async () => {
    show({ ...page, role: 'viewer' });
    expect(await screen.findByText(/You can read and comment/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Meera in B/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Make this the cast/ })).toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });

  it('without any, offers the first one', async () => {
    const server = show({ ...page, scenarios: [] });
    server.answer({ 'POST /v1/recruiter-project/7/scenarios': () => json(201, aScenario(9, [])) });
    const make = await screen.findByRole('button', { name: 'Make the first one from today’s front-runners' });
    await userEvent.click(make);
    await waitFor(() =>
      expect(server.bodiesOf('POST /v1/recruiter-project/7/scenarios')).toMatchObject([
        { name: 'Today’s front-runners', from_furthest: true },
      ]),
    );
  });
});
