import { describe, expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { createTalent } from '../../../../test/factories.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { dayFromNow, useUnlocking } from '../../../../test/unlocking.ts';

const { testApp, recruiterWith, unlock, questionsOf } = useUnlocking();
const base = '/v1/notification';
const days = { start_date: dayFromNow(10), end_date: dayFromNow(14) };

/** A talent who was unlocked for a character and unlockAndAsk about dates. */
const unlockAndAsk = async () => {
  const { db, as } = testApp();
  const recruiter = await recruiterWith(1, {
    account: { first_name: 'Priyanka', last_name: 'Hegde' },
    recruiter: { company: 'Monsoon Pictures', verified_at: new Date() },
  });
  const { id: city_id } = await db
    .selectFrom('city')
    .select('id')
    .where('name', '=', 'Mumbai')
    .executeTakeFirstOrThrow();
  const project = { title: 'Monsoon Line', city_id };
  const character = await createCharacter(db, recruiter, { project, character: { name: 'The singer' } });
  const talent = await createTalent(db);
  await unlock(recruiter.headers, { talentId: talent.id, characterId: character.id, ...days });
  const [sent] = await notificationsOf(testApp(), talent.id);
  if (!sent) throw new Error('No notification was sent');
  return { recruiter, talent: { ...talent, headers: await as(talent) }, sent };
};
type Headers = Record<string, string>;
const target = async (headers: Headers, id: number) =>
  testApp().app.inject({ url: `${base}/getJobNotification-details/${id}`, headers });
const answer = (headers: Headers, id: number, isAvailableYesorNo: boolean) =>
  testApp().app.inject({
    method: 'PATCH',
    url: `${base}/update-notification-availability/${id}`,
    headers,
    payload: { isAvailableYesorNo },
  });
const markDays = (account_id: number, from: number, to: number) =>
  testApp().pool.query(
    `insert into unavailable_dates (account_id, days) values ($1, daterange($2, $3, '[]'))`,
    [account_id, dayFromNow(from), dayFromNow(to)],
  );
const list = async ({ id, headers }: { id: number; headers: Headers }, group = 'all') =>
  (await testApp().app.inject({ url: `${base}?user_id=${id}&group=${group}`, headers })).json();

describe('GET /v1/notification/getJobNotification-details/{id}', () => {
  test('200: the question with its recruiter and dates', async () => {
    const { recruiter, talent, sent } = await unlockAndAsk();
    await markDays(talent.id, 9, 11);
    await markDays(talent.id, 14, 20);
    const response = await target(talent.headers, sent.id);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        path: `/app/talent/dashboard/notification?question=${sent.question_id}`,
        question: {
          available_id: sent.question_id,
          ...days,
          status: 'asked',
          asked_at: expect.any(String),
          recruiter: {
            user_id: recruiter.id,
            userUniqueId: recruiter.public_id,
            name: 'Priyanka Hegde',
            company: 'Monsoon Pictures',
            is_verified: true,
            photo: null,
          },
          character_name: 'The singer',
          project_title: 'Monsoon Line',
          places: ['Mumbai'],
          marked_days: 3,
        },
      },
    ]);
    expect(response.body).not.toContain(recruiter.email);
  });

  test('404: another account', async () => {
    const { recruiter, sent } = await unlockAndAsk();
    expect((await target(recruiter.headers, sent.id)).statusCode).toBe(404);
  });
});

describe('an open question', () => {
  test('is in the group "turn" with a button until it is answered', async () => {
    const { talent, sent } = await unlockAndAsk();
    expect(sent.message).toMatch(
      /^Priyanka Hegde unlocked your profile for The singer in Monsoon Line\. Are you available from .*\?$/,
    );
    expect(sent.parts).toContainEqual({ text: 'Monsoon Line', style: 'title' });
    const before = await list(talent, 'turn');
    expect(before.counts).toMatchObject({ all: 1, turn: 1, seen: 1 });
    expect(before.results).toMatchObject([
      { isButtonClick: true, isAvailableYesorNo: null, available_start_date: days.start_date, status: false },
    ]);
    await answer(talent.headers, sent.id, true);
    expect((await list(talent)).counts).toMatchObject({ all: 1, turn: 0, seen: 1 });
  });

  test('leaves the group "turn" once its dates have passed', async () => {
    const { talent, sent } = await unlockAndAsk();
    await testApp()
      .db.updateTable('availability_question')
      .set({ starts_on: dayFromNow(-3), ends_on: dayFromNow(-1) })
      .where('id', '=', sent.question_id ?? 0)
      .execute();
    const { results, counts } = await list(talent);
    expect([counts.turn, results]).toMatchObject([0, [{ isButtonClick: false, is_expired: true }]]);
    expect((await target(talent.headers, sent.id)).json().question.status).toBe('expired');
  });
});

describe('PATCH /v1/notification/update-notification-availability/{id}', () => {
  test.each([
    [true, 'available'],
    [false, 'not_available'],
  ])('200: %s is %s', async (isAvailableYesorNo, status) => {
    const { recruiter, talent, sent } = await unlockAndAsk();
    const response = await answer(talent.headers, sent.id, isAvailableYesorNo);
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id: sent.id, isAvailableYesorNo, isButtonClick: false, status: true },
    ]);
    expect(await questionsOf(recruiter.id)).toMatchObject([{ status }]);
    expect((await notificationsOf(testApp(), recruiter.id)).map(({ ref }) => ref)).toEqual([
      `availability.${status.replace('_', '-')}`,
    ]);
  });

  test('404: a notification without a question', async () => {
    const { db, as } = testApp();
    const recruiter = await recruiterWith(1);
    const talent = await createTalent(db);
    await unlock(recruiter.headers, { talentId: talent.id });
    const [sent] = await notificationsOf(testApp(), talent.id);
    const response = await answer(await as(talent), sent?.id ?? 0, true);
    expect([sent?.ref, response.statusCode]).toEqual(['talent.unlocked', 404]);
  });
});
