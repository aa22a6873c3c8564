import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const save = async (headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'POST', url: '/v1/talenter-physical-description', headers, payload });
const read = async (id: number | string, headers: Headers) =>
  testApp().app.inject({ url: `/v1/talenter-physical-description/${id}`, headers });
const aTalent = async (date_of_birth: string | null = '1996-04-02') => {
  const talent = await createTalent(testApp().db, { talent: { completed_at: null, date_of_birth } });
  return { talent, headers: await testApp().as(talent) };
};

describe('POST /v1/talenter-physical-description', () => {
  test('keeps each measurement in the unit it was entered in, and the rest as it was', async () => {
    const { talent, headers } = await aTalent();
    const first = await save(headers, {
      user_id: talent.id,
      screen_min_age: 24,
      screen_max_age: 32,
      height: 5.5833,
      height_size_type: 3,
      weight: 123.5,
      weight_size_type: 5,
      eye_color: 1,
    });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({
      height: 5.584,
      height_size_type: 3,
      weight_size_type: 5,
      eye_color: 1,
    });
    const second = await save(headers, { waist: 27, waist_size_type: 2 });
    expect(second.json()).toMatchObject({
      user_id: talent.id,
      screen_min_age: 24,
      height: 5.584,
      waist_size_type: 2,
      progress: { is_profile_creation_completed: false },
    });
    const row = await testApp()
      .db.selectFrom('talent_body')
      .select(['height_mm', 'weight_g', 'waist_mm'])
      .where('talent_id', '=', talent.id)
      .executeTakeFirst();
    expect(row).toEqual({ height_mm: 1702, weight_g: 56_019, waist_mm: 686 });
  });

  test('measures are dated when they change or are confirmed, not when an eye colour does', async () => {
    const { db } = testApp();
    const { talent, headers } = await aTalent();
    await save(headers, { height: 170, height_size_type: 1 });
    await db
      .updateTable('talent_body')
      .set({ confirmed_on: '2020-01-01' })
      .where('talent_id', '=', talent.id)
      .execute();
    expect((await save(headers, { eye_color: 2 })).json()).toMatchObject({ confirmed_on: '2020-01-01' });
    const confirmed = (await save(headers, { is_confirmed: true })).json();
    expect(confirmed.confirmed_on > '2025-01-01').toBe(true);
    expect(confirmed.height).toBe(170);
  });

  test.each([
    ['a measure without its unit', { height: 170 }, 'height_size_type', 'Choose a unit'],
    ['a height in kilograms', { height: 60, height_size_type: 4 }, 'height_size_type', 'Choose a unit'],
    ['three metres', { height: 300, height_size_type: 1 }, 'height', 'between 30 cm and 275 cm'],
    ['a gram', { weight: 0.001, weight_size_type: 4 }, 'weight', 'between 2 kg and 400 kg'],
    ['words', { height: '5 ft', height_size_type: 3 }, 'height', ''],
    [
      'a maximum below the minimum',
      { screen_min_age: 30, screen_max_age: 20 },
      'screen_max_age',
      'above the first age',
    ],
    ['an age of 150', { screen_max_age: 150 }, 'screen_max_age', 'up to 100'],
    ['an unknown eye colour', { eye_color: 999 }, 'eye_color', 'from the list'],
  ])('refuses %s by its field', async (_what, payload, field, message) => {
    const { headers } = await aTalent();
    const response = await save(headers, payload);
    expect(response.statusCode).toBe(400);
    const [first] = response.json<{ errors: { field: string; message: string }[] }>().errors;
    expect(first?.field).toBe(field);
    expect(first?.message).toContain(message);
  });

  test('one end of the playing age is held against the other that is there', async () => {
    const { headers } = await aTalent();
    await save(headers, { screen_min_age: 20, screen_max_age: 30 });
    const low = await save(headers, { screen_max_age: 18 });
    expect(low.json()).toMatchObject({ errors: [{ field: 'screen_max_age' }] });
    const high = await save(headers, { screen_min_age: 31 });
    expect(high.json()).toMatchObject({ errors: [{ field: 'screen_min_age' }] });
    expect((await save(headers, { screen_min_age: 31, screen_max_age: 40 })).statusCode).toBe(200);
  });

  test('is for talents, on their own profile, and not under a freeze', async () => {
    const { headers } = await aTalent();
    const other = await createTalent(testApp().db);
    expect((await save({}, {})).statusCode).toBe(401);
    expect((await save(await testApp().as(await createRecruiter(testApp().db)), {})).statusCode).toBe(403);
    expect((await save(headers, { user_id: other.id })).statusCode).toBe(404);
    const frozen = await createTalent(testApp().db, { account: { frozen_at: new Date() } });
    expect((await save(await testApp().as(frozen), {})).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});

describe('GET /v1/talenter-physical-description/{id}', () => {
  test('its owner and recruiters read it', async () => {
    const talent = await createFullTalent(testApp().db);
    const seen = { user_id: talent.id, height: 5.584, weight: 61, screen_min_age: 24 };
    expect((await read(talent.id, await testApp().as(talent))).json()).toMatchObject(seen);
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await read(talent.public_id, recruiter)).json()).toMatchObject(seen);
  });

  test('no one else does', async () => {
    const talent = await createFullTalent(testApp().db);
    const hidden = await createFullTalent(testApp().db, { talent: { show_to_recruiters: false } });
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await read(talent.id, {})).statusCode).toBe(401);
    expect((await read(talent.public_id, (await aTalent()).headers)).statusCode).toBe(404);
    expect((await read(hidden.public_id, recruiter)).statusCode).toBe(404);
  });

  test('others see no measurements of a talent whose age is unknown', async () => {
    const talent = await createFullTalent(testApp().db, { talent: { date_of_birth: null } });
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await read(talent.public_id, recruiter)).json()).toMatchObject({
      height: null,
      weight: null,
      eye_color: 1,
    });
  });
});
