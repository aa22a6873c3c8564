import { countDays, daysTogether, feeTogether } from '@callboard/contract/casting/line-up-facts';
import { describe, expect, it } from 'vitest';
import { calendarOf, isSameGroup, mayStand, periodOf, spanOf } from './line-up.policy.ts';

const place = {
  talent_id: 1,
  character_id: 1,
  character: 'Meera',
  rank: 6,
  works_from: null,
  works_to: null,
};
const shoot = { shoot_starts_on: '2027-01-12', shoot_ends_on: '2027-01-14' };
const busy = (start_date: string, end_date: string, is_booking = false) => ({
  start_date,
  end_date,
  is_booking,
});
const states = (...args: Parameters<typeof calendarOf>) => calendarOf(...args)?.map(({ state }) => state);

describe('the days of a character', () => {
  it('are its own, else those of the shoot', () => {
    const own = { ...place, works_from: '2027-02-01', works_to: '2027-02-03' };
    expect(periodOf(own, shoot)).toEqual({ start: '2027-02-01', end: '2027-02-03' });
    expect(periodOf({ ...own, works_to: null }, shoot)?.start).toBe('2027-01-12');
    expect(periodOf(undefined, shoot)?.end).toBe('2027-01-14');
    expect(periodOf(place, { shoot_starts_on: null, shoot_ends_on: null })).toBeNull();
  });

  it('are said one by one', () => {
    const days = { start: '2027-02-27', end: '2027-03-02' };
    expect(states(days, [])).toEqual(['free', 'free', 'free', 'free']);
    expect(states(days, [busy('2027-02-01', '2027-02-27'), busy('2027-03-01', '2027-03-01')])).toEqual([
      'unavailable',
      'free',
      'unavailable',
      'free',
    ]);
    const booked = [busy('2027-03-01', '2027-03-01', true)];
    expect(states(days, booked)?.[2]).toBe('unavailable');
    expect(states(days, booked, true)?.[2]).toBe('booked');
    expect(states(days, [busy('2027-03-01', '2027-03-01')], true)?.[2]).toBe('unavailable');
    expect(states(days, null)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    expect(states(null, [])).toBeUndefined();
    expect(calendarOf({ start: '2027-01-01', end: '2030-01-01' }, [])).toHaveLength(366);
  });

  it('span everyone', () => {
    const [one, two] = [
      { start: '2027-01-05', end: '2027-01-09' },
      { start: '2027-01-01', end: '2027-01-07' },
    ];
    expect(spanOf([one, null, two])).toEqual({ start: '2027-01-01', end: '2027-01-09' });
    expect(spanOf([null])).toBeNull();
  });
});

describe('together', () => {
  const days = (start: string, end: string, taken: ReturnType<typeof busy>[] | null = []) =>
    calendarOf({ start, end }, taken);

  it('only days on which all of them work count', () => {
    const one = days('2027-01-01', '2027-01-10', [busy('2027-01-08', '2027-01-08')]);
    const other = days('2027-01-06', '2027-01-20', [busy('2027-01-06', '2027-01-06', true)]);
    expect(daysTogether([one, other])).toEqual({ free: 3, of: 5 });
    expect(daysTogether([one, days('2027-01-06', '2027-01-20', null)])).toBeNull();
    expect(daysTogether([one, days('2028-01-06', '2028-01-20')])).toBeNull();
    expect(daysTogether([one, null])).toBeNull();
    expect(daysTogether([one])).toBeNull();
    const cast = calendarOf(
      { start: '2027-01-06', end: '2027-01-20' },
      [busy('2027-01-06', '2027-01-20', true)],
      true,
    );
    expect(daysTogether([one, cast])).toEqual({ free: 4, of: 5 });
    expect(countDays(one)).toEqual({ free: 9, of: 10 });
    expect(countDays(days('2027-01-01', '2027-01-02', null))).toBeNull();
  });

  it('fees are added where all are by the day', () => {
    expect(
      feeTogether([
        { rupees: 45_000, per: 'day' },
        { rupees: 41_000, per: 'day' },
      ]),
    ).toBe(86_000);
    expect(feeTogether([{ rupees: 45_000, per: 'day' }, null])).toBeNull();
    expect(feeTogether([{ rupees: 45_000, per: 'project' }])).toBeNull();
  });
});

describe('who stands', () => {
  it('one stranger refuses them all', () => {
    expect(mayStand([], new Set())).toBe(true);
    expect(mayStand([1, 2], new Set([1, 2, 3]))).toBe(true);
    expect(mayStand([1, 9], new Set([1, 2, 3]))).toBe(false);
  });

  it('a group is the same in any order', () => {
    expect(isSameGroup([1, 2], [2, 1])).toBe(true);
    expect(isSameGroup([1, 2], [1, 2, 3])).toBe(false);
  });
});
