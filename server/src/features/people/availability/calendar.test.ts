import type { UnavailableDates } from '@callboard/contract/people/availability';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { calendarsOf, day, daysOf, range } from '../../../../test/calendars.ts';
import { howMany } from '../../../../test/random-tests.ts';
import { unavailableOn } from './index.ts';

const testApp = useTestApp();
const { newPerson, send, mark, read, book } = calendarsOf(testApp);

test('after any sequence of calls the calendar holds exactly the days it should', async () => {
  const call = fc.record({
    what: fc.constantFrom('mark', 'repeat', 'move', 'remove'),
    which: fc.nat(9),
    from: fc.integer({ min: -5, max: 30 }),
    length: fc.nat(6),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 3, maxLength: 9 }), async (calls) => {
      const person = await newPerson();
      const model = new Set<number>();
      const set = (from: number, length: number) => {
        for (let one = from; one <= from + length; one += 1) model.add(one);
      };
      let rows: UnavailableDates[] = [];
      for (const { what, which, from, length } of calls) {
        const chosen = rows[which % Math.max(1, rows.length)];
        if (what === 'mark' || what === 'repeat') {
          const until = what === 'repeat' ? { repeat_weekly_until: day(from + length + 14) } : {};
          await mark(person, range(from, from + length, until));
          for (const week of what === 'repeat' ? [0, 7, 14] : [0]) set(from + week, length);
        } else if (chosen) {
          for (const one of [...model]) {
            if (day(one) >= chosen.start_date && day(one) <= chosen.end_date) model.delete(one);
          }
          if (what === 'remove') await send(person, 'DELETE', `/${chosen.id}`);
          else await send(person, 'PATCH', `/${chosen.id}`, range(from, from + length));
          if (what === 'move') set(from, length);
        }
        rows = await read(person, `?start_date=${day(-30)}`);
      }
      expect(daysOf(rows).sort()).toEqual([...model].map(day).sort());
    }),
    { numRuns: howMany(10, 60) },
  );
});

test('unavailableOn returns ranges without reasons', async () => {
  const [one, two, free] = [await newPerson(), await newPerson(), await newPerson()];
  await mark(one, range(3, 9, { reason: 'Surgery' }));
  await book(two, 9, 12);
  await mark(two, range(30, 31));
  const found = await unavailableOn(testApp().db, [one.id, two.id, free.id], { start: day(8), end: day(20) });
  expect(found).toEqual([
    { account_id: one.id, ...range(3, 9), is_booking: false },
    { account_id: two.id, ...range(9, 12), is_booking: true },
  ]);
  expect(await unavailableOn(testApp().db, [], { start: day(8), end: day(20) })).toEqual([]);
});
