import { describe, expect, test } from 'vitest';
import { viewCasts } from './cast-view.ts';
import { clashWeeks, lostDays } from './lost-days.ts';
import { readRupees } from './read-rupees.ts';
import { ageFacts, dateFacts, heightFacts } from './row-facts.ts';
import { aCharacter, aPage, aPerson, aScenario } from './scenarios-for-test.ts';

type Person = Parameters<typeof aPerson>[1];
type Character = Parameters<typeof aCharacter>[1];

/** One scenario in which everyone plays the character at their place. */
const castOf = (...all: (readonly [Character, Person])[]) => {
  const [view] = viewCasts(
    aPage({
      characters: all.map(([character], at) => aCharacter(at + 1, character)),
      people: all.map(([, person], at) => aPerson(at + 1, person)),
      scenarios: [
        aScenario(
          1,
          all.map((_, at) => [at + 1, at + 1] as const),
        ),
      ],
    }),
  );
  if (!view) throw new Error('One was made');
  return view;
};

describe('lost days', () => {
  test('only those between the character’s dates, each once', () => {
    const away = [
      { start_date: '2027-01-01', end_date: '2027-01-13' },
      { start_date: '2027-01-13', end_date: '2027-01-13' },
      { start_date: '2027-02-01', end_date: '2027-02-03' },
    ];
    expect(lostDays(away, '2027-01-12', '2027-01-31')).toEqual({
      days: ['2027-01-12', '2027-01-13'],
      of: 20,
    });
  });

  test('not known without a calendar or dates', () => {
    expect(lostDays(null, '2027-01-12', '2027-01-31')).toBeNull();
    expect(lostDays([], null, '2027-01-31')).toBeNull();
    expect(lostDays([], '2027-02-12', '2027-01-31')).toBeNull();
  });
});

describe('weeks', () => {
  test('from the first day to the last, with who is away', () => {
    const people = [
      { name: 'Ananya', days: ['2027-01-20', '2027-01-21'] },
      { name: 'Kabir', days: ['2027-01-21'] },
    ];
    const weeks = clashWeeks(people, '2027-01-12', '2027-01-28');
    expect(weeks.map(({ from, to, lost }) => [from, to, lost])).toEqual([
      ['2027-01-12', '2027-01-18', 0],
      ['2027-01-19', '2027-01-25', 3],
      ['2027-01-26', '2027-01-28', 0],
    ]);
    expect(weeks[1]?.who).toEqual([
      { name: 'Ananya', days: 2 },
      { name: 'Kabir', days: 1 },
    ]);
  });

  test('a year is drawn in equal spans', () => {
    const weeks = clashWeeks([], '2027-01-01', '2027-12-31');
    expect(weeks.length).toBeLessThanOrEqual(14);
    expect(weeks.at(-1)?.to).toBe('2027-12-31');
    expect(clashWeeks([], null, null)).toEqual([]);
  });
});

describe('what is said below the rows', () => {
  test('how far the two leads are apart, and how uneven the row is', () => {
    const cast = castOf(
      [{ weight: 'supporting', name: 'Nani' }, { height_cm: 154 }],
      [{ weight: 'lead', name: 'Meera' }, { height_cm: 165 }],
      [{ weight: 'lead', name: 'Kale' }, { height_cm: 174 }],
      [{ weight: 'supporting' }, { height_cm: null }],
    );
    expect(heightFacts(cast)).toEqual({
      pair: { one: 'Meera', other: 'Kale', cm: 9 },
      range: 20,
      isEven: false,
      missing: 1,
    });
    expect(heightFacts(castOf([{}, { height_cm: 170 }], [{}, { height_cm: 182 }])).isEven).toBe(true);
    expect(heightFacts(castOf([{}, {}]))).toMatchObject({ pair: undefined, range: undefined });
  });

  test('ages: the middle of each range, who is oldest, and who does not fit', () => {
    const facts = ageFacts(
      castOf(
        [
          { name: 'Meera', playing_age_max: 32 },
          { screen_min_age: 24, screen_max_age: 32 },
        ],
        [
          { name: 'Nani', playing_age_min: 60 },
          { screen_min_age: 40, screen_max_age: 50 },
        ],
        [{ name: 'The boy' }, { screen_min_age: null, screen_max_age: null }],
        [
          { name: 'Child', playing_age_max: 12 },
          { screen_min_age: 25, screen_max_age: 31 },
        ],
      ),
    );
    expect(facts.dots.map(({ age, level }) => [age, level])).toEqual([
      [28, 0],
      [28, 1],
      [45, 0],
    ]);
    expect(facts.oldest).toEqual({ character: 'Nani', than: 'Meera', years: 17 });
    expect(facts.misfits.map(({ character, is }) => [character, is])).toEqual([
      ['Nani', 'younger'],
      ['Child', 'older'],
    ]);
  });

  test('dates: everyone once, however many parts they play, and calendars nobody knows', () => {
    const away = [{ start_date: '2027-01-20', end_date: '2027-01-21' }];
    const [view] = viewCasts(
      aPage({
        characters: [aCharacter(1), aCharacter(2), aCharacter(3)],
        people: [aPerson(1, { name: 'Ananya Rao', away }), aPerson(2, { away: null })],
        scenarios: [
          aScenario(1, [
            [1, 1],
            [2, 1],
            [3, 2],
          ]),
        ],
      }),
    );
    if (!view) throw new Error('One was made');
    const facts = dateFacts(view, { starts: '2027-01-12', ends: '2027-01-31' });
    expect(facts).toMatchObject({ lost: 2, who: [{ name: 'Ananya Rao', days: 2 }], unknown: 1 });
    expect(facts.weeks.map(({ lost }) => lost)).toEqual([0, 2, 0]);
  });
});

test('rupees as people write them', () => {
  expect(['40,00,000', '₹ 4000000', ' '].map(readRupees)).toEqual([400_000_000, 400_000_000, null]);
  expect(['-5', '4 lakh', '0', '999999999999'].map(readRupees)).toEqual(Array(4).fill(undefined));
});
