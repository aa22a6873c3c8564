import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { createFace } from '../../../../test/landing-factories.ts';

const testApp = useTestApp();
const unchecked = (changes = {}) => createFace(testApp().db, { checked: false, ...changes });
const checks = () => testApp().services.profileChecks;
const logOf = (talentId: number) =>
  testApp()
    .db.selectFrom('profile_check')
    .select(['passed', 'decided_by', 'cover_asset_id'])
    .where('talent_id', '=', talentId)
    .orderBy('id')
    .execute();
const isOnLanding = async (publicId: string) =>
  (await testApp().app.inject('/v1/landing')).body.includes(publicId);

describe('looking at a profile', () => {
  test('puts it into the showcase, and taking that back takes it out at once; both stay on record', async () => {
    const { id, public_id } = await unchecked();
    const decision = { talentId: id, adminId: null };
    expect(await isOnLanding(public_id)).toBe(false);
    expect(await checks().check(decision)).toEqual({ agrees: true, isShown: true });
    expect(await checks().uncheck(decision)).toEqual({ agrees: true, isShown: false });
    expect(await isOnLanding(public_id)).toBe(false);
    const cover_asset_id = expect.any(Number);
    expect(await logOf(id)).toEqual([
      { passed: true, decided_by: null, cover_asset_id },
      { passed: false, decided_by: null, cover_asset_id },
    ]);
    const change = testApp().db.deleteFrom('profile_check').where('talent_id', '=', id).execute();
    await expect(change).rejects.toThrow('append-only');
    const events = await testApp()
      .db.selectFrom('event_log')
      .select('payload')
      .where('type', '=', 'profile.checked')
      .execute();
    expect(events.map(({ payload }) => payload)).toEqual([
      { talentId: id, passed: true },
      { talentId: id, passed: false },
    ]);
  });

  test('says when somebody did not agree', async () => {
    const { id } = await unchecked({ agrees: false });
    expect(await checks().check({ talentId: id, adminId: null })).toEqual({ agrees: false, isShown: false });
  });

  test.each([
    ['no cover', { cover: false }, 'no cover'],
    ['a small one', { coverWidth: 200 }, '200 px'],
  ])('is refused for a profile with %s', async (_what, changes, detail) => {
    const { id } = await unchecked(changes);
    await expect(checks().check({ talentId: id, adminId: null })).rejects.toThrow(detail);
    expect(await logOf(id)).toEqual([]);
  });

  test('is for talents', async () => {
    const { id } = await createRecruiter(testApp().db);
    await expect(checks().check({ talentId: id, adminId: null })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
