import { todayInIndia } from '@callboard/contract/people/ages';
import { beforeAll, describe, expect, test } from 'vitest';
import { namesIn, useSearchPeople } from '../../../../test/search-people.ts';
import { applyAllChanges } from './index.ts';

const { testApp, people, find, count, addTalent, addRecruiter, addCharacter } = useSearchPeople();

const inDays = (many: number) =>
  new Date(Date.parse(todayInIndia()) + many * 86_400_000).toISOString().slice(0, 10);
const busyDay = inDays(20);
const days = { availableFrom: busyDay, availableTo: inDays(21) };
const free = { availableFrom: inDays(30), availableTo: inDays(31) };
/** Nine talents have the third gender, one too few for a search by dates. */
const nine = 3;

const markBusy = (talentId: number, from = busyDay, to = busyDay) =>
  testApp().pool.query(
    `insert into unavailable_dates (account_id, days) values ($1, daterange($2, $3, '[]'))`,
    [talentId, from, to],
  );
const unlock = (recruiterId: number, talentId: number) =>
  testApp().pool.query('insert into unlock (recruiter_id, talent_id) values ($1, $2)', [
    recruiterId,
    talentId,
  ]);
const cardOf = (answer: { json: () => { results: { name: string }[] } }, name: string) =>
  answer.json().results.find((card) => card.name === name);

beforeAll(async () => {
  for (let more = 0; more < 9; more++)
    await addTalent({ first_name: `Mira${more}`, last_name: 'Sen', gender: nine });
  await markBusy(people.ananya.id);
  await applyAllChanges(testApp().db);
});

describe('searching by dates', () => {
  test('finds available talents for a verified recruiter, when enough match without the dates', async () => {
    const { headers } = await addRecruiter();
    const busy = await find({ ...days, sort: 'name' }, headers);
    expect(busy.json()).toMatchObject({ totalResults: 11, days_left_out: null });
    expect(namesIn(busy)).not.toContain('Ananya Rao');
    expect(namesIn(await find(free, headers))).toContain('Ananya Rao');
    expect((await count(days, headers)).json()).toMatchObject({ count: 11, days_left_out: null });
  });

  test('is refused to recruiters who are not verified, as to guests', async () => {
    const { headers } = await addRecruiter(false);
    for (const url of [find, count]) {
      expect((await url(days, headers)).json()).toMatchObject({
        status: 403,
        errors: [
          { field: 'availableFrom', message: 'Is for verified recruiters' },
          { field: 'availableTo', message: 'Is for verified recruiters' },
        ],
      });
    }
  });

  test.each(['Ananya', 'a', 'rao', 'zzz'])('is left out beside the name %s', async (userName) => {
    const { headers } = await addRecruiter();
    const plain = await find({ userName }, headers);
    for (const range of [days, free]) {
      const dated = await find({ userName, ...range }, headers);
      expect(dated.json()).toEqual({ ...plain.json(), days_left_out: 'name' });
      const counted = await count({ userName, ...range }, headers);
      expect(counted.json()).toMatchObject({ count: plain.json().totalResults, days_left_out: 'name' });
    }
  });

  test('is left out when fewer than ten match without the dates', async () => {
    const { headers } = await addRecruiter();
    for (const range of [days, free]) {
      for (const few of [{ gender: nine }, { gender: 1 }, { gender: 1, cities: 1 }]) {
        const plain = await find(few, headers);
        const dated = await find({ ...few, ...range }, headers);
        expect(dated.json()).toEqual({ ...plain.json(), days_left_out: 'few' });
        const counted = await count({ ...few, ...range }, headers);
        expect(counted.json()).toMatchObject({ count: plain.json().totalResults, days_left_out: 'few' });
      }
    }
  });

  test('ignores dates in the counts of choices', async () => {
    const { headers } = await addRecruiter();
    const facets = 'gender,location,language';
    const plain = (await count({ facets }, headers)).json();
    const dated = (await count({ facets, ...days }, headers)).json();
    expect(dated.facets).toEqual(plain.facets);
  });

  test('counts without a filter as that search would', async () => {
    const { headers } = await addRecruiter();
    const requested = { ...days, gender: 1, userName: 'ananya', filterDrops: 'true' };
    const { filterDrops, count: found } = (await count(requested, headers)).json();
    expect(found).toBe(1);
    expect(filterDrops).toEqual([
      { filter: 'gender', count: 1 },
      { filter: 'available', count: 1 },
      { filter: 'userName', count: 2 },
    ]);
    const wide = (await count({ ...days, gender: 1, filterDrops: 'true' }, headers)).json();
    expect(wide.filterDrops).toEqual([
      { filter: 'gender', count: 11 },
      { filter: 'available', count: 2 },
    ]);
  });

  test('works for unlocked talents with a name or few matches, because their calendars are visible', async () => {
    const { id, headers } = await addRecruiter();
    await unlock(id, people.ananya.id);
    const requested = { unlocked: 'true', userName: 'ananya' };
    expect((await find({ ...requested, ...days }, headers)).json()).toMatchObject({
      totalResults: 0,
      days_left_out: null,
    });
    expect(namesIn(await find({ ...requested, ...free }, headers))).toEqual(['Ananya Rao']);
  });

  test('allows twenty date ranges a day, and repeating one is free', async () => {
    const { headers } = await addRecruiter();
    const range = (at: number) => ({ availableFrom: inDays(40 + at), availableTo: inDays(44 + at) });
    for (let at = 0; at < 20; at++) expect((await find(range(at), headers)).statusCode).toBe(200);
    for (const url of [find, count]) {
      const over = await url(range(20), headers);
      expect([over.statusCode, over.json().code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
      expect((await url(range(3), headers)).statusCode).toBe(200);
    }
    expect((await find({}, headers)).statusCode).toBe(200);
    expect((await find(range(20), (await addRecruiter()).headers)).statusCode).toBe(200);
  });

  test('never finds talents who opted out, busy or not', async () => {
    const { id, headers } = await addRecruiter();
    const { pool, db } = testApp();
    await pool.query('update talent set is_found_by_days = false where account_id = $1', [people.vikram.id]);
    await applyAllChanges(db);
    await unlock(id, people.vikram.id);
    for (const range of [days, free]) {
      expect(namesIn(await find(range, headers))).not.toContain('Vikram Rathore');
    }
    expect(namesIn(await find({}, headers))).toContain('Vikram Rathore');
    await pool.query('update talent set is_found_by_days = true where account_id = $1', [people.vikram.id]);
    await applyAllChanges(db);
  });
});

describe('the calendar of a locked talent', () => {
  test('is not on the card, but that of an unlocked talent is', async () => {
    const { id, headers } = await addRecruiter();
    await markBusy(people.priya.id, todayInIndia(), inDays(1));
    await unlock(id, people.vikram.id);
    const cards = await find({}, headers);
    expect(cardOf(cards, 'Priya Devi Kulkarni')).toMatchObject({ is_available: null });
    expect(cardOf(cards, 'Ananya Rao')).toMatchObject({ is_available: null });
    expect(cardOf(cards, 'Vikram Rathore')).toMatchObject({ is_available: true });
    await unlock(id, people.priya.id);
    expect(cardOf(await find({}, headers), 'Priya Devi Kulkarni')).toMatchObject({ is_available: false });
    const [named] = (await find({ userName: 'Ananya', ...days }, headers)).json().results;
    expect(named.is_available).toBeNull();
    expect(cardOf(await find(free, headers), 'Ananya Rao')).toMatchObject({ is_available: true });
  });

  test('neither ranks nor explains the fit for a shoot', async () => {
    const { pool } = testApp();
    const { id, headers } = await addRecruiter();
    const characterId = await addCharacter(id);
    const shootOn = (from: string, to: string) =>
      pool.query(
        `update project set shoot_starts_on = $2, shoot_ends_on = $3
         where id = (select project_id from project_character where id = $1)`,
        [characterId, from, to],
      );
    const answers: unknown[] = [];
    for (const shoot of [days, free]) {
      await shootOn(shoot.availableFrom, shoot.availableTo);
      answers.push((await find({ characterId, userName: 'Ananya' }, headers)).json());
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(JSON.stringify(answers)).not.toContain('shoot');
    await unlock(id, people.ananya.id);
    const [card] = (await find({ characterId, userName: 'Ananya' }, headers)).json().results;
    expect(card.reasons).toContainEqual({
      part: 'dates',
      fits: true,
      must: false,
      text: 'available for the shoot',
    });
  });
});
