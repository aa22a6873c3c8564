import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';

const testApp = useTestApp();
const addressOf = (id: number) => `/v1/talenter/${id}/address`;

const someone = async (changes: object = {}) => {
  const talent = await createFullTalent(testApp().db, changes);
  return { ...talent, headers: await testApp().as(talent) };
};
interface Caller {
  readonly id: number;
  readonly headers: Record<string, string>;
}

const read = ({ id, headers }: Caller) => testApp().app.inject({ url: addressOf(id), headers });
const take = ({ id, headers }: Caller, address: unknown) =>
  testApp().app.inject({ method: 'PATCH', url: addressOf(id), headers, payload: { address } });
const asGuest = (ref: string) => testApp().app.inject(`/v1/user/guest/${ref}`);

describe('GET /v1/talenter/{id}/address', () => {
  test('200: none at first, and a suggestion without the last name', async () => {
    const meera = await someone();
    const { address, suggestion, earlier } = (await read(meera)).json();
    expect([address, earlier]).toEqual([null, []]);
    expect(suggestion).toMatch(/^meera-[a-z](-\d+)?$/);
    expect(suggestion).not.toContain(meera.secrets.surname.toLowerCase());
  });

  test('404: another talent; 403: a recruiter; 401: a guest', async () => {
    const { id } = await someone();
    const other = await testApp().as(await createTalent(testApp().db));
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    for (const [headers, code] of [
      [other, 404],
      [recruiter, 403],
      [{}, 401],
    ] as const) {
      expect((await read({ id, headers })).statusCode).toBe(code);
      expect((await take({ id, headers }, 'not-mine')).statusCode).toBe(code);
    }
  });
});

describe('PATCH /v1/talenter/{id}/address', () => {
  test('200: the profile opens there, and earlier addresses lead on', async () => {
    const meera = await someone();
    expect((await take(meera, 'meera-one')).json()).toMatchObject({ address: 'meera-one', earlier: [] });
    expect((await take(meera, 'meera-two')).json()).toMatchObject({
      address: 'meera-two',
      earlier: ['meera-one'],
    });
    for (const ref of ['meera-one', 'meera-two', meera.public_id]) {
      expect((await asGuest(ref)).json()).toMatchObject({
        userUniqueId: meera.public_id,
        address: 'meera-two',
      });
    }
    expect((await take(meera, 'meera-one')).json()).toMatchObject({
      address: 'meera-one',
      earlier: ['meera-two'],
    });
  });

  test('a recruiter and the talent open it there too', async () => {
    const meera = await someone();
    await take(meera, 'meera-open');
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    const seen = await testApp().app.inject({ url: '/v1/user/without/meera-open', headers: recruiter });
    expect(seen.json()).toMatchObject({ userUniqueId: meera.public_id, address: 'meera-open' });
    const own = await testApp().app.inject({
      url: '/v1/user/get-talenter/meera-open',
      headers: meera.headers,
    });
    expect(own.statusCode).toBe(200);
    const stranger = await testApp().app.inject({
      url: '/v1/user/get-talenter/meera-open',
      headers: recruiter,
    });
    expect(stranger.statusCode).toBe(404);
  });

  test('hidden from recruiters is 404 there as well, but not for the talent', async () => {
    const meera = await someone({ talent: { show_to_recruiters: false } });
    await take(meera, 'meera-hidden');
    expect((await asGuest('meera-hidden')).statusCode).toBe(404);
    const own = await testApp().app.inject({
      url: '/v1/user/get-talenter/meera-hidden',
      headers: meera.headers,
    });
    expect(own.json()).toMatchObject({ address: 'meera-hidden' });
  });

  test('null gives it up: none of them leads anywhere, and nobody else gets one', async () => {
    const [meera, other] = [await someone(), await someone()];
    await take(meera, 'meera-first');
    await take(meera, 'meera-gone');
    expect((await take(meera, null)).json()).toMatchObject({ address: null });
    expect((await asGuest('meera-gone')).statusCode).toBe(404);
    expect((await asGuest('meera-first')).statusCode).toBe(404);
    expect((await take(other, 'meera-gone')).json().errors[0].field).toBe('address');
  });

  test('400: taken, also by ten at once, and by people who were erased', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => someone()));
    const codes = await Promise.all(people.map(async (one) => (await take(one, 'wanted-by-all')).statusCode));
    expect(codes.sort()).toEqual([200, ...Array(9).fill(400)]);
    const [leaving, next] = [await someone(), await someone()];
    await take(leaving, 'was-here-before');
    await testApp().pool.query('delete from talent_address where talent_id = $1', [leaving.id]);
    expect((await take(next, 'was-here-before')).statusCode).toBe(400);
  });

  test.each([
    'ab',
    'a'.repeat(41),
    'Ananya',
    'ananya rao',
    '-ananya',
    'ananya--r',
    '42',
    '7th',
    'admin',
    'अनन्या',
    'abcdef01-2345-4678-89ab-cdef01234567',
    '',
    7,
  ])('400: %s', async (address) => {
    const response = await take(await someone(), address);
    expect([response.statusCode, response.json().errors[0].field]).toEqual([400, 'address']);
  });

  test('403: frozen; 429: too many changes', async () => {
    const frozen = await someone({ account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    expect((await take(frozen, 'cold-as-ice')).json().code).toBe('PROFILE_FROZEN');
    const restless = await someone();
    const codes: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) codes.push((await take(restless, `restless-${turn}`)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await take(restless, 'restless-4')).statusCode).toBe(200);
  });
});
