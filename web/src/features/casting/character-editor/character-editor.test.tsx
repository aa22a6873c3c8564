import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, offline, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { session } from '../../../shared/lib/session/index.ts';
import { calls, listOf, openEditor, someCharacter, someProject } from './editor-for-test.tsx';

/** Types without pausing: what is half typed is saved after a while, on a busy machine as well. */
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanup();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const decides = (condition: string) => screen.findByRole('group', { name: `${condition}: must or nice` });

describe('who fits, while a character is typed', () => {
  it('counts by the musts, with what each costs', async () => {
    const { countRequests } = openEditor({ characterId: 9 });
    expect(await screen.findByText('412')).toBeTruthy();
    expect(await screen.findByText('of 48,210 on Callboard')).toBeTruthy();
    expect(countRequests().map(String)).toContain('gender=1&minAge=20&maxAge=30&language=1&filterDrops=true');
    const costs = within(screen.getByRole('complementary', { name: 'Who fits now' })).getAllByRole(
      'listitem',
    );
    expect(costs.map(({ textContent }) => textContent)).toEqual([
      'Hindi+ 388',
      'Female+ 31',
      'Plays 20–30+ a few',
    ]);
  });

  it('leaves a nice out of the count and saves it', async () => {
    const { server, countRequests } = openEditor({
      characterId: 9,
      answers: {
        [calls.change]: () =>
          json(200, { ...someCharacter({ musts: ['gender', 'age'], revision: 5 }), conflicts: [] }),
      },
    });
    await screen.findByText('412');
    await user.click(within(await decides('Speaks')).getByRole('radio', { name: 'Nice' }));
    expect(await screen.findByText('800')).toBeTruthy();
    expect(countRequests().map(String)).toContain('gender=1&minAge=20&maxAge=30&filterDrops=true');
    await waitFor(() =>
      expect(server.bodiesOf(calls.change)).toEqual([{ musts: ['gender', 'age'], base_revision: 4 }]),
    );
  });

  it('makes the most expensive must nice from the suggestion', async () => {
    openEditor({ characterId: 9, answers: { [calls.change]: () => problem(503, 'UNAVAILABLE') } });
    await user.click(await screen.findByRole('button', { name: 'Make Hindi nice: 800 fit' }));
    expect(
      within(await decides('Speaks')).getByRole<HTMLInputElement>('radio', { name: 'Nice' }).checked,
    ).toBe(true);
  });

  it('says how many ask for this fee or less', async () => {
    openEditor({ characterId: 9, answers: { [calls.change]: () => problem(503, 'UNAVAILABLE') } });
    await screen.findByText('412');
    await user.type(await field('Fee'), '45,000');
    expect(await screen.findByText('353 of 398 who state a fee ask for this or less.')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Per' }), 'Month');
    await waitFor(() => expect(screen.queryByText(/who state a fee/)).toBeNull());
  });

  it('keeps the last number offline, and says so', async () => {
    const { server } = openEditor({
      characterId: 9,
      answers: { [calls.change]: () => problem(503, 'UNAVAILABLE') },
    });
    await screen.findByText('412');
    server.answer({ [calls.count]: offline });
    await user.click(within(await decides('Speaks')).getByRole('radio', { name: 'Nice' }));
    expect(await screen.findByText(/You’re offline. What you type is kept/)).toBeTruthy();
    expect(screen.getByText('412')).toBeTruthy();
  });
});

describe('a character that exists', () => {
  it('keeps both versions where someone else changed the same field', async () => {
    const theirs = someCharacter({ name: 'The nightingale', revision: 6 });
    openEditor({
      characterId: 9,
      answers: {
        [calls.change]: () =>
          json(200, {
            ...theirs,
            conflicts: [
              { field: 'name', theirs: 'The nightingale', by: 'Asha Rao', at: '2026-11-18T10:00:00Z' },
            ],
          }),
      },
    });
    const name = await field('Name of the character');
    await user.click(name);
    fireEvent.change(name, { target: { value: 'The voice' } });
    await user.tab();
    expect(await screen.findByText('Asha Rao changed this while you were typing')).toBeTruthy();
    expect(screen.getByText('Yours: The voice')).toBeTruthy();
    expect(name.value).toBe('The nightingale');
    await user.click(screen.getByRole('button', { name: 'Use mine' }));
    expect(name.value).toBe('The voice');
  });

  it('keeps what is typed offline on the device', async () => {
    const first = openEditor({ characterId: 9, answers: { [calls.change]: offline } });
    await user.type(await field('What talents read'), 'Sings for coins');
    await user.tab();
    expect((await screen.findAllByText('Offline, saved on this device')).length).toBeGreaterThan(0);
    first.view.unmount();
    openEditor({ characterId: 9, answers: { [calls.change]: offline } });
    expect((await field('What talents read')).value).toBe('Sings for coins');
  });

  it('only shows everything to a viewer', async () => {
    const { server } = openEditor({ characterId: 9, project: someProject({ role: 'viewer' }) });
    expect(await screen.findByText(/Ask Rohan Shah if you need to edit it/)).toBeTruthy();
    expect((await field('Name of the character')).readOnly).toBe(true);
    expect((await decides('Speaks')).hasAttribute('disabled')).toBe(true);
    expect(server.bodiesOf(calls.change)).toEqual([]);
  });

  it('does not ask children for what only adults can agree to', async () => {
    const child = someCharacter({ playing_age_min: 9, playing_age_max: 12 });
    openEditor({ characterId: 9, answers: { [calls.character]: () => json(200, child) } });
    await field('Name of the character');
    expect(screen.getByRole('group', { name: 'Kiss' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getAllByText('Not asked of anyone under 18')).toHaveLength(3);
    expect(screen.getByRole('group', { name: 'Water, stunts' }).hasAttribute('disabled')).toBe(false);
  });
});

describe('a new character', () => {
  const created = someCharacter({ id: 12, name: 'The singer', filters: { gender: '1' } });
  const saveAndSee = () => screen.findByRole('button', { name: /Save and see/ });

  it('is created by the button alone, by keys, and leads to its search', async () => {
    const { server, router } = openEditor({
      answers: { [calls.create]: () => json(201, listOf([created])) },
    });
    const name = await field('Name of the character');
    name.focus();
    await user.keyboard('The singer');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    act(() => screen.getByRole('radio', { name: 'Any' }).focus());
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(server.bodiesOf(calls.create)).toEqual([]);
    act(() => screen.getByRole('button', { name: /Save and see/ }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/find-talents'));
    expect(router.state.location.search).toBe('?gender=1&characterId=12');
    expect(server.bodiesOf(calls.create)).toEqual([
      {
        project_id: 3,
        characters: [expect.objectContaining({ name: 'The singer', gender_id: 1 })],
        client_id: expect.any(String),
      },
    ]);
  });

  it('keeps what was typed when it cannot be saved, and sends it once more with the same id', async () => {
    const { server } = openEditor({ answers: { [calls.create]: offline } });
    await user.type(await field('Name of the character'), 'The singer');
    await user.click(await saveAndSee());
    expect(await screen.findByText(/Everything you typed is kept on this device/)).toBeTruthy();
    expect((await field('Name of the character')).value).toBe('The singer');
    server.answer({
      [calls.create]: () => json(201, listOf([created])),
      'PATCH /v1/recruiter-project-character-library/12': () => json(200, { ...created, conflicts: [] }),
    });
    await user.click(screen.getByRole('button', { name: 'Add another' }));
    await waitFor(async () => expect((await field('Name of the character')).value).toBe(''));
    const [one, other] = server.bodiesOf(calls.create);
    expect(one).toEqual(other);
  });

  it('leads to a field that the server refuses', async () => {
    openEditor({
      answers: {
        [calls.create]: () =>
          problem(400, 'VALIDATION_FAILED', {
            errors: [{ field: 'characters.0.work_days', message: 'Too many days' }],
          }),
      },
    });
    await user.type(await field('Name of the character'), 'The singer');
    await user.type(await field('Days'), '12');
    await user.click(await saveAndSee());
    expect(await screen.findByText('Too many days')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Days')));
  });

  it('asks for a name before anything is sent', async () => {
    const { server } = openEditor({});
    await user.click(await saveAndSee());
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    expect(server.bodiesOf(calls.create)).toEqual([]);
  });

  it('starts from one of another project', async () => {
    const own = {
      id: 9,
      name: 'The singer',
      project_id: 5,
      project_title: 'Kite Season',
      project_type: 'Film',
      status: 'casting',
      filters: {},
      shoot_starts_on: null,
      shoot_ends_on: null,
      shortlisted: 0,
      role: 'owner',
    };
    const { server } = openEditor({
      answers: {
        [calls.library]: () => json(200, listOf([own])),
        [calls.character]: () =>
          json(200, someCharacter({ project_id: 5, project_title: 'Kite Season', brief: 'Sings for coins' })),
        [calls.create]: () => json(201, listOf([created])),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start from one you had before' }));
    await user.click(await screen.findByRole('button', { name: /The singer.*Kite Season/ }));
    await waitFor(async () => expect((await field('What talents read')).value).toBe('Sings for coins'));
    await user.click(await saveAndSee());
    await waitFor(() =>
      expect(server.bodiesOf(calls.create)).toEqual([
        expect.objectContaining({
          characters: [
            expect.objectContaining({
              copy_of: 9,
              name: 'The singer',
              musts: ['gender', 'age', 'languages'],
            }),
          ],
        }),
      ]),
    );
  });
});
