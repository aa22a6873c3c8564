import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';

const testApp = useTestApp();
const hidden = { talent: { show_to_recruiters: false } };

const newRecruiter = async () => {
  const { id } = await createRecruiter(testApp().db);
  return { id, headers: await testApp().as({ id }) };
};
const look = (headers: Record<string, string>, talentId: unknown) =>
  testApp().app.inject({ method: 'POST', url: '/v1/recruiter-view', headers, payload: { talentId } });
const viewsOf = async (talentId: number) => {
  const { rows } = await testApp().pool.query(
    `select recruiter_id, day = (now() at time zone 'Asia/Kolkata')::date as today, times
     from profile_view where talent_id = $1 order by day, recruiter_id`,
    [talentId],
  );
  return rows;
};
const shiftBack = (talentId: number, minutes: number) =>
  testApp().pool.query(
    'update profile_view set last_at = last_at - make_interval(mins => $2) where talent_id = $1',
    [talentId, minutes],
  );

describe('POST /v1/recruiter-view', () => {
  test('counts a visit on the current day in India', async () => {
    const talent = await createTalent(testApp().db);
    const [one, two] = [await newRecruiter(), await newRecruiter()];
    const response = await look(one.headers, talent.id);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    await look(two.headers, talent.id);
    expect(await viewsOf(talent.id)).toEqual([
      { recruiter_id: one.id, today: true, times: 1 },
      { recruiter_id: two.id, today: true, times: 1 },
    ]);
  });

  test('within ten minutes it is the same visit, even in ten tabs; later it is another one', async () => {
    const talent = await createTalent(testApp().db);
    const { id, headers } = await newRecruiter();
    const answers = await Promise.all(Array.from({ length: 10 }, () => look(headers, talent.id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204));
    expect(await viewsOf(talent.id)).toEqual([{ recruiter_id: id, today: true, times: 1 }]);
    await shiftBack(talent.id, 9);
    await look(headers, talent.id);
    expect(await viewsOf(talent.id)).toMatchObject([{ times: 1 }]);
    await shiftBack(talent.id, 2);
    await look(headers, talent.id);
    expect(await viewsOf(talent.id)).toMatchObject([{ times: 2 }]);
  });

  test('across midnight it is the same visit, and the next one counts for the new day', async () => {
    const talent = await createTalent(testApp().db);
    const { id, headers } = await newRecruiter();
    await testApp().pool.query(
      `insert into profile_view (talent_id, recruiter_id, day, last_at)
       values ($1, $2, (now() at time zone 'Asia/Kolkata')::date - 1, now() - interval '3 minutes')`,
      [talent.id, id],
    );
    await look(headers, talent.id);
    expect(await viewsOf(talent.id)).toHaveLength(1);
    await shiftBack(talent.id, 8);
    await look(headers, talent.id);
    expect(await viewsOf(talent.id)).toHaveLength(2);
  });

  test('a profile they cannot see is not visited', async () => {
    const { db } = testApp();
    const viewer = await newRecruiter();
    const unseen = [
      await createTalent(db, hidden),
      await createTalent(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } }),
      await createTalent(db, { talent: { completed_at: null } }),
      await createTalent(db, { account: { closed_at: new Date() } }),
      await newRecruiter(),
      { id: 2_000_000_000 },
    ];
    for (const { id } of unseen) {
      expect((await look(viewer.headers, id)).statusCode).toBe(404);
      expect(await viewsOf(id)).toEqual([]);
    }
    const unlocked = await createTalent(db, hidden);
    await unlock(db, viewer, unlocked);
    expect((await look(viewer.headers, unlocked.id)).statusCode).toBe(204);
  });

  test('is for recruiters, and asks for a number', async () => {
    const talent = await createTalent(testApp().db);
    const { headers } = await newRecruiter();
    expect((await look({}, talent.id)).statusCode).toBe(401);
    expect((await look(await testApp().as(talent), talent.id)).statusCode).toBe(403);
    expect((await look(headers, 'everybody')).json()).toMatchObject({ errors: [{ field: 'talentId' }] });
    expect((await look(headers, 0)).statusCode).toBe(400);
  });

  test('a frozen recruiter may view profiles', async () => {
    const talent = await createTalent(testApp().db);
    const frozen = await createRecruiter(testApp().db, {
      account: { frozen_at: new Date(), frozen_reason: 'Test' },
    });
    expect((await look(await testApp().as(frozen), talent.id)).statusCode).toBe(204);
  });

  test('too many visits are rate limited', async () => {
    const { id, headers } = await newRecruiter();
    const { limits } = testApp().services;
    for (let turn = 0; turn < 600; turn += 1) {
      await limits.take(`profile-views:${id}`, { max: 600, seconds: 3600 });
    }
    expect((await look(headers, 1)).statusCode).toBe(429);
  });
});
