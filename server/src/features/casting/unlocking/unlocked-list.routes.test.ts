import { UnlockedRow } from '@callboard/contract/casting/unlocking';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Insertable } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { countRows } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';
import { castAs } from '../../../../test/landing-factories.ts';
import type { Unlock } from '../../../platform/db/database.gen.ts';

const testApp = useTestApp();
const path = '/v1/recruiter-unlocked/unlock_talents';
const dayFromNow = (days: number) =>
  new Date(Date.parse(todayInIndia()) + days * 86_400_000).toISOString().slice(0, 10);

const someone = async () => {
  const { id } = await createRecruiter(testApp().db);
  return { id, headers: await testApp().as({ id }) };
};
type Someone = Awaited<ReturnType<typeof someone>>;

const named = (first_name: string, last_name = 'Rao') => ({ account: { first_name, last_name } });
const unlock = (recruiter: Someone, talent: { id: number }, changes: Partial<Insertable<Unlock>> = {}) =>
  testApp()
    .db.insertInto('unlock')
    .values({ recruiter_id: recruiter.id, talent_id: talent.id, ...changes })
    .execute();
const sendCheck = (recruiter: Someone, talent: { id: number }, changes: object = {}) =>
  testApp()
    .db.insertInto('availability_question')
    .values({
      recruiter_id: recruiter.id,
      talent_id: talent.id,
      starts_on: dayFromNow(3),
      ends_on: dayFromNow(6),
      ...changes,
    })
    .execute();

const get = (recruiter: Someone, query: Record<string, string | number> = {}, at = path) => {
  const search = new URLSearchParams(
    Object.entries({ recruiter_id: recruiter.id, ...query }).map(([name, value]) => [name, String(value)]),
  );
  return testApp().app.inject({ url: `${at}?${search}`, headers: recruiter.headers });
};
const namesIn = (answer: { json: () => { results: { first_name: string }[] } }) =>
  answer.json().results.map(({ first_name }) => first_name);
const rowOf = async (recruiter: Someone, talent: { id: number }) => {
  const { results } = (await get(recruiter, { limit: 100 })).json();
  return UnlockedRow.parse(results.find(({ user_id }: { user_id: number }) => user_id === talent.id));
};

describe('GET /v1/recruiter-unlocked/unlock_talents', () => {
  test('200: unlocked talents with contact, character, days and notes', async () => {
    const { db } = testApp();
    const recruiter = await someone();
    const talent = await createFullTalent(db);
    const character = await createCharacter(db, recruiter, { project: { title: 'Monsoon Line' } });
    await unlock(recruiter, talent, { character_id: character.id });
    await db
      .insertInto('character_shortlist')
      .values({ character_id: character.id, talent_id: talent.id, note: 'Real Kathak' })
      .execute();
    await db
      .insertInto('unavailable_dates')
      .values([
        { account_id: talent.id, days: `[${dayFromNow(1)},${dayFromNow(3)})`, reason: 'Wedding' },
        { account_id: talent.id, days: `[${dayFromNow(5)},${dayFromNow(6)})`, is_booking: true },
      ])
      .execute();
    const answer = await get(recruiter);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      page: 1,
      limit: 5,
      totalResults: 1,
      counts: { all: 1, available: 1, asked: 0, cast: 0 },
      projects: [{ id: character.project_id, title: 'Monsoon Line' }],
      results: [
        {
          user_id: talent.id,
          userUniqueId: talent.public_id,
          name: `Meera ${talent.secrets.surname}`,
          screen_min_age: 24,
          is_open: true,
          contact: {
            email: talent.secrets.email,
            mobile_number: talent.mobile,
            manager_name: talent.secrets.managerName,
            social_links: [{ handle: talent.secrets.handle }],
          },
          character: { id: character.id, name: 'Meera', project_title: 'Monsoon Line' },
          question: null,
          isShortlisted: true,
          note: 'Real Kathak',
          cast_as: [],
          is_available: true,
          last_contact_at: null,
        },
      ],
    });
    const { days, gallary } = await rowOf(recruiter, talent);
    expect(gallary).toHaveLength(1);
    expect(days.map(({ state }) => state)).toEqual([
      'free',
      'unavailable',
      'unavailable',
      'free',
      'free',
      'booked',
      ...Array(8).fill('free'),
    ]);
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 14 }, (_, day) => dayFromNow(day)));
    expect(answer.body).not.toContain('Wedding');
    expect(answer.body).not.toContain(talent.secrets.dateOfBirth);
  });

  test('a pending check leaves the days as the calendar has them', async () => {
    const recruiter = await someone();
    const talent = await createTalent(testApp().db);
    await unlock(recruiter, talent);
    await sendCheck(recruiter, talent);
    const row = await rowOf(recruiter, talent);
    expect(row.question).toMatchObject({
      status: 'asked',
      start_date: dayFromNow(3),
      end_date: dayFromNow(6),
    });
    expect(new Set(row.days.map(({ state }) => state))).toEqual(new Set(['free']));
    expect(row.is_available).toBe(false);
  });

  test('a closed account keeps its name only', async () => {
    const { db, pool } = testApp();
    const recruiter = await someone();
    const talent = await createFullTalent(db, { account: { closed_at: new Date() } });
    await unlock(recruiter, talent);
    const answer = await get(recruiter);
    expect(answer.json().results).toMatchObject([
      {
        name: `Meera ${talent.secrets.surname}`,
        is_open: false,
        contact: null,
        days: [],
        gallary: [],
        current_residence: null,
        is_available: false,
      },
    ]);
    expect(answer.body).not.toContain(talent.secrets.mobile);
    expect(await countRows({ pool }, 'contact_reveal', 'talent_id = $1', talent.id)).toBe(0);
  });

  test('filters by name, city, character, project and state, and counts each state', async () => {
    const { db } = testApp();
    const recruiter = await someone();
    const character = await createCharacter(db, recruiter, { character: { name: 'The drummer' } });
    const [free, busy, asked, cast, response] = [
      await createTalent(db, { ...named('Ananya'), talent: { residence_city_id: 1 } }),
      await createTalent(db, named('Kavya', 'Shetty')),
      await createTalent(db, named('Nikita', 'Sangma')),
      await createTalent(db, named('Vikram', '100% Shinde')),
      await createTalent(db, named('Omar', 'Khan')),
    ];
    await unlock(recruiter, free, { character_id: character.id });
    for (const talent of [busy, asked, cast, response]) await unlock(recruiter, talent);
    await db
      .insertInto('unavailable_dates')
      .values({ account_id: busy.id, days: `[${dayFromNow(0)},${dayFromNow(2)})` })
      .execute();
    await sendCheck(recruiter, asked);
    await sendCheck(recruiter, response, { status: 'not_available', settled_at: new Date() });
    await castAs(db, character.id, cast.id);
    const inOrder = (query: Record<string, string | number>) => get(recruiter, { sort: 'name', ...query });
    expect((await inOrder({})).json().counts).toEqual({ all: 5, available: 2, asked: 1, cast: 1 });
    expect(namesIn(await inOrder({ status: 'available' }))).toEqual(['Ananya', 'Vikram']);
    expect(namesIn(await inOrder({ status: 'asked' }))).toEqual(['Nikita']);
    expect((await inOrder({ status: 'cast' })).json()).toMatchObject({
      totalResults: 1,
      results: [{ first_name: 'Vikram', cast_as: ['The drummer'] }],
    });
    expect(namesIn(await inOrder({ search: 'kavya she' }))).toEqual(['Kavya']);
    expect(namesIn(await inOrder({ search: '%' }))).toEqual(['Vikram']);
    expect(namesIn(await inOrder({ search: 'DRUM' }))).toEqual(['Ananya']);
    const city = await db.selectFrom('city').select('name').where('id', '=', 1).executeTakeFirstOrThrow();
    expect(namesIn(await inOrder({ search: city.name }))).toEqual(['Ananya']);
    expect((await inOrder({ search: 'DRUM' })).json().counts).toEqual({
      all: 1,
      available: 1,
      asked: 0,
      cast: 0,
    });
    expect(namesIn(await inOrder({ project_id: character.project_id }))).toEqual(['Ananya']);
    expect(namesIn(await inOrder({ project_id: 2_000_000_000 }))).toEqual([]);
  });

  test('sorts by unlock, last contact and name, five a page', async () => {
    const { db } = testApp();
    const recruiter = await someone();
    const talents = [];
    for (const [index, name] of ['Dev', 'Asha', 'Farah', 'Bina', 'Esha', 'Chetan'].entries()) {
      const talent = await createTalent(db, named(name));
      talents.push(talent);
      await unlock(recruiter, talent, { unlocked_at: new Date(Date.UTC(2026, 0, index + 1)) });
    }
    const conversation = await db
      .insertInto('conversation')
      .values({ recruiter_id: recruiter.id, talent_id: talents[1]?.id ?? 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = { conversation_id: conversation.id, sender_id: recruiter.id, text: 'Hello' };
    await db
      .insertInto('message')
      .values({ ...message, client_id: crypto.randomUUID() })
      .execute();
    expect(namesIn(await get(recruiter))).toEqual(['Chetan', 'Esha', 'Bina', 'Farah', 'Asha']);
    expect(namesIn(await get(recruiter, { page: 2 }))).toEqual(['Dev']);
    expect(namesIn(await get(recruiter, { sort: 'contact', limit: 2 }))).toEqual(['Asha', 'Chetan']);
    expect(namesIn(await get(recruiter, { sort: 'name' }))).toEqual([
      'Asha',
      'Bina',
      'Chetan',
      'Dev',
      'Esha',
    ]);
    expect((await get(recruiter, { page: 2 })).json()).toMatchObject({ totalPages: 2, totalResults: 6 });
  });

  test('records each reveal once a day, even concurrently', async () => {
    const { db, pool } = testApp();
    const recruiter = await someone();
    const talent = await createTalent(db);
    await unlock(recruiter, talent);
    await Promise.all(Array.from({ length: 8 }, () => get(recruiter)));
    await get(recruiter, { form: 'csv' }, `${path}/export`);
    expect(await countRows({ pool }, 'contact_reveal', 'talent_id = $1', talent.id)).toBe(1);
  });

  test('leaves out talents unlocked by others', async () => {
    const { db } = testApp();
    const [recruiter, other] = [await someone(), await someone()];
    await unlock(other, await createTalent(db));
    expect((await get(recruiter)).json()).toMatchObject({ results: [], totalResults: 0, projects: [] });
  });

  test.each([path, `${path}/export`])('%s is for its owner only', async (at) => {
    const { app, db } = testApp();
    const [recruiter, other, talent] = [await someone(), await someone(), await createTalent(db)];
    await unlock(other, talent);
    const url = `${at}?recruiter_id=${other.id}${at.endsWith('export') ? '&form=csv' : ''}`;
    expect((await app.inject({ url })).json().code).toBe('UNAUTHENTICATED');
    const asTalent = await testApp().as(talent);
    expect((await app.inject({ url, headers: asTalent })).json().code).toBe('WRONG_KIND_OF_USER');
    const foreign = await app.inject({ url, headers: recruiter.headers });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    { recruiter_id: -1 },
    { recruiter_id: 1.5 },
    { sort: 'money' },
    { status: 'gone' },
    { project_id: 0 },
    { limit: 101 },
  ])('400: %j', async (query) => {
    expect((await get(await someone(), query)).statusCode).toBe(400);
  });
});
