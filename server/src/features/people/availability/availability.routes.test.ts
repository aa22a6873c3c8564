import type { UnavailableDates } from '@callboard/contract/people/availability';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { calendarsOf, day, daysOf, range, rowsIn } from '../../../../test/calendars.ts';
import { countRows } from '../../../../test/database.ts';

const testApp = useTestApp();
const { newPerson, send, mark, read, book } = calendarsOf(testApp);
const fieldOf = (response: { json: <T>() => T }) =>
  response.json<{ errors?: { field: string }[] }>().errors?.[0]?.field;
const spans = (rows: readonly UnavailableDates[]) =>
  rows.map(({ start_date, end_date }) => [start_date, end_date]);

describe('POST /v1/recruiter-project-schedule-unavailable-details', () => {
  test.each(['talent', 'recruiter'] as const)('a %s marks days of their own', async (kind) => {
    const person = await newPerson(kind);
    const response = await mark(person, range(3, 5, { reason: ' Theatre run ' }));
    expect(response.statusCode).toBe(201);
    expect(rowsIn(response)).toEqual([
      {
        id: expect.any(Number),
        ...range(3, 5),
        reason: 'Theatre run',
        series_id: null,
        is_booking: false,
      },
    ]);
    expect(await read(person)).toEqual(rowsIn(response));
    const events = await countRows(
      testApp(),
      'event_log',
      `type = 'availability.changed' and payload->>'accountId' = $1`,
      String(person.id),
    );
    expect(events).toBe(1);
  });

  test('days marked before become part of it; marking the same again changes nothing', async () => {
    const person = await newPerson();
    await mark(person, range(2, 4, { reason: 'Shoot' }));
    await mark(person, range(8, 9));
    expect(rowsIn(await mark(person, range(4, 8)))).toMatchObject([{ ...range(2, 9), reason: 'Shoot' }]);
    const [row] = rowsIn(await mark(person, range(5, 6, { reason: 'Travel' })));
    expect(row).toMatchObject({ ...range(2, 9), reason: 'Travel' });
    expect(rowsIn(await mark(person, range(5, 6)))).toEqual([row]);
    expect(await countRows(testApp(), 'unavailable_dates', 'account_id = $1', person.id)).toBe(1);
  });

  test('every week up to a day, as rows of one series', async () => {
    const person = await newPerson();
    const rows = rowsIn(await mark(person, range(1, 2, { repeat_weekly_until: day(16) })));
    expect(spans(rows)).toEqual([
      [day(1), day(2)],
      [day(8), day(9)],
      [day(15), day(16)],
    ]);
    expect(new Set(rows.map(({ series_id }) => series_id)).size).toBe(1);
    expect(rows[0]?.series_id).toEqual(expect.any(String));
  });

  test('bookings stay what they are and the rest is marked around them', async () => {
    const person = await newPerson();
    await book(person, 5, 6);
    const rows = rowsIn(await mark(person, range(4, 8)));
    expect(rows.map((row) => [row.start_date, row.end_date, row.is_booking])).toEqual([
      [day(4), day(4), false],
      [day(5), day(6), true],
      [day(7), day(8), false],
    ]);
  });

  test('twenty calls at once leave one calendar without overlaps', async () => {
    const person = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => mark(person, range(turn * 2, turn * 2 + (turn % 5)))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    const days = daysOf(await read(person));
    expect(new Set(days).size).toBe(days.length);
    const wanted = Array.from({ length: 20 }, (_, turn) =>
      Array.from({ length: (turn % 5) + 1 }, (_, more) => day(turn * 2 + more)),
    ).flat();
    expect([...days].sort()).toEqual([...new Set(wanted)].sort());
  });

  test.each([
    ['an end before its start', range(5, 3), 'end_date'],
    ['more than a year', range(1, 370), 'end_date'],
    ['a day long gone', range(-400, -390), 'start_date'],
    ['a day far away', range(800, 801), 'start_date'],
    ['year one', { start_date: '0001-01-01', end_date: '0001-01-02' }, 'start_date'],
    ['a day that does not exist', { start_date: '2027-02-30', end_date: '2027-03-01' }, 'start_date'],
    ['ten days every week', range(1, 10, { repeat_weekly_until: day(60) }), 'end_date'],
    [
      'a repetition that ends before it begins',
      range(4, 5, { repeat_weekly_until: day(3) }),
      'repeat_weekly_until',
    ],
    ['a novel as its reason', range(1, 2, { reason: 'x'.repeat(201) }), 'reason'],
    ['somebody else’s calendar', range(1, 2, { account_id: 1 }), 'account_id'],
  ])('refuses %s', async (_what, payload, field) => {
    const person = await newPerson();
    const response = await mark(person, payload);
    expect([response.statusCode, fieldOf(response)]).toEqual([400, field]);
    expect(await read(person)).toEqual([]);
  });

  test('is not for guests', async () => {
    expect((await send({ headers: { authorization: '' } }, 'POST', '', range(1, 2))).statusCode).toBe(401);
  });
});

describe('GET /v1/user/{id}/unavailable-dates', () => {
  test('from today on, or between two days', async () => {
    const person = await newPerson();
    for (const [from, to] of [
      [-20, -10],
      [-3, 0],
      [4, 6],
      [40, 41],
    ] as const)
      await mark(person, range(from, to));
    expect(spans(await read(person))).toEqual([
      [day(-3), day(0)],
      [day(4), day(6)],
      [day(40), day(41)],
    ]);
    expect(spans(await read(person, `?start_date=${day(-12)}&end_date=${day(4)}`))).toEqual([
      [day(-20), day(-10)],
      [day(-3), day(0)],
      [day(4), day(6)],
    ]);
  });

  test('is only for its owner, and says which day is wrong', async () => {
    const person = await newPerson();
    const other = await newPerson('recruiter');
    const url = `/v1/user/${person.id}/unavailable-dates`;
    const get = (query: string, headers: Record<string, string>) =>
      testApp().app.inject({ url: url + query, headers });
    expect((await get('', other.headers)).statusCode).toBe(404);
    expect((await get('', {})).statusCode).toBe(401);
    const { headers } = person;
    expect(fieldOf(await get(`?end_date=${day(-1)}`, headers))).toBe('end_date');
    expect(fieldOf(await get('?start_date=0000-01-01', headers))).toBe('start_date');
    expect(fieldOf(await get('?start_date=tomorrow', headers))).toBe('start_date');
  });
});

describe('PATCH /v1/recruiter-project-schedule-unavailable-details/{id}', () => {
  test('moves days, keeps their number and their reason unless another is given', async () => {
    const person = await newPerson();
    const [before] = rowsIn(await mark(person, range(3, 5, { reason: 'Shoot' })));
    const path = `/${before?.id}`;
    expect(rowsIn(await send(person, 'PATCH', path, range(10, 12)))).toEqual([
      { ...before, ...range(10, 12) },
    ]);
    const renamed = await send(person, 'PATCH', path, range(10, 12, { reason: 'Workshop' }));
    expect(rowsIn(renamed)).toMatchObject([{ id: before?.id, reason: 'Workshop' }]);
    const cleared = await send(person, 'PATCH', path, range(10, 12, { reason: null }));
    expect(rowsIn(cleared)).toMatchObject([{ id: before?.id, reason: null }]);
  });

  test('one week of a series leaves the series and absorbs what it meets', async () => {
    const person = await newPerson();
    const [first, second, third] = rowsIn(await mark(person, range(1, 1, { repeat_weekly_until: day(15) })));
    const after = rowsIn(await send(person, 'PATCH', `/${second?.id}`, range(8, 15)));
    expect(after).toEqual([first, { ...second, ...range(8, 15), series_id: null }]);
    expect(after.some(({ id }) => id === third?.id)).toBe(false);
  });

  test('days more than a year back may stay where they are, not be moved there', async () => {
    const person = await newPerson();
    const { rows } = await testApp().pool.query(
      `insert into unavailable_dates (account_id, days) values ($1, daterange($2, $3, '[]')) returning id`,
      [person.id, day(-500), day(-480)],
    );
    const path = `/${rows[0].id}`;
    expect((await send(person, 'PATCH', path, range(-500, -470))).statusCode).toBe(200);
    expect(fieldOf(await send(person, 'PATCH', path, range(-501, -470)))).toBe('start_date');
  });

  test('changes neither a booking nor anybody else’s days', async () => {
    const person = await newPerson();
    const other = await newPerson();
    const [row] = rowsIn(await mark(person, range(3, 5)));
    expect((await send(other, 'PATCH', `/${row?.id}`, range(6, 7))).statusCode).toBe(404);
    expect((await send(other, 'PATCH', '/2000000000', range(6, 7))).statusCode).toBe(404);
    expect(
      (await send({ headers: { authorization: '' } }, 'PATCH', `/${row?.id}`, range(6, 7))).statusCode,
    ).toBe(401);
    await book(person, 20, 21);
    const booking = (await read(person)).find(({ is_booking }) => is_booking);
    expect((await send(person, 'PATCH', `/${booking?.id}`, range(6, 7))).json()).toMatchObject({
      code: 'CONFLICT',
    });
    expect(fieldOf(await send(person, 'PATCH', `/${row?.id}`, range(7, 6)))).toBe('end_date');
    expect(await read(person)).toEqual([row, booking]);
  });
});

describe('DELETE /v1/recruiter-project-schedule-unavailable-details/{id}', () => {
  test('removes one week or the whole series', async () => {
    const person = await newPerson();
    await mark(person, range(3, 3));
    const rows = rowsIn(await mark(person, range(1, 2, { repeat_weekly_until: day(23) })));
    const [one] = rows.filter(({ series_id }) => series_id !== null);
    const left = rowsIn(await send(person, 'DELETE', `/${one?.id}`));
    expect(left).toHaveLength(rows.length - 1);
    const next = left.find(({ series_id }) => series_id !== null);
    expect(spans(rowsIn(await send(person, 'DELETE', `/${next?.id}?whole_series=true`)))).toEqual([
      [day(3), day(3)],
    ]);
  });

  test('removes neither a booking nor anybody else’s days', async () => {
    const person = await newPerson();
    const other = await newPerson('recruiter');
    await book(person, 2, 3);
    const [booking] = await read(person);
    expect((await send(person, 'DELETE', `/${booking?.id}`)).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await send(other, 'DELETE', `/${booking?.id}`)).statusCode).toBe(404);
    expect((await send({ headers: { authorization: '' } }, 'DELETE', `/${booking?.id}`)).statusCode).toBe(
      401,
    );
    expect(await read(person)).toEqual([booking]);
  });
});
