import { beforeAll, describe, expect, test } from 'vitest';
import { namesIn, useSearchPeople } from '../../../../test/search-people.ts';
import { applyAllChanges } from './index.ts';

const { testApp, people, find, count } = useSearchPeople();
const [hindi, marathi] = [1, 2];
const [basic, fluent] = [1, 3];

/** Ananya speaks both and lives in Pune, Vikram works there, Priya is from there. */
beforeAll(async () => {
  const { pool, db } = testApp();
  const { ananya, vikram, priya } = people;
  const [pune, delhi] = [2, 3];
  const run = (text: string, values: unknown[]) => pool.query(text, values);
  await run('delete from talent_language where talent_id = any($1)', [[ananya.id, vikram.id, priya.id]]);
  for (const [who, language, level] of [
    [ananya, hindi, fluent],
    [ananya, marathi, basic],
    [vikram, hindi, basic],
    [priya, marathi, fluent],
  ] as const)
    await run('insert into talent_language values ($1, $2, $3)', [who.id, language, level]);
  await run('update talent set residence_city_id = $2 where account_id = $1', [ananya.id, pune]);
  await run('update talent set residence_city_id = $2, native_city_id = $3 where account_id = any($1)', [
    [vikram.id, priya.id],
    delhi,
    pune,
  ]);
  await run('insert into talent_work_city (talent_id, city_id) values ($1, $2)', [vikram.id, pune]);
  await run(
    `update talent set completed_at = now() - interval '30 days', playing_age_min = 20, playing_age_max = 26
     where account_id = $1`,
    [ananya.id],
  );
  await run(
    `update talent set completed_at = now() - interval '2 days', playing_age_min = 24, playing_age_max = 60
     where account_id = $1`,
    [vikram.id],
  );
  await run(
    `update talent set completed_at = now() - interval '9 days', playing_age_min = 30, playing_age_max = 40
     where account_id = $1`,
    [priya.id],
  );
  await run('update talent_body set height_mm = 1700 where talent_id = $1', [vikram.id]);
  await run('update talent_body set height_mm = 1580 where talent_id = $1', [priya.id]);
  await applyAllChanges(db);
});

const found = async (query: Record<string, string | number>) =>
  namesIn(await find({ sort: 'name', ...query }, people.recruiter.headers)).map((name) => name.split(' ')[0]);

describe('languages', () => {
  test('any of them, all of them, and a least level', async () => {
    const both = `${hindi},${marathi}`;
    expect(await found({ language: both })).toEqual(['Ananya', 'Priya', 'Vikram']);
    expect(await found({ language: both, languageMatch: 'all' })).toEqual(['Ananya']);
    expect(await found({ language: both, languageLevel: fluent })).toEqual(['Ananya', 'Priya']);
    expect(await found({ language: both, languageMatch: 'all', languageLevel: fluent })).toEqual([]);
  });

  test('a level of its own for each', async () => {
    const both = { language: `${hindi},${marathi}`, languageMatch: 'all' };
    expect(await found({ ...both, languageLevels: `${hindi}${fluent},${marathi}${basic}` })).toEqual([
      'Ananya',
    ]);
    expect(await found({ ...both, languageLevels: `${hindi}${fluent},${marathi}${fluent}` })).toEqual([]);
    // A level of a language that is not asked for says nothing.
    expect(await found({ language: hindi, languageLevels: `${marathi}${fluent}` })).toEqual([
      'Ananya',
      'Vikram',
    ]);
  });

  test('a count says what adding one leaves where all must match', async () => {
    const counts = async (more: Record<string, string>) =>
      (await count({ language: hindi, facets: 'language', ...more }, people.recruiter.headers)).json().facets
        .language;
    expect(await counts({})).toEqual([
      { value: hindi, count: 2 },
      { value: marathi, count: 2 },
    ]);
    expect(await counts({ languageMatch: 'all' })).toEqual([
      { value: hindi, count: 2 },
      { value: marathi, count: 1 },
    ]);
  });

  test('guests do not see levels, so they cannot search by them', async () => {
    expect((await find({ language: hindi, languageMatch: 'all' })).statusCode).toBe(200);
    expect((await find({ language: hindi, languageLevel: 2 })).json()).toMatchObject({
      status: 403,
      errors: [{ field: 'languageLevel' }],
    });
  });
});

test('new profiles', async () => {
  expect(await found({ isNew: 'true' })).toEqual(['Vikram']);
  const answer = await count({ isNew: 'true', filterDrops: 'true' }, people.recruiter.headers);
  expect(answer.json().filterDrops).toEqual([{ filter: 'isNew', count: 3 }]);
});

test('a card says why somebody matches a city', async () => {
  const cards = await find({ location: 2, sort: 'name' }, people.recruiter.headers);
  const placesOf = cards.json().results.map(({ places }: { places: unknown }) => places);
  expect(placesOf).toEqual([
    [{ relation: 'lives', city: expect.any(String) }],
    [{ relation: 'works', city: expect.any(String) }],
  ]);
  const natives = await find({ nativeCity: 2, sort: 'name' }, people.recruiter.headers);
  expect(natives.json().results[0].places).toEqual([{ relation: 'native', city: expect.any(String) }]);
});

describe('orders', () => {
  test.each([
    ['newest', ['Vikram', 'Priya', 'Ananya']],
    ['youngest', ['Ananya', 'Vikram', 'Priya']],
    ['oldest', ['Vikram', 'Priya', 'Ananya']],
    ['tallest', ['Vikram', 'Ananya', 'Priya']],
    ['shortest', ['Priya', 'Ananya', 'Vikram']],
  ])('%s', async (sort, names) => {
    expect(await found({ sort })).toEqual(names);
  });

  test('guests cannot read heights from an order', async () => {
    const best = namesIn(await find({ sort: 'match' }));
    expect(namesIn(await find({ sort: 'tallest' }))).toEqual(best);
    expect(namesIn(await find({ sort: 'shortest' }))).toEqual(best);
  });

  test('the best match for an age plays that age, and little else', async () => {
    const answer = await find({ sort: 'match', minAge: 30, maxAge: 40 }, people.recruiter.headers);
    expect(namesIn(answer)).toEqual(['Priya Devi Kulkarni', 'Vikram Rathore']);
    expect(answer.json().results[0].match).toBeNull();
    expect(await found({ sort: 'match', minAge: 20, maxAge: 26 })).toEqual(['Ananya', 'Vikram']);
  });
});

test('filters that only clash together are named as pairs', async () => {
  const query = { language: marathi, isNew: 'true', minAge: 70, filterDrops: 'true' };
  const answer = await count(query, people.recruiter.headers);
  expect(answer.json()).toMatchObject({
    count: 0,
    pairDrops: [
      { filters: ['age', 'isNew'], count: 2 },
      { filters: ['age', 'language'], count: 1 },
    ],
  });
  const single = await count({ gender: 2, language: marathi, filterDrops: 'true' }, people.recruiter.headers);
  expect(single.json().pairDrops).toEqual([]);
});
