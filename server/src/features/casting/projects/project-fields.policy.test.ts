import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedFields,
  findFaults,
  forCopy,
  type GivenFields,
  nothingSaid,
  type ProjectFields,
  withFields,
} from './project-fields.policy.ts';

const project: ProjectFields = { ...nothingSaid, title: 'Monsoon Line', project_type: 3 };
const faultsOf = (before: Partial<ProjectFields>, given: GivenFields) =>
  findFaults(withFields({ ...project, ...before }, given), given).map(({ field }) => field);

describe('what cannot be', () => {
  test.each<[string, Partial<ProjectFields>, GivenFields, string[]]>([
    [
      'end before start, both sent',
      {},
      { shoot_starts_on: '2026-12-05', shoot_ends_on: '2026-12-04' },
      ['shoot_ends_on'],
    ],
    [
      'a start after the stored end',
      { shoot_ends_on: '2026-12-04' },
      { shoot_starts_on: '2026-12-05' },
      ['shoot_starts_on'],
    ],
    [
      'an end before the stored start',
      { shoot_starts_on: '2026-12-05' },
      { shoot_ends_on: '2026-12-04' },
      ['shoot_ends_on'],
    ],
    [
      'auditions likewise',
      { audition_starts_on: '2026-12-05' },
      { audition_ends_on: '2026-12-04' },
      ['audition_ends_on'],
    ],
    ['one day', {}, { shoot_starts_on: '2026-12-05', shoot_ends_on: '2026-12-05' }, []],
    ['a start without an end', {}, { shoot_starts_on: '2026-12-05' }, []],
    [
      'the highest fee below the lowest',
      { fee_per: 'day' },
      { fee_min_paise: 500, fee_max_paise: 400 },
      ['fee_max_paise'],
    ],
    [
      'a lowest fee above the stored highest',
      { fee_max_paise: 400, fee_per: 'day' },
      { fee_min_paise: 500 },
      ['fee_min_paise'],
    ],
    ['a fee for nothing', {}, { fee_min_paise: 500 }, ['fee_per']],
    [
      'all at once',
      { shoot_starts_on: '2026-12-05' },
      { shoot_ends_on: '2026-12-04', fee_min_paise: 5, fee_max_paise: 4 },
      ['shoot_ends_on', 'fee_max_paise', 'fee_per'],
    ],
  ])('%s', (_, before, given, fields) => {
    expect(faultsOf(before, given)).toEqual(fields);
  });

  test('a fee that is taken away takes along what it is for', () => {
    const before = { ...project, fee_min_paise: 500, fee_per: 'day' } as const;
    const next = withFields(before, { fee_min_paise: null });
    expect(findFaults(next, { fee_min_paise: null })).toEqual([]);
    expect(changedFields(before, next)).toEqual(['fee_min_paise', 'fee_per']);
  });
});

describe('what was said twice', () => {
  test('counts once, and disclosures have one order', () => {
    const next = withFields(project, {
      language_ids: [3, 1, 3],
      city_ids: [2, 2],
      disclosures: [
        { kind: 'smoking', level: 'shown', note: null },
        { kind: 'kiss', level: 'one', note: 'Episode 3' },
      ],
    });
    expect(next).toMatchObject({ language_ids: [3, 1], city_ids: [2] });
    expect(next.disclosures.map(({ kind }) => kind)).toEqual(['kiss', 'smoking']);
  });

  test('saying what is already there changes nothing', () => {
    const given = fc.record({
      title: fc.string({ minLength: 1 }),
      language_ids: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }),
      synopsis: fc.option(fc.string()),
      fee_min_paise: fc.option(fc.integer({ min: 1 })),
      fee_per: fc.constantFrom('day' as const, 'month' as const),
    });
    fc.assert(
      fc.property(given, (fields) => {
        const once = withFields(project, fields);
        expect(changedFields(once, withFields(once, fields))).toEqual([]);
      }),
    );
  });
});

describe('a copy', () => {
  const today = '2026-11-16';
  const dated: ProjectFields = {
    ...project,
    audition_starts_on: '2026-11-01',
    audition_ends_on: '2026-11-15',
    shoot_starts_on: '2026-11-10',
    shoot_ends_on: '2026-11-16',
    cast_by: '2026-11-15',
    announce_on: '2027-01-01',
  };

  test('leaves out the days that are over', () => {
    expect(forCopy(dated, today)).toEqual({
      ...dated,
      audition_starts_on: null,
      audition_ends_on: null,
      cast_by: null,
    });
  });

  test('a start without an end is over when it is', () => {
    const source = { ...project, shoot_starts_on: '2026-11-15' };
    expect(forCopy(source, today).shoot_starts_on).toBeNull();
  });
});
