import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type DayRange, everyWeek, overlaps } from './calendar-days.ts';
import { type MarkedDays, markDays } from './mark-days.policy.ts';

const first = '2027-01-01';
const day = (number: number) => addDays(first, number);
const marked = (from: number, to: number, more: Partial<MarkedDays> = {}): MarkedDays => ({
  id: from + 1,
  start: day(from),
  end: day(to),
  reason: null,
  series: null,
  booking: false,
  ...more,
});
const wanted = (from: number, to: number, more: { reason?: string; series?: string } = {}) => ({
  start: day(from),
  end: day(to),
  reason: more.reason,
  series: more.series ?? null,
});

describe('marking days', () => {
  test('over days marked before makes one range of them, with the new reason', () => {
    const before = [marked(2, 4, { reason: 'Shoot' }), marked(6, 9), marked(20, 21)];
    expect(markDays(before, wanted(3, 7, { reason: 'Rehearsal' }))).toEqual([
      marked(2, 9, { id: 3, reason: 'Rehearsal' }),
      marked(20, 21),
    ]);
  });

  test('without a reason keeps the one that stood there', () => {
    const before = [marked(2, 4), marked(6, 9, { reason: 'Shoot' })];
    expect(markDays(before, wanted(3, 7))).toEqual([marked(2, 9, { id: 3, reason: 'Shoot' })]);
  });

  test('next to others leaves them as they are', () => {
    expect(markDays([marked(2, 4)], wanted(5, 6))).toEqual([marked(2, 4), marked(5, 6, { id: undefined })]);
  });

  test('keeps bookings', () => {
    const booking = marked(4, 5, { booking: true, reason: 'Booked' });
    expect(markDays([booking], wanted(3, 7, { reason: 'Away' }))).toEqual([
      marked(3, 3, { id: undefined, reason: 'Away' }),
      booking,
      marked(6, 7, { id: undefined, reason: 'Away' }),
    ]);
  });

  test('a week that meets other days leaves its series, and one that is new belongs to it', () => {
    const after = everyWeek({ start: day(0), end: day(1) }, day(8)).reduce<readonly MarkedDays[]>(
      (rows, week) => markDays(rows, { ...week, reason: undefined, series: 'weekly' }),
      [marked(8, 30)],
    );
    expect(after.map(({ start, end, series }) => [start, end, series])).toEqual([
      [day(0), day(1), 'weekly'],
      [day(7), day(30), null],
    ]);
  });
});

type Step =
  | { readonly do: 'mark'; readonly from: number; readonly days: number; readonly weeks: number }
  | { readonly do: 'book'; readonly from: number; readonly days: number }
  | { readonly do: 'move'; readonly which: number; readonly from: number; readonly days: number }
  | { readonly do: 'remove'; readonly which: number };

const place = { from: fc.nat(60), days: fc.nat(9) };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('mark' as const),
    from: fc.nat(60),
    days: fc.nat(6),
    weeks: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ do: fc.constant('book' as const), ...place }),
  fc.record({ do: fc.constant('move' as const), which: fc.nat(20), ...place }),
  fc.record({ do: fc.constant('remove' as const), which: fc.nat(20) }),
);

const daysOf = ({ start, end }: DayRange) => {
  const days: string[] = [];
  for (let one = start; one <= end; one = addDays(one, 1)) days.push(one);
  return days;
};

describe('after any number of changes', () => {
  let ids = 0;
  const numbered = (rows: readonly MarkedDays[]) =>
    rows.map((row) => {
      ids += 1;
      return row.id === undefined ? { ...row, id: 100_000 + ids } : row;
    });

  /** The calendar that the rules produce, next to a plain set of days. */
  const play = (steps: readonly Step[]) => {
    let rows: readonly MarkedDays[] = [];
    const model = new Set<string>();
    for (const one of steps) {
      const byHand = rows.filter(({ booking }) => !booking);
      const chosen = 'which' in one ? byHand[one.which % Math.max(1, byHand.length)] : undefined;
      if (one.do === 'mark') {
        const week = { start: day(one.from), end: day(one.from + one.days) };
        for (const range of everyWeek(week, addDays(week.end, (one.weeks - 1) * 7))) {
          rows = markDays(rows, { ...range, reason: undefined, series: 's' });
          for (const marked of daysOf(range)) model.add(marked);
        }
      }
      if (one.do === 'book') {
        const booking = marked(one.from, one.from + one.days, { id: undefined, booking: true });
        if (!rows.some((row) => overlaps(row, booking))) {
          rows = [...rows, booking];
          for (const booked of daysOf(booking)) model.add(booked);
        }
      }
      if (chosen) for (const left of daysOf(chosen)) model.delete(left);
      if (chosen && one.do === 'remove') rows = rows.filter((row) => row !== chosen);
      if (chosen && one.do === 'move') {
        const to = { start: day(one.from), end: day(one.from + one.days) };
        rows = markDays(
          rows.filter((row) => row !== chosen),
          { ...to, id: chosen.id, reason: undefined, series: null },
        );
        for (const marked of daysOf(to)) model.add(marked);
      }
      rows = numbered(rows);
    }
    return { rows, model };
  };

  test('the days marked are exactly those of a plain set, none twice, and no row has another’s number', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const { rows, model } = play(steps);
        const days = rows.flatMap(daysOf);
        expect([...days].sort()).toEqual([...model].sort());
        expect(new Set(days).size).toBe(days.length);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      }),
      { numRuns: 500 },
    );
  });
});
