import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysMissed } from './days-missed.policy.ts';

const shoot = { from: '2026-12-01', to: '2026-12-10' };
const days = (from: string, to: string) => ({ from: `2026-${from}`, to: `2026-${to}` });

test.each([
  ['nothing', [], []],
  ['days before and after', [days('11-01', '11-30'), days('12-11', '12-20')], []],
  ['a stretch within', [days('12-03', '12-05')], [days('12-03', '12-05')]],
  [
    'only the part within',
    [days('11-20', '12-02'), days('12-09', '12-31')],
    [days('12-01', '12-02'), days('12-09', '12-10')],
  ],
  ['touching stretches as one', [days('12-05', '12-06'), days('12-03', '12-04')], [days('12-03', '12-06')]],
  [
    'a stretch inside another as one',
    [days('12-03', '12-08'), days('12-04', '12-05')],
    [days('12-03', '12-08')],
  ],
])('%s', (_what, unavailable, missed) => {
  expect(daysMissed(shoot, unavailable)).toEqual(missed);
});

const dayNumber = fc.integer({ min: -5, max: 15 });
const dayOf = (number: number) => new Date(Date.UTC(2026, 11, 1 + number)).toISOString().slice(0, 10);
const daysIn = (ranges: readonly { from: string; to: string }[]) =>
  Array.from({ length: 21 }, (_, index) => dayOf(index - 5)).filter((day) =>
    ranges.some(({ from, to }) => from <= day && day <= to),
  );

test('equals a day-by-day comparison', () => {
  const range = fc
    .tuple(dayNumber, dayNumber)
    .map(([one, other]) => ({ from: dayOf(Math.min(one, other)), to: dayOf(Math.max(one, other)) }));
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), (unavailable) => {
      const missed = daysMissed(shoot, unavailable);
      const wanted = daysIn([shoot]).filter((day) => daysIn(unavailable).includes(day));
      expect(daysIn(missed)).toEqual(wanted);
      for (const [index, { from }] of missed.slice(1).entries())
        expect(from > (missed[index]?.to ?? '')).toBe(true);
    }),
  );
});
