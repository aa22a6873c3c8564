import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';

const testApp = useTestApp();
const path = '/v1/findTalent-public-saveSearch';
const verified = { recruiter: { verified_at: new Date() } };
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };
type Headers = Record<string, string>;

const recruiter = async (changes = {}) => testApp().as(await createRecruiter(testApp().db, changes));
const talent = async (changes = {}) => testApp().as(await createTalent(testApp().db, changes));

let visitors = 0;
const share = (filters: object, headers: Headers = {}, more: object = {}) =>
  testApp().app.inject({
    method: 'POST',
    url: path,
    headers,
    payload: { filters, ...more },
    remoteAddress: `198.51.100.${++visitors}`,
  });
const linkTo = async (...search: Parameters<typeof share>) =>
  (await share(...search)).json<{ id: string }>().id;
const open = (id: string, headers: Headers = {}) => testApp().app.inject({ url: `${path}/${id}`, headers });

describe('POST /v1/findTalent-public-saveSearch', () => {
  test('201: a link that anyone can open', async () => {
    const response = await share({ gender: '1', skills: '102,101' }, {}, { sort: 'active' });
    expect(response.statusCode).toBe(201);
    const { id } = response.json<{ id: string }>();
    expect(id).toMatch(/^[\w-]{22}$/);
    const seen = { filters: { gender: '1', skills: '101,102' }, sort: 'active' };
    expect((await open(id)).json()).toEqual(seen);
    expect((await open(id, await talent())).json()).toEqual(seen);
  });

  test('returns filters in a fixed order', async () => {
    const id = await linkTo({ userName: 'Asha', role: '1', gender: '1', location: '1' });
    const { filters } = (await open(id)).json<{ filters: object }>();
    expect(Object.keys(filters)).toEqual(['location', 'gender', 'role', 'userName']);
  });

  test('one account gets the same link for the same search, even concurrently', async () => {
    const [one, other] = [await recruiter(), await recruiter()];
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => linkTo({ gender: '1', minAge: '20' }, one)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await linkTo({ minAge: '20', gender: ['1', '1'] }, one)).toBe(ids[0]);
    expect(await linkTo({ gender: '1', minAge: '20' }, one, { sort: 'name' })).not.toBe(ids[0]);
    expect(await linkTo({ gender: '1', minAge: '21' }, one)).not.toBe(ids[0]);
    expect(await linkTo({ gender: '1', minAge: '20' }, other)).not.toBe(ids[0]);
    const ofGuest = await linkTo({ gender: '1', minAge: '20' });
    expect(ids).not.toContain(ofGuest);
    expect(await linkTo({ gender: '1', minAge: '20' })).toBe(ofGuest);
  });

  test.each([
    ['characterId', '1'],
    ['recruiterId', '1'],
    ['jobApply', '1'],
    ['unlocked', 'true'],
  ])('400: %s only means something to one recruiter', async (name, value) => {
    for (const headers of [{}, await talent(), await recruiter(verified)]) {
      const response = await share({ gender: '1', [name]: value }, headers);
      expect(response.json()).toMatchObject({ status: 400, errors: [{ field: `filters.${name}` }] });
    }
  });

  test.each([
    ['heightMin', '160'],
    ['waistMax', '80'],
    ['passport', 'true'],
    ['availableFrom', '2026-12-01'],
    ['nudity', 'true'],
  ])('403: guests and talents cannot share %s', async (name, value) => {
    for (const headers of [{}, await talent()]) {
      const response = await share({ gender: '1', [name]: value }, headers);
      expect(response.json()).toMatchObject({ status: 403, errors: [{ field: `filters.${name}` }] });
    }
  });

  test.each(['nudity', 'loveMaking'])('403: %s is for verified recruiters', async (name) => {
    const response = await share({ [name]: 'true', heightMin: '160' }, await recruiter());
    expect(response.json()).toMatchObject({ status: 403, errors: [{ field: `filters.${name}` }] });
    expect((await share({ [name]: 'true', heightMin: '160' }, await recruiter(verified))).statusCode).toBe(
      201,
    );
  });

  test('recruiters can share more than guests, even when frozen', async () => {
    expect((await share({ heightMin: '160' }, await recruiter())).statusCode).toBe(201);
    expect((await share({ heightMin: '160' }, await recruiter(frozen))).statusCode).toBe(201);
    expect((await share({ gender: '1' }, await talent(frozen))).statusCode).toBe(201);
  });

  test.each([
    ['an unknown filter', { filters: { shoeSize: '7' } }, 'filters.shoeSize'],
    ['ends that cross', { filters: { minAge: '40', maxAge: '20' } }, 'filters.minAge'],
    ['an unknown order', { filters: {}, sort: 'height' }, 'sort'],
    ['no filters', {}, 'filters'],
  ])('400: %s', async (_what, payload, field) => {
    const response = await testApp().app.inject({ method: 'POST', url: path, payload });
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  test('429: guests by network, accounts by id', async () => {
    const { limits } = testApp().services;
    const remoteAddress = '203.0.113.9';
    for (let turn = 0; turn < 60; turn += 1) {
      await limits.take(`search-links:network:${remoteAddress}`, { max: 60, seconds: 3600 });
    }
    const request = { method: 'POST', url: path, payload: { filters: {} }, remoteAddress } as const;
    expect((await testApp().app.inject(request)).statusCode).toBe(429);
    const headers = await recruiter();
    expect((await testApp().app.inject({ ...request, headers })).statusCode).toBe(201);
  });
});

describe('GET /v1/findTalent-public-saveSearch/{id}', () => {
  test('404 for an unknown link, 400 for an invalid one', async () => {
    expect((await open('AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    expect((await open('1')).json()).toMatchObject({ status: 400, errors: [{ field: 'id' }] });
  });
});
