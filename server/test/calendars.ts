import { todayInIndia } from '@callboard/contract/people/ages';
import type { UnavailableDates } from '@callboard/contract/people/availability';
import { addDays } from '../src/features/people/availability/calendar-days.ts';
import type { TestApp } from './app.ts';
import { createRecruiter, createTalent } from './factories.ts';

export const day = (inDays: number) => addDays(todayInIndia(), inDays);
export const range = (from: number, to: number, more: object = {}) => ({
  start_date: day(from),
  end_date: day(to),
  ...more,
});

export const rowsIn = (response: { json: <T>() => T }) =>
  response.json<{ results: UnavailableDates[] }>().results;

/** Every single day of these rows. */
export const daysOf = (rows: readonly UnavailableDates[]) =>
  rows.flatMap(({ start_date, end_date }) => {
    const days: string[] = [];
    for (let one = start_date; one <= end_date; one = addDays(one, 1)) days.push(one);
    return days;
  });

/** People who mark days, by the calls that mark them. */
export function calendarsOf(testApp: () => TestApp) {
  const newPerson = async (kind: 'talent' | 'recruiter' = 'talent') => {
    const create = kind === 'talent' ? createTalent : createRecruiter;
    const { id } = await create(testApp().db);
    return { id, headers: await testApp().as({ id }) };
  };
  type Person = Awaited<ReturnType<typeof newPerson>>;
  const send = (
    { headers }: Pick<Person, 'headers'>,
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const url = `/v1/recruiter-project-schedule-unavailable-details${path}`;
    return testApp().app.inject({ method, url, headers, ...(payload && { payload }) });
  };

  return {
    newPerson,
    send,
    mark: (person: Person, payload: object) => send(person, 'POST', '', payload),
    read: async ({ id, headers }: Person, query = '') =>
      rowsIn(await testApp().app.inject({ url: `/v1/user/${id}/unavailable-dates${query}`, headers })),
    book: ({ id }: Person, from: number, to: number) =>
      testApp().pool.query(
        `insert into unavailable_dates (account_id, days, is_booking) values ($1, daterange($2, $3, '[]'), true)`,
        [id, day(from), day(to)],
      ),
  };
}
