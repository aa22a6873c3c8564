import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceOf, choosable, viewCasts } from './cast-view.ts';
import { summaryOf } from './say.ts';
import { aCharacter, aPage, aPerson, aScenario } from './scenarios-for-test.ts';

const people = [
  aPerson(1, { usual_fee: { rupees: 50_000, per: 'day', note: null } }),
  aPerson(2, { usual_fee: { rupees: 40_000, per: 'day', note: null } }),
  aPerson(3, { usual_fee: null }),
];
const characters = [aCharacter(10), aCharacter(11, { fee_paise: null, fee_per: null })];

describe('scenarios beside the first one', () => {
  test('what differs has a signed sum, what is the same has none', () => {
    const [a, b] = viewCasts(
      aPage({
        characters,
        people,
        scenarios: [aScenario(1, [[10, 1]]), aScenario(2, [[10, 2]])],
        cast_budget_paise: 45_000_000,
      }),
    );
    expect(a).toMatchObject({ letter: 'A', total: { paise: 50_000_000, unknown: 0 }, over: 5_000_000 });
    expect(b).toMatchObject({ letter: 'B', total: { paise: 40_000_000 }, over: -5_000_000 });
    expect(a?.parts.map(({ differs }) => differs)).toEqual([false, false]);
    expect(b?.parts.map(({ differs, difference }) => [differs, difference])).toEqual([
      [true, -10_000_000],
      [false, 0],
    ]);
  });

  test('someone new and someone left out differ as well', () => {
    const [, b] = viewCasts(
      aPage({ characters, people, scenarios: [aScenario(1, [[10, 1]]), aScenario(2, [[11, 2]])] }),
    );
    expect(b?.parts.map(({ differs, difference }) => [differs, difference])).toEqual([
      [true, -50_000_000],
      [true, 40_000_000],
    ]);
  });

  test('a fee that is not known leaves no difference, and is left out of the total', () => {
    const [, b] = viewCasts(
      aPage({ characters, people, scenarios: [aScenario(1, [[11, 1]]), aScenario(2, [[11, 3]])] }),
    );
    expect(b).toMatchObject({ total: { paise: 0, unknown: 1 }, over: null });
    expect(b?.parts[1]).toMatchObject({ differs: true, difference: null });
  });

  test('totals are the sum of the shown fees, and differences lead from one total to the other', () => {
    const choices = fc.array(fc.tuple(fc.constantFrom(10, 11, 12), fc.integer({ min: 1, max: 6 })), {
      maxLength: 6,
    });
    const all = Array.from({ length: 6 }, (_, at) =>
      aPerson(at + 1, { usual_fee: { rupees: 7_000 * at, per: 'day', note: null } }),
    );
    const parts = [10, 11, 12].map((id) => aCharacter(id, { work_days: id }));
    fc.assert(
      fc.property(choices, choices, (one, other) => {
        const once = (list: typeof one) => [...new Map(list)].map(([id, who]) => [id, who] as const);
        const [a, b] = viewCasts(
          aPage({
            characters: parts,
            people: all,
            scenarios: [aScenario(1, once(one)), aScenario(2, once(other))],
          }),
        );
        const shown = (b?.parts ?? []).reduce((sum, { choice }) => sum + (choice?.fee?.paise ?? 0), 0);
        const apart = (b?.parts ?? []).reduce((sum, { difference }) => sum + (difference ?? 0), 0);
        expect(b?.total.paise).toBe(shown);
        expect((a?.total.paise ?? 0) + apart).toBe(b?.total.paise);
      }),
    );
  });
});

test('who is cast loses no dates to the work they are cast for', () => {
  const away = [{ start_date: '2027-01-12', end_date: '2027-01-31' }];
  const candidates = [{ user_id: 1, stage: 'cast' as const, status: 'cast' }];
  expect(choiceOf(aCharacter(10, { candidates }), aPerson(1, { away })).lost?.days).toEqual([]);
  expect(choiceOf(aCharacter(10), aPerson(1, { away })).lost?.days).toHaveLength(20);
});

test('considered people come furthest first, everyone else by name', () => {
  const character = aCharacter(10, {
    candidates: [
      { user_id: 3, stage: 'auditioned', status: 'callback' },
      { user_id: 1, stage: 'shortlisted', status: 'shortlisted' },
    ],
  });
  const { considered, others } = choosable(character, [...people, aPerson(4, { name: 'Asha' })]);
  expect(considered.map(({ person }) => person.user_id)).toEqual([3, 1]);
  expect(others.map(({ person }) => person.name)).toEqual(['Asha', 'Person 2']);
});

test('what making it the cast comes to', () => {
  const statuses = ['cast', 'interested', 'declined', 'shortlisted'];
  const parts = statuses.map((status, at) =>
    aCharacter(at + 1, { candidates: [{ user_id: at + 1, stage: null, status }] }),
  );
  const [view] = viewCasts(
    aPage({
      characters: [...parts, aCharacter(9)],
      people: [1, 2, 3, 4].map((id) => aPerson(id)),
      scenarios: [
        aScenario(1, [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4],
          [9, 1],
        ]),
      ],
    }),
  );
  expect(view && summaryOf(view)).toEqual({
    cast: 1,
    asked: 1,
    declined: 1,
    asks: 2,
    taken: 0,
    hidden: 0,
    open: 0,
  });
});

test('who is hidden cannot be asked, and who is missing leaves the character open', () => {
  const cast = { candidates: [{ user_id: 2, stage: 'cast' as const, status: 'cast' }] };
  const [view] = viewCasts(
    aPage({
      characters: [aCharacter(1), aCharacter(2, cast), aCharacter(3)],
      people: [aPerson(1, { is_visible: false }), aPerson(2, { is_visible: false })],
      scenarios: [
        aScenario(1, [
          [1, 1],
          [2, 2],
        ]),
      ],
    }),
  );
  expect(view && summaryOf(view)).toMatchObject({ asks: 0, hidden: 1, cast: 1, open: 1 });
});
