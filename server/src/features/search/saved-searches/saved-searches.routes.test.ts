import { todayInIndia } from '@callboard/contract/people/ages';
import type { SavedSearch } from '@callboard/contract/search/saved-searches';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { applyAllChanges } from '../talent-search/index.ts';

const testApp = useTestApp();
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };
const path = '/v1/findTalent-saveSearch';
type Headers = Record<string, string>;

const someone = async (changes = {}) => {
  const recruiter = await createRecruiter(testApp().db, changes);
  return { id: recruiter.id, headers: await testApp().as(recruiter) };
};
const publish = async (talent: NonNullable<Parameters<typeof createTalent>[1]>['talent']) => {
  await createTalent(testApp().db, { talent: { date_of_birth: '1990-01-01', ...talent } });
  await applyAllChanges(testApp().db);
};
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  testApp().app.inject({ method, url, headers, ...(payload && { payload }) });
const save = (headers: Headers, changes: object = {}) =>
  call('POST', path, headers, { name: 'Dancers', filters: { skills: '102,101' }, ...changes });
const saved = async (headers: Headers, changes: object = {}) =>
  (await save(headers, changes)).json<SavedSearch>();
const list = async (id: number, headers: Headers) =>
  (await call('GET', `${path}/${id}`, headers)).json<{ results: SavedSearch[]; totalResults: number }>();

/** Every call that names a saved search. */
const onesOwn = [
  ['GET', 'load-search/', undefined],
  ['PATCH', '', { name: 'Mine now' }],
  ['DELETE', '', undefined],
] as const;

describe('POST /v1/findTalent-saveSearch', () => {
  test('stores the filters as in the URL, with the number of results', async () => {
    const { headers } = await someone();
    await publish({ gender_id: 3, playing_age_min: 20, playing_age_max: 30 });
    await publish({ gender_id: 1, playing_age_min: 20, playing_age_max: 30 });
    const response = await save(headers, { filters: { gender: '4,3,3', minAge: '20' }, sort: 'name' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(Number),
      name: 'Dancers',
      filters: { gender: '3,4', minAge: '20' },
      sort: 'name',
      alert: 'none',
      created_at: expect.any(String),
      last_opened_at: expect.any(String),
      count: 1,
      new_count: 0,
    });
  });

  test('409: names are unique per recruiter, ignoring case', async () => {
    const [one, other] = [await someone(), await someone()];
    await save(one.headers);
    const response = await save(one.headers, { name: ' dANCERS ' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'CONFLICT', errors: [{ field: 'name' }] });
    expect((await save(other.headers)).statusCode).toBe(201);
  });

  test('409: at most fifty, even concurrently', async () => {
    const { id, headers } = await someone();
    await testApp().pool.query(
      `insert into saved_search (recruiter_id, name, filters, sort)
       select $1, 'Search ' || n, '{}', 'match' from generate_series(1, 47) n`,
      [id],
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => save(headers, { name: `Late ${n}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    const response = answers.find(({ statusCode }) => statusCode === 409);
    expect(response?.json()).toMatchObject({
      detail: 'You have 50 saved searches. Delete one to save another.',
    });
    expect((await list(id, headers)).totalResults).toBe(50);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(81) }, 'name'],
    ['an unknown filter', { filters: { shoeSize: '7' } }, 'filters.shoeSize'],
    ['ends that cross', { filters: { minAge: '40', maxAge: '20' } }, 'filters.minAge'],
    ['an unknown order', { sort: 'height' }, 'sort'],
    ['no filters at all', { filters: undefined }, 'filters'],
    ['a city that is on no list', { filters: { location: '499999' } }, 'filters.location'],
  ])('400: %s', async (_what, changes, field) => {
    const { headers } = await someone();
    const response = await save(headers, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ field }] });
  });

  test('an invalid search cannot be saved', async () => {
    const [one, other] = [await someone(), await someone()];
    const { id } = await createCharacter(testApp().db, other);
    const foreign = await save(one.headers, { filters: { characterId: String(id) } });
    expect(foreign.json()).toMatchObject({ status: 404, errors: [{ field: 'filters.characterId' }] });
    const closed = await save(one.headers, { filters: { nudity: 'true' } });
    expect(closed.json()).toMatchObject({ status: 403, errors: [{ field: 'filters.nudity' }] });
    const verified = await someone({ recruiter: { verified_at: new Date() } });
    expect((await save(verified.headers, { filters: { nudity: 'true' } })).statusCode).toBe(201);
    expect((await list(one.id, one.headers)).results).toEqual([]);
  });

  test('dates: for verified recruiters, and counted towards the limit when saved', async () => {
    const inDays = (many: number) => todayInIndia(new Date(Date.now() + many * 86_400_000));
    const daysFrom = (at: number) => ({ availableFrom: inDays(at), availableTo: inDays(at + 4) });
    const response = await save((await someone()).headers, { filters: daysFrom(10) });
    expect(response.json()).toMatchObject({ status: 403, errors: [{ field: 'filters.availableFrom' }, {}] });
    const { headers } = await someone({ recruiter: { verified_at: new Date() } });
    for (let at = 0; at < 20; at += 1) {
      const stored = await save(headers, { name: `Shoot ${at}`, filters: daysFrom(10 + at) });
      expect(stored.statusCode).toBe(201);
    }
    expect((await save(headers, { name: 'One more', filters: daysFrom(40) })).statusCode).toBe(429);
    expect((await save(headers, { name: 'The same days', filters: daysFrom(15) })).statusCode).toBe(201);
  });

  test('is for recruiters who are not frozen', async () => {
    expect((await save({})).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    const talent = await testApp().as(await createTalent(testApp().db));
    expect((await save(talent)).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    expect((await save((await someone(frozen)).headers)).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });

  test('429: too many saved searches', async () => {
    const { id, headers } = await someone();
    const { limits } = testApp().services;
    for (let turn = 0; turn < 120; turn += 1) {
      await limits.take(`saved-searches:${id}`, { max: 120, seconds: 3600 });
    }
    expect((await save(headers)).statusCode).toBe(429);
  });
});

describe('GET /v1/findTalent-saveSearch/{id}', () => {
  test('lists own searches, newest first', async () => {
    const [one, other] = [await someone(), await someone()];
    for (const name of ['First', 'Second']) await save(one.headers, { name });
    await save(other.headers, { name: 'Not theirs' });
    const { results } = await list(one.id, one.headers);
    expect(results.map(({ name }) => name)).toEqual(['Second', 'First']);
  });

  test('counts talents published since it was last opened', async () => {
    const { id, headers } = await someone();
    const filters = { gender: '2', minAge: '90', maxAge: '95' };
    const old = { gender_id: 2, playing_age_min: 90, playing_age_max: 95 };
    await publish({ ...old, completed_at: new Date('2026-01-01') });
    const { id: searchId } = await saved(headers, { filters });
    await testApp().pool.query(`update saved_search set last_opened_at = '2026-02-01'`);
    expect((await list(id, headers)).results).toMatchObject([{ count: 1, new_count: 0 }]);
    await publish(old);
    await publish({ ...old, show_to_recruiters: false });
    await publish({ ...old, gender_id: 1 });
    expect((await list(id, headers)).results).toMatchObject([{ count: 2, new_count: 1 }]);
    const opened = await call('PATCH', `${path}/${searchId}`, headers, { opened: true });
    expect(opened.json()).toMatchObject({ count: 2, new_count: 0 });
  });

  test('an outdated search finds nobody and still loads, and the others are counted', async () => {
    const { db, pool } = testApp();
    const { id, headers } = await someone();
    await publish({ gender_id: 4 });
    const character = await createCharacter(db, { id });
    await save(headers, { name: 'Anybody', filters: { gender: '4' } });
    const { id: forMeera } = await saved(headers, {
      name: 'For Meera',
      filters: { gender: '4', characterId: String(character.id) },
    });
    await pool.query('delete from project_character where id = $1', [character.id]);
    await pool.query(
      `insert into saved_search (recruiter_id, name, filters, sort) values
       ($1, 'Of another time', '{"starSign":"leo"}', 'match'),
       ($1, 'Days gone by', '{"availableFrom":"2020-01-01"}', 'match')`,
      [id],
    );
    const none = { count: 0, new_count: 0 };
    expect((await list(id, headers)).results).toMatchObject([
      { name: 'Days gone by', ...none },
      { name: 'Of another time', filters: { starSign: 'leo' }, ...none },
      { name: 'For Meera', ...none },
      { name: 'Anybody', count: 1 },
    ]);
    const loaded = await call('GET', `${path}/load-search/${forMeera}`, headers);
    expect(loaded.json()).toMatchObject({ filters: { characterId: String(character.id) }, ...none });
  });

  test('404 for another recruiter, 401 for guests, 403 for talents; a frozen recruiter may', async () => {
    const [one, other, stopped] = [await someone(), await someone(), await someone(frozen)];
    const talent = await createTalent(testApp().db);
    expect((await call('GET', `${path}/${one.id}`, other.headers)).statusCode).toBe(404);
    expect((await call('GET', `${path}/${one.id}`, {})).statusCode).toBe(401);
    expect((await call('GET', `${path}/${talent.id}`, await testApp().as(talent))).statusCode).toBe(403);
    expect((await call('GET', `${path}/${stopped.id}`, stopped.headers)).statusCode).toBe(200);
    expect((await call('GET', `${path}/everybody`, one.headers)).json()).toMatchObject({
      errors: [{ field: 'id' }],
    });
  });
});

describe('GET /v1/findTalent-saveSearch/load-search/{id}', () => {
  test('returns the search as saved', async () => {
    const { headers } = await someone();
    const stored = await saved(headers);
    expect((await call('GET', `${path}/load-search/${stored.id}`, headers)).json()).toEqual(stored);
  });
});

describe('PATCH /v1/findTalent-saveSearch/{id}', () => {
  test('renames, also when only the case changes', async () => {
    const { headers } = await someone();
    const { id } = await saved(headers);
    for (const name of ['DANCERS', 'Kathak dancers']) {
      const response = await call('PATCH', `${path}/${id}`, headers, { name });
      expect([response.statusCode, response.json().name]).toEqual([200, name]);
    }
  });

  test('opened: resets the count of new results', async () => {
    const { headers } = await someone();
    const { id } = await saved(headers);
    await testApp().pool.query(`update saved_search set last_opened_at = '2020-01-01' where id = $1`, [id]);
    const untouched = await call('PATCH', `${path}/${id}`, headers, {});
    expect(untouched.json<SavedSearch>().last_opened_at).toBe('2020-01-01T00:00:00.000Z');
    const opened = await call('PATCH', `${path}/${id}`, headers, { opened: true });
    expect(Date.parse(opened.json<SavedSearch>().last_opened_at)).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  test('409: another search has the name; 400: nothing but name and opened', async () => {
    const { headers } = await someone();
    await save(headers);
    const { id } = await saved(headers, { name: 'Singers' });
    const taken = await call('PATCH', `${path}/${id}`, headers, { name: 'dancers', opened: true });
    expect(taken.json()).toMatchObject({ status: 409, errors: [{ field: 'name' }] });
    const odd = await call('PATCH', `${path}/${id}`, headers, { filters: {}, opened: false });
    expect(odd.json()).toMatchObject({ status: 400, errors: [{ field: 'opened' }, { field: 'filters' }] });
  });
});

describe('DELETE /v1/findTalent-saveSearch/{id}', () => {
  test('deletes it, once', async () => {
    const { id: recruiterId, headers } = await someone();
    const { id } = await saved(headers);
    expect((await call('DELETE', `${path}/${id}`, headers)).statusCode).toBe(204);
    expect((await call('DELETE', `${path}/${id}`, headers)).statusCode).toBe(404);
    expect((await list(recruiterId, headers)).results).toEqual([]);
  });
});

describe.each(onesOwn)('%s /v1/findTalent-saveSearch/%s{id}', (method, below, body) => {
  test('404 for another recruiter, 401 for guests, 403 for talents, 400 for no number', async () => {
    const [one, other] = [await someone(), await someone()];
    const stored = await saved(one.headers);
    const url = `${path}/${below}${stored.id}`;
    const talent = await testApp().as(await createTalent(testApp().db));
    expect((await call(method, url, other.headers, body)).statusCode).toBe(404);
    expect((await call(method, url, {}, body)).statusCode).toBe(401);
    expect((await call(method, url, talent, body)).statusCode).toBe(403);
    expect((await call(method, `${path}/${below}mine`, one.headers, body)).statusCode).toBe(400);
    expect((await list(one.id, one.headers)).results).toMatchObject([{ id: stored.id, name: 'Dancers' }]);
  });

  test('a frozen recruiter reads, and changes nothing', async () => {
    const { id: recruiterId, headers } = await someone();
    const { id } = await saved(headers);
    await testApp().pool.query("update account set frozen_at = now(), frozen_reason = 'Test' where id = $1", [
      recruiterId,
    ]);
    const response = await call(method, `${path}/${below}${id}`, headers, body);
    expect(response.statusCode).toBe(method === 'GET' ? 200 : 403);
  });
});
