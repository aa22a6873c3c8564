import { beforeAll, expect, test } from 'vitest';
import { unlock } from '../../../../test/full-talent.ts';
import { useSearchPeople } from '../../../../test/search-people.ts';
import { applyAllChanges } from '../../search/talent-search/index.ts';

const { testApp, people, find, addRecruiter, addCharacter } = useSearchPeople();

/** Off today and tomorrow, booked the day after. */
beforeAll(async () => {
  const today = `(now() at time zone 'Asia/Kolkata')::date`;
  await testApp().pool.query(
    `insert into unavailable_dates (account_id, days, is_booking) values
       ($1, daterange(${today} - 3, ${today} + 2), false), ($1, daterange(${today} + 2, ${today} + 3), true)`,
    [people.ananya.id],
  );
  await unlock(testApp().db, people.recruiter, people.ananya);
  await applyAllChanges(testApp().db);
});

const get = async (url: string, headers = people.recruiter.headers) =>
  (await testApp().app.inject({ url, headers })).json();
const cardOf = async (query: Record<string, string | number>, headers = people.recruiter.headers) =>
  (await find({ sort: 'name', ...query }, headers)).json().results[0];

test('an unlocked talent’s days are the same in search, in the list, in compare and on the profile', async () => {
  const card = await cardOf({});
  const [row] = (await get(`/v1/recruiter-unlocked/unlock_talents?recruiter_id=${people.recruiter.id}`))
    .results;
  const compared = await get(`/v1/user/without/${people.ananya.public_id}`);
  const profile = await get(`/v1/user/get-talenter/${people.ananya.public_id}`);
  const own = await get(`/v1/user/get-talenter/${people.ananya.id}`, await testApp().as(people.ananya));
  expect(card.days.slice(0, 4).map(({ state }: { state: string }) => state)).toEqual([
    'unavailable',
    'unavailable',
    'booked',
    'free',
  ]);
  expect(card.days).toHaveLength(14);
  expect(row.days).toEqual(card.days);
  expect(compared.days).toHaveLength(28);
  expect(compared.days.slice(0, 14)).toEqual(card.days);
  expect(profile.days).toEqual(compared.days);
  expect(own.days).toEqual(compared.days);
});

test('are for nobody who has not unlocked', async () => {
  const { headers } = await addRecruiter();
  expect((await cardOf({}, headers)).days).toBeNull();
  expect((await get(`/v1/user/without/${people.ananya.public_id}`, headers)).days).toBeNull();
  expect(await get(`/v1/user/guest/${people.ananya.public_id}`, {})).not.toHaveProperty('days');
});

test('a card says which dates its availability is about', async () => {
  expect(await cardOf({})).toMatchObject({ is_available: false, available_on: null });
  const character = await addCharacter(people.recruiter.id);
  expect((await cardOf({ characterId: character })).available_on).toBeNull();
  await testApp().pool.query(
    `update project set shoot_starts_on = '2099-01-02', shoot_ends_on = '2099-01-03' where recruiter_id = $1`,
    [people.recruiter.id],
  );
  expect(await cardOf({ characterId: character })).toMatchObject({
    is_available: true,
    available_on: { start_date: '2099-01-02', end_date: '2099-01-03' },
  });
});
