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
