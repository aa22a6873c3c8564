import { describe, expect, test } from 'vitest';
import { type JobFields, nothingSaid } from '../job-fields.policy.ts';
import {
  type CheckFacts,
  fewestCompared,
  findingsOf,
  hasNewBlocking,
  type RoleFacts,
} from './job-checks.policy.ts';
import { textMarks } from './text-marks.policy.ts';

const job: JobFields = { ...nothingSaid, title: 'The singer', project_type: 1, is_unpaid: true };
const facts: CheckFacts = {
  roles: [],
  usual: null,
  per_day_paise: null,
  alike: null,
  project: null,
  poster: { account_days: 30, shares_phone_with_gone: false },
};
const meera: RoleFacts = {
  ...{ id: 7, name: 'Meera', brief: null, fee_paise: null, playing_age_min: 16, disclosures: [] },
};
const monsoon = {
  ...{ title: 'Monsoon Line', production_house: null, director: null, synopsis: null, usage: null },
  disclosures: [],
};
const usual = { compared: 12, low_paise: 500_000, median_paise: 1_000_000, high_paise: 3_000_000 };
const checksOf = (fields: Partial<JobFields>, more: Partial<CheckFacts> = {}) =>
  findingsOf({ ...job, ...fields }, { ...facts, ...more }).map(({ check }) => check);

describe('a fee', () => {
  test.each([
    [null, ['fee_missing']],
    [1_000_000, []],
    [240_000, ['fee_unusual']],
    [250_000, []],
    [4_000_000, []],
    [4_100_000, ['fee_unusual']],
  ] as const)('of %s a day: %j', (per_day_paise, checks) => {
    expect(checksOf({ is_unpaid: false }, { usual, per_day_paise })).toEqual(checks);
    expect(checksOf({ is_unpaid: true }, { usual, per_day_paise: null })).toEqual([]);
  });

  test('is compared once enough are known, with the figures it rests on', () => {
    const low = { per_day_paise: 100_000 };
    expect(
      checksOf({ is_unpaid: false }, { ...low, usual: { ...usual, compared: fewestCompared - 1 } }),
    ).toEqual([]);
    const [finding] = findingsOf(
      { ...job, is_unpaid: false },
      { ...facts, ...low, usual: { ...usual, compared: fewestCompared } },
    );
    expect(finding).toEqual({
      check: 'fee_unusual',
      field: 'fee_paise',
      evidence: { per_day_paise: 100_000, usual_from_paise: 500_000, usual_to_paise: 3_000_000, compared: 8 },
    });
  });

  test('is not missing where every character has one', () => {
    const role = { ...meera, fee_paise: 500_000, playing_age_min: 20, disclosures: [] };
    expect(checksOf({ is_unpaid: false }, { roles: [role] })).toEqual([]);
    expect(checksOf({ is_unpaid: false }, { roles: [role, { ...role, fee_paise: null }] })).toEqual([
      'fee_missing',
    ]);
  });
});

describe('minors', () => {
  const kiss: JobFields['disclosures'] = [{ kind: 'kiss', level: 'one', note: null }];
  const stunts: JobFields['disclosures'] = [{ kind: 'stunts', level: 'light', note: null }];
  const young = { ...meera, disclosures: kiss };

  test.each<[string, Partial<JobFields>, RoleFacts[], boolean]>([
    ['the job asks it of a role from 16', { playing_age_min: 16, disclosures: kiss }, [], true],
    ['from 18', { playing_age_min: 18, disclosures: kiss }, [], false],
    ['stunts of a child', { playing_age_min: 8, disclosures: stunts }, [], false],
    ['nobody said how old', { disclosures: kiss }, [], false],
    ['the character asks it', {}, [young], true],
    ['the job asks it of a young character', { disclosures: kiss }, [meera], true],
    ['the character is grown up', { playing_age_min: 16 }, [{ ...young, playing_age_min: 20 }], false],
  ])('%s', (_what, fields, roles, isFound) => {
    const found = checksOf(fields, { roles });
    expect(found).toEqual(isFound ? ['minors_in_comfort_scenes'] : []);
  });

  test('the project asks it of all its work', () => {
    const project = { ...monsoon, disclosures: kiss };
    expect(checksOf({ playing_age_min: 16 }, { project })).toEqual(['minors_in_comfort_scenes']);
    expect(checksOf({}, { project, roles: [meera] })).toEqual(['minors_in_comfort_scenes']);
  });
});

test('the poster: a new account, and a number that is known', () => {
  expect(checksOf({}, { poster: { account_days: 6, shares_phone_with_gone: true } })).toEqual([
    'new_account',
    'phone_of_closed_account',
  ]);
  expect(checksOf({}, { poster: { account_days: 7, shares_phone_with_gone: false } })).toEqual([]);
});

test('words are found in what its characters and its project say, and named by where they stand', () => {
  const kiss = { kind: 'kiss', note: 'Mail me at asha@konkan.in' };
  const roles = [
    { ...meera, brief: 'She sings. Registration fee ₹500.' },
    { ...meera, id: 8, name: 'Kale', brief: 'Registration fee ₹500.', disclosures: [kiss] },
  ];
  const project = { ...monsoon, synopsis: 'Call 98200 12345 to know more.' };
  const found = findingsOf({ ...job, disclosures: [] }, { ...facts, roles, project }).filter(
    ({ check }) => check !== 'minors_in_comfort_scenes',
  );
  expect(found.map(({ check, field, evidence }) => [check, field, evidence.where])).toEqual([
    ['money_asked', 'charcter_ids.7.brief', 'the brief of Meera'],
    ['money_asked', 'charcter_ids.8.brief', 'the brief of Kale'],
    ['contact_in_text', 'charcter_ids.8.disclosures', 'the comfort scenes of Kale'],
    ['contact_in_text', 'project_id.synopsis', 'the synopsis of Monsoon Line'],
  ]);
});

test('words are found in every text, and named by their field', () => {
  const said = findingsOf(
    {
      ...job,
      description: 'Registration fee ₹500. Call 98200 12345.',
      pay_note: 'WhatsApp us',
      questions: [{ kind: 'text', text: 'Will you pay ₹500 to register?', is_required: false, choices: [] }],
    },
    facts,
  );
  expect(said.map(({ check, field }) => [check, field])).toEqual([
    ['money_asked', 'description'],
    ['contact_in_text', 'description'],
    ['contact_in_text', 'pay_note'],
    ['money_asked', 'questions'],
  ]);
  expect(said[1]?.evidence).toEqual({ kind: 'phone', words: '98200 12345' });
});

test('what was read once blocks no more; other words do', () => {
  const asking = (words: string) => [
    { check: 'money_asked', field: 'description', evidence: { words } } as const,
  ];
  const contact = { check: 'contact_in_text', field: 'title', evidence: { words: 'x' } } as const;
  expect(hasNewBlocking([], asking('Pay'))).toBe(true);
  expect(hasNewBlocking(asking('Pay'), asking('Pay'))).toBe(false);
  expect(hasNewBlocking(asking('Pay'), asking('Pay more'))).toBe(true);
  expect(hasNewBlocking([], [contact])).toBe(false);
});

describe('text marks', () => {
  const text =
    'She sings on the last slow train between Pune and Mumbai, and knows every ticket inspector by name. ' +
    'Two shoot days in March, rehearsals in the evening, a car from the station and back. ' +
    'Send one tape of a song you love and one of a quarrel, each under a minute.';
  const shared = (one: string, other: string) => {
    const known = new Set(textMarks(other));
    return textMarks(one).filter((mark) => known.has(mark)).length / textMarks(one).length;
  };

  test('are the same whatever the marks of the sentence are', () => {
    expect(textMarks(text.toUpperCase().replaceAll(',', ' –'))).toEqual(textMarks(text));
  });

  test('most of them stay where a few words change, and hardly any in another text', () => {
    expect(shared(text, text.replace('in March', 'in April'))).toBeGreaterThan(0.6);
    const other =
      'A grandfather repairs radios in Nagpur while his granddaughter films him for her college project. ' +
      'Six days with a small crew, train tickets are ours, and you should like children and old machines. ' +
      'Tell us about something you repaired with your own hands, in Marathi or in Hindi, as you like it.';
    expect(shared(text, other)).toBe(0);
  });

  test('a short text has none', () => {
    expect(textMarks('Two days in Pune, paid.')).toEqual([]);
    expect(textMarks(null)).toEqual([]);
  });
});
