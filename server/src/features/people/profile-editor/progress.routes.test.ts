import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createUnfinishedTalent, fillProfile } from '../../../../test/unfinished-talent.ts';

const testApp = useTestApp();

const change = async (id: number, headers: Record<string, string>, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `/v1/talenter/handle-talenter/${id}`, headers, payload });
const measure = (headers: Record<string, string>, payload: object) =>
  testApp().app.inject({ method: 'POST', url: '/v1/talenter-physical-description', headers, payload });

describe('PATCH /v1/talenter/handle-talenter/{id}', () => {
  test('remembers the last page', async () => {
    const talent = await createUnfinishedTalent(testApp());
    const response = await change(talent.id, await testApp().as(talent), { last_activity_page: 4 });
    expect(response.json()).toMatchObject({
      last_activity_page: 4,
      is_profile_creation_completed: false,
      missing: [
        'date_of_birth',
        'gender',
        'current_residence',
        'cover_photo',
        'playing_age',
        'height',
        'language',
        'skill',
      ],
    });
  });

  test('publishing fails with everything that is missing', async () => {
    const talent = await createUnfinishedTalent(testApp());
    const headers = await fillProfile(testApp(), talent);
    const response = await change(talent.id, headers, { is_profile_creation_completed: true });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'height', message: 'Enter your height' }],
    });
  });

  test('publishes a complete profile once and records the event', async () => {
    const { db } = testApp();
    const talent = await createUnfinishedTalent(testApp());
    const headers = await fillProfile(testApp(), talent);
    await measure(headers, { height: 170, height_size_type: 1 });
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await change(talent.id, headers, { is_profile_creation_completed: true });
      expect(response.json()).toEqual({
        is_profile_creation_completed: true,
        last_activity_page: 6,
        show_to_recruiters: true,
        missing: [],
      });
    }
    const events = await db
      .selectFrom('event_log')
      .select('payload')
      .where('type', '=', 'talent.published')
      .execute();
    expect(events.filter(({ payload }) => JSON.stringify(payload).includes(`:${talent.id}}`))).toHaveLength(
      1,
    );
  });

  test('what a published profile needs cannot be removed, and nothing else is lost', async () => {
    const talent = await createUnfinishedTalent(testApp());
    const headers = await fillProfile(testApp(), talent);
    await measure(headers, { height: 170, height_size_type: 1 });
    await change(talent.id, headers, { is_profile_creation_completed: true });
    const emptied = await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/talenter/${talent.id}`,
      headers,
      payload: { languages: [], headline: 'Dancer' },
    });
    expect(emptied.json()).toMatchObject({ errors: [{ field: 'languages' }] });
    expect((await measure(headers, { height: null })).json()).toMatchObject({
      errors: [{ field: 'height' }],
    });
    const read = await testApp().app.inject({ url: `/v1/talenter/${talent.id}`, headers });
    expect(read.json()).toMatchObject({ languages: [{ language: 1, level: 4 }], headline: null });
  });

  test('a published profile is hidden, not made incomplete', async () => {
    const talent = await createTalent(testApp().db);
    const headers = await testApp().as(talent);
    const response = await change(talent.id, headers, { is_profile_creation_completed: false });
    expect(response.json()).toMatchObject({ errors: [{ field: 'is_profile_creation_completed' }] });
    const hidden = await change(talent.id, headers, { show_to_recruiters: false });
    expect(hidden.json()).toMatchObject({ show_to_recruiters: false, is_profile_creation_completed: true });
  });

  test.each([
    ['page 0', { last_activity_page: 0 }, 'last_activity_page'],
    ['page 7', { last_activity_page: 7 }, 'last_activity_page'],
    ['words', { show_to_recruiters: 'yes' }, 'show_to_recruiters'],
  ])('refuses %s', async (_what, payload, field) => {
    const talent = await createTalent(testApp().db);
    const response = await change(talent.id, await testApp().as(talent), payload);
    expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });

  test('is for the talent alone', async () => {
    const talent = await createTalent(testApp().db);
    const other = await testApp().as(await createTalent(testApp().db));
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    const frozen = await createTalent(testApp().db, { account: { frozen_at: new Date() } });
    const payload = { last_activity_page: 2 };
    expect((await change(talent.id, {}, payload)).statusCode).toBe(401);
    expect((await change(talent.id, other, payload)).statusCode).toBe(404);
    expect((await change(talent.id, recruiter, payload)).statusCode).toBe(403);
    const refused = await change(frozen.id, await testApp().as(frozen), payload);
    expect(refused.json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});
