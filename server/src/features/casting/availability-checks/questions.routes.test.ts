import { describe, expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { createTalent } from '../../../../test/factories.ts';
import { unlock as unlockByHouse } from '../../../../test/full-talent.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { dayFromNow, useUnlocking } from '../../../../test/unlocking.ts';

const { testApp, recruiterWith, questionsOf, eventsAbout } = useUnlocking();
const url = '/v1/unlock-available-calander';
const days = { start_date: dayFromNow(10), end_date: dayFromNow(14) };
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };
type Headers = Record<string, string>;

const pair = async (recruiterChanges: object = {}, talentChanges: object = {}) => {
  const { db, as } = testApp();
  const recruiter = await recruiterWith(0, recruiterChanges);
  const talent = await createTalent(db, talentChanges);
  await unlockByHouse(db, recruiter, talent);
  return { recruiter, talent: { ...talent, headers: await as(talent) } };
};
const sendCheck = (headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'POST', url, headers, payload });
const answer = (headers: Headers, id: number, isTalentUnavailable: unknown, more: object = {}) =>
  testApp().app.inject({
    method: 'PATCH',
    url: `${url}/${id}`,
    headers,
    payload: { isTalentUnavailable, ...more },
  });
const check = async (changes: object = {}) => {
  const both = await pair({}, changes);
  const { available_id } = (
    await sendCheck(both.recruiter.headers, { talentId: both.talent.id, ...days })
  ).json();
  return { ...both, id: Number(available_id) };
};
const questionSeenBy = async (headers: Headers, notificationId: number) => {
  const target = `/v1/notification/getJobNotification-details/${notificationId}`;
  return (await testApp().app.inject({ url: target, headers })).json().question;
};
const moveDays = (id: number, from: number, to: number) =>
  testApp()
    .db.updateTable('availability_question')
    .set({ starts_on: dayFromNow(from), ends_on: dayFromNow(to) })
    .where('id', '=', id)
    .execute();

describe('POST /v1/unlock-available-calander for a character', () => {
  test('the talent reads whom they are asked for, not whom they were unlocked for', async () => {
    const { db } = testApp();
    const { recruiter, talent } = await pair();
    const [meera, kale] = [
      await createCharacter(db, recruiter),
      await createCharacter(db, recruiter, { character: { name: 'Kale' } }),
    ];
    await db
      .updateTable('unlock')
      .set({ character_id: meera.id })
      .where('talent_id', '=', talent.id)
      .execute();
    const later = { start_date: dayFromNow(20), end_date: dayFromNow(21) };
    await sendCheck(recruiter.headers, { talentId: talent.id, characterId: kale.id, ...days });
    await sendCheck(recruiter.headers, { talentId: talent.id, ...later });
    const sent = await notificationsOf(testApp(), talent.id);
    const messages = sent.map(({ message }) => message);
    expect(messages.filter((message) => / for Kale in Monsoon Line\.$/.test(message))).toHaveLength(1);
    expect(messages.filter((message) => message.includes('Meera'))).toEqual([]);
    const seen = await Promise.all(sent.map(({ id }) => questionSeenBy(talent.headers, id)));
    expect(seen.map((question) => question.character_name).sort()).toEqual(['Kale', null]);
  });

  test('404 for another recruiter’s character and for one that is dropped; nothing is sent', async () => {
    const { db } = testApp();
    const { recruiter, talent } = await pair();
    const foreign = await createCharacter(db, await recruiterWith(0));
    const dropped = await createCharacter(db, recruiter, { character: { status: 'dropped' } });
    for (const { id: characterId } of [foreign, dropped]) {
      const answer = await sendCheck(recruiter.headers, { talentId: talent.id, characterId, ...days });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        404,
        [{ field: 'characterId', message: 'Choose a character you’re casting' }],
      ]);
    }
    expect(await questionsOf(recruiter.id)).toEqual([]);
  });
});

describe('POST /v1/unlock-available-calander', () => {
  test('201: notifies the talent, also by email', async () => {
    const { recruiter, talent } = await pair();
    const response = await sendCheck(recruiter.headers, { talentId: talent.id, ...days });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      {
        available_id: expect.any(Number),
        recruiter_id: recruiter.id,
        talent_id: talent.id,
        ...days,
        status: 'asked',
        asked_at: expect.any(String),
        answered_at: null,
      },
    ]);
    expect(await eventsAbout(recruiter.id)).toMatchObject([{ type: 'availability.asked' }]);
    const notifications = await notificationsOf(testApp(), talent.id);
    expect(notifications).toMatchObject([
      {
        ref: 'availability.asked',
        question_id: response.json().available_id,
        about_account_id: recruiter.id,
      },
    ]);
    expect(notifications[0]?.message).toMatch(/^Asha Kulkarni wants to know if you’re available from \d/);
  });

  test('ten concurrent requests for the same dates make one check', async () => {
    const { recruiter, talent } = await pair();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendCheck(recruiter.headers, { talentId: talent.id, ...days })),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await questionsOf(recruiter.id)).toHaveLength(1);
    expect(await notificationsOf(testApp(), talent.id)).toHaveLength(1);
  });

  test('an answered check is reused, an expired one can be sent again', async () => {
    const { recruiter, talent, id } = await check();
    const again = async () => (await sendCheck(recruiter.headers, { talentId: talent.id, ...days })).json();
    await answer(talent.headers, id, false);
    expect(await again()).toMatchObject({ available_id: id, status: 'not_available' });
    await testApp()
      .db.updateTable('availability_question')
      .set({ status: 'expired' })
      .where('id', '=', id)
      .execute();
    expect(await again()).toMatchObject({
      status: 'asked',
      available_id: expect.not.toSatisfy((n) => n === id),
    });
  });

  test('404: not unlocked, closed, or blocked', async () => {
    const { db } = testApp();
    const { recruiter, talent } = await pair();
    const stranger = await createTalent(db);
    const gone = await createTalent(db, { account: { closed_at: new Date() } });
    await unlockByHouse(db, recruiter, gone);
    await db
      .insertInto('blocked_contact')
      .values({ account_id: talent.id, blocked_id: recruiter.id })
      .execute();
    for (const talentId of [stranger.id, gone.id, talent.id, 2_000_000]) {
      expect((await sendCheck(recruiter.headers, { talentId, ...days })).statusCode).toBe(404);
    }
    expect(await questionsOf(recruiter.id)).toEqual([]);
  });

  test('403: a frozen recruiter, and a talent; 401: a guest', async () => {
    const { recruiter, talent } = await pair(frozen);
    const input = { talentId: talent.id, ...days };
    expect((await sendCheck(recruiter.headers, input)).json().code).toBe('PROFILE_FROZEN');
    expect((await sendCheck(talent.headers, input)).json().code).toBe('WRONG_KIND_OF_USER');
    expect((await sendCheck({}, input)).statusCode).toBe(401);
    expect(await questionsOf(recruiter.id)).toEqual([]);
  });

  test.each([
    ['start_date', { start_date: dayFromNow(-1), end_date: dayFromNow(3) }],
    ['end_date', { start_date: dayFromNow(3), end_date: dayFromNow(2) }],
    ['end_date', { start_date: dayFromNow(3), end_date: dayFromNow(3 + 366) }],
    ['start_date', { start_date: '2027-02-30', end_date: '2027-03-01' }],
    ['talentId', { ...days, talentId: 0 }],
  ])('400: %s', async (field, wrong) => {
    const { recruiter, talent } = await pair();
    const response = await sendCheck(recruiter.headers, { talentId: talent.id, ...wrong });
    expect([response.statusCode, response.json().errors[0].field]).toEqual([400, field]);
  });

  test('429: too many checks for one talent', async () => {
    const { recruiter, talent } = await pair();
    const codes = new Set<number>();
    for (let day = 1; day <= 21; day += 1) {
      const input = { talentId: talent.id, start_date: dayFromNow(day), end_date: dayFromNow(day) };
      codes.add((await sendCheck(recruiter.headers, input)).statusCode);
    }
    expect([...codes]).toEqual([201, 429]);
    expect(await questionsOf(recruiter.id)).toHaveLength(20);
  });
});

describe('PATCH /v1/unlock-available-calander/{id}', () => {
  test.each([
    [true, 'available', 'Asha Kulkarni is available from'],
    [false, 'not_available', 'Asha Kulkarni is not available from'],
  ])(
    '200: %s on the wire is %s in the database, and the recruiter hears it so',
    async (wire, status, words) => {
      const { recruiter, talent, id } = await check();
      await notificationsOf(testApp(), talent.id);
      const response = await answer(talent.headers, id, wire, days);
      expect([response.statusCode, response.json()]).toMatchObject([
        200,
        { available_id: id, status, answered_at: expect.any(String) },
      ]);
      expect(await questionsOf(recruiter.id)).toMatchObject([{ id, status, settled_at: expect.any(Date) }]);
      const notifications = await notificationsOf(testApp(), recruiter.id);
      expect(notifications).toMatchObject([
        { about_account_id: talent.id, path: `/talent/${talent.public_id}`, topic: 'answers' },
      ]);
      expect(notifications[0]?.message).toContain(words);
      const list = `/v1/notification?user_id=${talent.id}`;
      const mine = await testApp().app.inject({ url: list, headers: talent.headers });
      expect(mine.json().results).toMatchObject([
        { available_id: id, isAvailableYesorNo: wire, isButtonClick: false, status: true, is_expired: false },
      ]);
    },
  );

  test('repeating the answer changes nothing and notifies nobody', async () => {
    const { recruiter, talent, id } = await check();
    const first = await answer(talent.headers, id, true);
    const again = await Promise.all([1, 2, 3].map(() => answer(talent.headers, id, true)));
    expect(new Set([first, ...again].map(({ body }) => body)).size).toBe(1);
    expect(await notificationsOf(testApp(), recruiter.id)).toHaveLength(1);
  });

  test('the answer can change until the dates are over, and the recruiter is notified each time', async () => {
    const { recruiter, talent, id } = await check();
    await answer(talent.headers, id, true);
    expect((await answer(talent.headers, id, false)).json().status).toBe('not_available');
    await moveDays(id, -2, 0);
    expect((await answer(talent.headers, id, true)).json().status).toBe('available');
    const told = await notificationsOf(testApp(), recruiter.id);
    expect(told.map(({ ref }) => ref)).toEqual([
      'availability.available',
      'availability.no-longer-available',
      'availability.now-available',
    ]);
    expect(told[1]?.message).toMatch(/^Asha Kulkarni is no longer available from /);
    await moveDays(id, -3, -1);
    const late = await answer(talent.headers, id, false);
    expect([late.statusCode, late.json().code]).toEqual([409, 'ALREADY_SETTLED']);
    expect(await questionsOf(recruiter.id)).toMatchObject([{ status: 'available' }]);
  });

  test('429: an answer that changes again and again', async () => {
    const { talent, id } = await check();
    const codes: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      codes.push((await answer(talent.headers, id, turn % 2 === 0)).statusCode);
    }
    expect(codes).toEqual([...Array(11).fill(200), 429]);
  });

  test('409: past dates, and an expired check', async () => {
    const { recruiter, talent, id } = await check();
    await moveDays(id, -3, -1);
    expect((await answer(talent.headers, id, true)).json().code).toBe('ALREADY_SETTLED');
    await testApp()
      .db.updateTable('availability_question')
      .set({ status: 'expired', settled_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await answer(talent.headers, id, true)).json().code).toBe('ALREADY_SETTLED');
    expect(await questionsOf(recruiter.id)).toMatchObject([{ status: 'expired' }]);
  });

  test('400: other dates than requested, or no answer', async () => {
    const { talent, id, recruiter } = await check();
    for (const [field, wrong] of [
      ['start_date', { ...days, start_date: dayFromNow(9) }],
      ['end_date', { ...days, end_date: dayFromNow(15) }],
      ['end_date', { start_date: days.start_date }],
    ] as const) {
      const response = await answer(talent.headers, id, true, wrong);
      expect([response.statusCode, response.json().errors[0].field]).toEqual([400, field]);
    }
    expect((await answer(talent.headers, id, 'yes')).statusCode).toBe(400);
    expect(await questionsOf(recruiter.id)).toMatchObject([{ status: 'asked' }]);
  });

  test('404: another talent; 403: the recruiter who asked; 401: a guest', async () => {
    const { recruiter, id } = await check();
    const other = await testApp().as(await createTalent(testApp().db));
    expect((await answer(other, id, true)).statusCode).toBe(404);
    expect((await answer(recruiter.headers, id, true)).json().code).toBe('WRONG_KIND_OF_USER');
    expect((await answer({}, id, true)).statusCode).toBe(401);
    expect(await questionsOf(recruiter.id)).toMatchObject([{ status: 'asked' }]);
  });

  test('a frozen talent may reply, but not change it', async () => {
    const { talent, id } = await check();
    await testApp()
      .db.updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', talent.id)
      .execute();
    expect((await answer(talent.headers, id, true)).json().status).toBe('available');
    const changed = await answer(talent.headers, id, false);
    expect([changed.statusCode, changed.json().code]).toEqual([403, 'PROFILE_FROZEN']);
  });
});
