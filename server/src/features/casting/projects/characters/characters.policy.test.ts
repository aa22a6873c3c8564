import { characterStatuses, conditions } from '@callboard/contract/casting/project-values';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blankCharacter,
  type CharacterFields,
  findContradictions,
  inOneOrder,
  statusChanges,
  withoutLooseUnit,
} from './characters.policy.ts';

const meera: CharacterFields = { ...blankCharacter, name: 'Meera' };
const check = (there: Partial<CharacterFields>, sent: Partial<CharacterFields>) =>
  findContradictions({ ...meera, ...there, ...sent }, sent).map(({ field }) => field);

describe('findContradictions', () => {
  test('a blank character has none', () => {
    expect(findContradictions(meera, meera)).toEqual([]);
  });

  test.each([
    ['playing_age_min', 'playing_age_max', 20, 19],
    ['height_min_mm', 'height_max_mm', 1700, 1600],
    ['works_from', 'works_to', '2099-02-01', '2099-01-31'],
  ] as const)('%s above %s is a fault of what was sent', (least, most, high, low) => {
    expect(check({ [least]: high }, { [most]: low })).toEqual([most]);
    expect(check({ [most]: low }, { [least]: high })).toEqual([least]);
    expect(check({}, { [least]: high, [most]: low })).toEqual([most]);
    expect(check({}, { [least]: low, [most]: low })).toEqual([]);
    expect(check({}, { [least]: high, [most]: null })).toEqual([]);
  });

  test('an amount has a unit, and a unit an amount', () => {
    expect(check({}, { fee_paise: 500_000 })).toEqual(['fee_per']);
    expect(check({}, { fee_per: 'day' })).toEqual(['fee_paise']);
    expect(check({ fee_per: 'day' }, { fee_paise: 500_000 })).toEqual([]);
  });

  test('each language only once', () => {
    const language = { language_id: 1, level_id: 2 };
    expect(check({}, { languages: [language, { ...language, level_id: 3 }] })).toEqual(['languages']);
  });

  test('kissing, intimacy and nudity are asked of adults only', () => {
    const kiss = { kind: 'kiss', level: 'one', note: null } as const;
    const stunts = { kind: 'stunts', level: 'light', note: null } as const;
    const young = { playing_age_max: 17 };
    expect(check(young, { disclosures: [stunts, kiss] })).toEqual(['disclosures']);
    expect(check({ disclosures: [kiss] }, young)).toEqual(['playing_age_max']);
    expect(check({ disclosures: [kiss] }, { ...young, disclosures: [] })).toEqual([]);
    expect(check(young, { disclosures: [stunts] })).toEqual([]);
    expect(check({ playing_age_min: 10, playing_age_max: 18 }, { disclosures: [kiss] })).toEqual([]);
  });
});

test('lists without an order of their own are the same in any order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 8 });
  fc.assert(
    fc.property(
      ids,
      fc.shuffledSubarray([...conditions]),
      fc.infiniteStream(fc.nat()),
      (given, musts, keys) => {
        const languages = given.map((language_id) => ({ language_id, level_id: 1 }));
        const shuffled = <T>(all: readonly T[]) =>
          all
            .map((one) => ({ one, key: keys.next().value ?? 0 }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ one }) => one);
        const one = inOneOrder({ look_ids: given, skill_ids: given, languages, musts });
        const other = inOneOrder({
          look_ids: shuffled([...given, ...given]),
          skill_ids: shuffled(given),
          languages: shuffled(languages),
          musts: shuffled(musts),
        });
        expect(other).toEqual(one);
        expect(inOneOrder(one)).toEqual(one);
      },
    ),
  );
});

test('pictures keep their order', () => {
  const pictures = [9, 3, 5].map((asset_id) => ({ asset_id, caption: null }));
  expect(inOneOrder({ pictures })).toEqual({ pictures });
});

test('clearing the fee clears its unit, unless another is said', () => {
  expect(withoutLooseUnit({ fee_paise: null })).toEqual({ fee_paise: null, fee_per: null });
  expect(withoutLooseUnit({ fee_paise: null, fee_per: 'day' })).toEqual({ fee_paise: null, fee_per: 'day' });
  expect(withoutLooseUnit({ name: 'Mira' })).toEqual({ name: 'Mira' });
});

describe('statuses', () => {
  test.each(characterStatuses.flatMap((from) => characterStatuses.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => {
      const allowed: Record<string, string> = {
        'casting dropped': 'character_dropped',
        'dropped casting': 'character_restored',
      };
      expect(statusChanges[from][to]).toBe(allowed[`${from} ${to}`]);
    },
  );
});
