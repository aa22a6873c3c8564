import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';

const testApp = useTestApp();
const get = (url: string, headers = {}) => testApp().app.inject({ url, headers });
const post = (url: string, payload: object) => testApp().app.inject({ method: 'POST', url, payload });

describe('GET /v1/get-all-masterData', () => {
  test('200: every list, with the texts and ids of the specification', async () => {
    const data = (await get('/v1/get-all-masterData')).json();
    expect(data.education_levels).toEqual([
      { id: 1, name: 'PhD' },
      { id: 2, name: 'Masters' },
      { id: 3, name: 'Graduation' },
      { id: 4, name: '12 th pass' },
      { id: 5, name: '10 th pass' },
      { id: 6, name: 'Below matriculation' },
      { id: 7, name: 'Others' },
    ]);
    expect(data.id_proof_types.map(({ name }: { name: string }) => name)).toEqual([
      'Aadhaar Card',
      'Driving License',
      'Pan Card',
      'Passport',
      'Other',
    ]);
    expect(data.age_options).toEqual([
      10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95,
    ]);
    expect(data.skills.length).toBeGreaterThan(380);
    for (const [name, list] of Object.entries(data)) expect(list, name).not.toHaveLength(0);
  });

  test('304: the same lists are not sent twice', async () => {
    const { etag } = (await get('/v1/get-all-masterData')).headers;
    expect(etag).toBeTruthy();
    const again = await get('/v1/get-all-masterData', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/v1/get-all-masterData', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('a signed-in talent gets the same; a bad token is told so', async () => {
    const headers = await testApp().as(await createTalent(testApp().db));
    expect((await get('/v1/get-all-masterData', headers)).statusCode).toBe(200);
    const bad = await get('/v1/get-all-masterData', { authorization: 'Bearer nonsense' });
    expect(bad.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe.each([
  '/v1/hobbies/get-all',
  '/v1/skills/get-all',
  '/v1/project_type/get-all',
  '/v1/project-type-new/get-all',
  '/v1/project-type-audition/get-all',
  '/v1/city/get-all',
])('GET %s', (url) => {
  test('200: the whole list in the shape of every list', async () => {
    const list = (await get(url)).json();
    expect(list.results.length).toBeGreaterThan(10);
    expect(list).toMatchObject({
      page: 1,
      limit: list.results.length,
      totalPages: 1,
      totalResults: list.results.length,
    });
  });

  test('400: it takes no questions', async () => {
    expect((await get(`${url}?name=x`)).json()).toMatchObject({ status: 400, errors: [{ field: 'name' }] });
  });
});

describe('POST /v1/skills/filter-skill', () => {
  const names = async (skill_name: string) =>
    (await post('/v1/skills/filter-skill', { skill_name }))
      .json()
      .results.map(({ name }: { name: string }) => name);

  test('finds by beginning, whatever the case', async () => {
    expect((await names('KATHAK'))[0]).toBe('Kathak');
  });

  test('finds by part and by a slip of the finger', async () => {
    expect(await names('hak')).toContain('Kathak');
    expect(await names('katahk')).toContain('Kathak');
  });

  test('what begins with the text comes before what only contains it', async () => {
    const found = await names('sw');
    const begins = found.map((name: string) => name.toLowerCase().startsWith('sw'));
    expect(begins).toEqual([...begins].sort((a, b) => Number(b) - Number(a)));
    expect(begins[0]).toBe(true);
  });

  test('signs of the pattern language are plain letters here', async () => {
    expect(await names('%')).toEqual([]);
    expect(await names('_')).toEqual([]);
  });

  test.each([
    [{}, 'skill_name'],
    [{ skill_name: '  ' }, 'skill_name'],
    [{ skill_name: 'x'.repeat(61) }, 'skill_name'],
    [{ skill_name: 5 }, 'skill_name'],
    [{ skill_name: 'x', limit: 5 }, 'limit'],
  ])('400: %o', async (body, field) => {
    const response = await post('/v1/skills/filter-skill', body);
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field }] });
  });
});

describe('POST /v1/hobbies/filter-hobbies', () => {
  test('200: finds by beginning', async () => {
    const { results } = (await post('/v1/hobbies/filter-hobbies', { hobby_name: 'photo' })).json();
    expect(results[0].name).toMatch(/^Photo/);
  });
});

describe('GET /v1/city/search', () => {
  const names = async (query: string) =>
    (await get(`/v1/city/search${query}`)).json().results.map(({ name }: { name: string }) => name);

  test('200: by text in either script, by ids, or the popular ones', async () => {
    expect((await names(`?text=${encodeURIComponent('मुंब')}`))[0]).toBe('Mumbai');
    expect((await names('?text=Bombay'))[0]).toBe('Mumbai');
    expect(await names('?ids=3,1')).toEqual(['Mumbai', 'Pune']);
    expect((await names('')).slice(0, 3)).toEqual(['Mumbai', 'Delhi', 'Pune']);
    expect(await names('?text=xqzt')).toEqual([]);
  });

  test('a page gets few of them at once, and the answer may be cached', async () => {
    const answer = await get('/v1/city/search?text=pur');
    expect(answer.json().results).toHaveLength(20);
    expect(answer.headers['cache-control']).toContain('max-age');
    expect((await get('/v1/get-all-masterData')).json().cities.length).toBeLessThan(60);
  });

  test.each(['?ids=a', '?ids=0', `?text=${'a'.repeat(81)}`, '?name=x'])('400: %s', async (query) => {
    expect((await get(`/v1/city/search${query}`)).statusCode).toBe(400);
  });
});

describe('GET /v1/city/{id}', () => {
  test('200: one city', async () => {
    expect((await get('/v1/city/1')).json()).toEqual({
      id: 1,
      name: 'Mumbai',
      name_hi: 'मुंबई',
      state: 'Maharashtra',
      country_id: 1,
    });
  });

  test.each(['/v1/city/30000', '/v1/city/2147483647'])('404: %s', async (url) => {
    expect((await get(url)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test.each(['/v1/city/0', '/v1/city/abc', '/v1/city/1.5', '/v1/city/2147483648'])('400: %s', async (url) => {
    expect((await get(url)).json()).toMatchObject({ status: 400, errors: [{ field: 'id' }] });
  });
});

describe('GET /v1/city/get-by-country/{id}', () => {
  test('200: the cities of India and of nowhere else', async () => {
    const { results } = (await get('/v1/city/get-by-country/1')).json();
    expect(results.length).toBeGreaterThan(100);
    expect(results.every((city: { country_id: number }) => city.country_id === 1)).toBe(true);
  });

  test('404: no such country', async () => {
    expect((await get('/v1/city/get-by-country/9999')).statusCode).toBe(404);
  });
});
