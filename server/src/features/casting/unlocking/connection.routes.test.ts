import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';

const testApp = useTestApp();
const hidden = { talent: { show_to_recruiters: false } };
const never = { isUnlocked: false, unlocked_at: null, isViewed: false, last_viewed_at: null, question: null };

const someone = async (changes = {}) => {
  const { id } = await createRecruiter(testApp().db, changes);
  return { id, headers: await testApp().as({ id }) };
};
const sendCheck = (headers: Record<string, string>, talentId: unknown, recruiterId: unknown) =>
  testApp().app.inject({
    url: `/v1/recruiter-unlocked/recruiter-view?talentId=${talentId}&recruiterId=${recruiterId}`,
    headers,
  });

describe('GET /v1/recruiter-unlocked/recruiter-view', () => {
  test('says whether this recruiter unlocked or viewed this talent, and when last', async () => {
    const { app, db, pool } = testApp();
    const talent = await createTalent(db);
    const [one, other] = [await someone(), await someone()];
    expect((await sendCheck(one.headers, talent.id, one.id)).json()).toEqual(never);
    await pool.query(
      `insert into profile_view (talent_id, recruiter_id, day, last_at)
       values ($1, $2, '2026-01-01', '2026-01-01T10:00:00Z'), ($1, $2, '2026-01-03', '2026-01-03T10:00:00Z')`,
      [talent.id, one.id],
    );
    expect((await sendCheck(one.headers, talent.id, one.id)).json()).toEqual({
      ...never,
      isViewed: true,
      last_viewed_at: '2026-01-03T10:00:00.000Z',
    });
    const recordView = { method: 'POST', url: '/v1/recruiter-view', headers: one.headers } as const;
    await app.inject({ ...recordView, payload: { talentId: talent.id } });
    await unlock(db, one, talent);
    expect((await sendCheck(one.headers, talent.id, one.id)).json()).toEqual({
      isUnlocked: true,
      unlocked_at: expect.stringMatching(/^20/),
      isViewed: true,
      last_viewed_at: expect.not.stringMatching(/^2026-01-0/),
      question: null,
    });
    expect((await sendCheck(other.headers, talent.id, other.id)).json()).toEqual(never);
  });

  test('returns the last availability check and its status', async () => {
    const { db } = testApp();
    const talent = await createTalent(db);
    const [one, other] = [await someone(), await someone()];
    for (const recruiter of [one, other]) await unlock(db, recruiter, talent);
    const check = { recruiter_id: one.id, talent_id: talent.id } as const;
    const settled = { status: 'available', settled_at: new Date() } as const;
    await db
      .insertInto('availability_question')
      .values([
        { ...check, starts_on: '2027-01-12', ends_on: '2027-01-14', status: 'asked', settled_at: null },
        { ...check, starts_on: '2027-02-01', ends_on: '2027-02-02', ...settled },
      ])
      .execute();
    expect((await sendCheck(one.headers, talent.id, one.id)).json()).toMatchObject({
      question: { start_date: '2027-02-01', end_date: '2027-02-02', status: 'available' },
    });
    expect((await sendCheck(other.headers, talent.id, other.id)).json()).toMatchObject({ question: null });
  });

  test('404: for another recruiter', async () => {
    const talent = await createTalent(testApp().db);
    const [one, other] = [await someone(), await someone()];
    expect((await sendCheck(one.headers, talent.id, other.id)).statusCode).toBe(404);
    expect((await sendCheck(one.headers, talent.id, talent.id)).statusCode).toBe(404);
  });

  test('404: for a hidden talent, unless unlocked', async () => {
    const { db } = testApp();
    const one = await someone();
    const talent = await createTalent(db, hidden);
    const closed = await createTalent(db, { account: { closed_at: new Date() } });
    for (const id of [talent.id, closed.id, one.id, 2_000_000_000])
      expect((await sendCheck(one.headers, id, one.id)).statusCode).toBe(404);
    await unlock(db, one, talent);
    expect((await sendCheck(one.headers, talent.id, one.id)).json()).toMatchObject({ isUnlocked: true });
  });

  test('400 without numbers, 401 for guests, 403 for talents; a frozen recruiter may', async () => {
    const talent = await createTalent(testApp().db);
    const one = await someone({ account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    expect((await sendCheck(one.headers, 'x', one.id)).json()).toMatchObject({
      errors: [{ field: 'talentId' }],
    });
    expect((await sendCheck(one.headers, talent.id, '')).json()).toMatchObject({
      errors: [{ field: 'recruiterId' }],
    });
    expect((await sendCheck({}, talent.id, one.id)).statusCode).toBe(401);
    expect((await sendCheck(await testApp().as(talent), talent.id, one.id)).statusCode).toBe(403);
    expect((await sendCheck(one.headers, talent.id, one.id)).statusCode).toBe(200);
  });
});
