import { describe, expect, test } from 'vitest';
import {
  changedFields,
  findFaults,
  findMissing,
  forCopy,
  type GivenFields,
  type JobFields,
  nothingSaid,
  withFields,
} from './job-fields.policy.ts';

const now = new Date('2026-11-16T06:00:00Z');
const past = { at: '2026-11-16T06:00:00Z', zone: 'Asia/Kolkata' };
const future = { at: '2026-11-16T06:00:01Z', zone: 'Asia/Kolkata' };
const empty: JobFields = { ...nothingSaid, title: 'The singer', project_type: 1 };
const paid: JobFields = { ...empty, fee_paise: 800_000, fee_per: 'day' };

describe('fields that belong together', () => {
  test.each<[string, JobFields, GivenFields, Partial<JobFields>]>([
    ['unpaid work has no fee', paid, { is_unpaid: true }, { fee_paise: null, fee_per: null }],
    [
      'a fee makes it paid',
      { ...empty, is_unpaid: true },
      { fee_paise: 5, fee_per: 'day' },
      { is_unpaid: false },
    ],
    ['without a fee it is per nothing', paid, { fee_paise: null }, { fee_per: null, is_unpaid: false }],
    ['nothing given keeps it unpaid', { ...empty, is_unpaid: true }, { wanted: 2 }, { is_unpaid: true }],
    [
      'characters go with their project',
      { ...empty, project_id: 1, charcter_ids: [4] },
      { project_id: 2 },
      { charcter_ids: [] },
    ],
    ['each city once, in order', empty, { city_ids: [3, 1, 3] }, { city_ids: [3, 1] }],
  ])('%s', (_what, before, given, expected) => {
    expect(withFields(before, given)).toMatchObject(expected);
  });

  test('a change is what reads differently, not what is written differently', () => {
    const before = { ...paid, deadline: { at: '2026-11-20T00:00:00.000Z', zone: 'Asia/Kolkata' } };
    const same = { ...before, deadline: { at: '2026-11-20T05:30:00+05:30', zone: 'Asia/Kolkata' } };
    expect(changedFields(before, same)).toEqual([]);
    expect(changedFields(before, { ...same, wanted: 2, deadline: null })).toEqual(['wanted', 'deadline']);
  });
});

test.each<[Partial<JobFields>, string[]]>([
  [{ playing_age_min: 30, playing_age_max: 20 }, ['playing_age_max']],
  [{ works_from: '2027-01-02', works_to: '2027-01-01' }, ['works_to']],
  [{ fee_paise: 5 }, ['fee_per']],
  [{ fee_paise: 5, is_unpaid: true }, ['fee_paise']],
  [{ charcter_ids: [1] }, ['charcter_ids']],
  [{ deadline: past }, ['deadline']],
  [{ deadline: future, works_from: '2027-01-01', works_to: '2027-01-01' }, []],
])('%j is wrong in %j', (given, fields) => {
  expect(findFaults({ ...empty, ...given }, given, now).map(({ field }) => field)).toEqual(fields);
});

test('the half that was sent is at fault', () => {
  const next = { ...empty, works_from: '2027-01-02', works_to: '2027-01-01' };
  expect(findFaults(next, { works_from: next.works_from }, now)).toMatchObject([{ field: 'works_from' }]);
});

test('what others read must say what it is, how one auditions and where', () => {
  const fieldsOf = (more: Partial<JobFields>) =>
    findMissing({ ...empty, ...more }, now).map(({ field }) => field);
  expect(fieldsOf({ deadline: past })).toEqual(['description', 'audition_kinds', 'city_ids', 'deadline']);
  const said: Partial<JobFields> = { description: 'Two days.', audition_kinds: ['self_tape'] };
  expect(fieldsOf({ ...said, is_remote: true })).toEqual([]);
  expect(fieldsOf({ ...said, city_ids: [1], deadline: future })).toEqual([]);
});

test('a copy asks anew and keeps only a deadline that is still to come', () => {
  const question = { id: 7, kind: 'text', text: 'Can you sing?', is_required: false, choices: [] } as const;
  const source = { ...paid, questions: [{ ...question, choices: [] }], deadline: past };
  expect(forCopy(source, now)).toMatchObject({ deadline: null, questions: [{ text: 'Can you sing?' }] });
  expect(forCopy(source, now).questions[0]).not.toHaveProperty('id');
  expect(forCopy({ ...source, deadline: future }, now).deadline).toEqual(future);
});
