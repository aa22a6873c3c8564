import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';
import { createUnfinishedTalent, fillProfile } from '../../../../test/unfinished-talent.ts';

const testApp = useTestApp();
const childBorn = '2015-05-05';

const consent = (talentId: number, topic: string, given: boolean) =>
  testApp()
    .db.insertInto('consent_event')
    .values({ talent_id: talentId, topic, given, wording: 'Words' })
    .execute();

describe('the profile of a minor', () => {
  test('is published by a guardian who agrees, without measures', async () => {
    const { app } = testApp();
    const talent = await createUnfinishedTalent(testApp());
    const headers = await fillProfile(testApp(), talent, childBorn);
    const publish = () =>
      app.inject({
        method: 'PATCH',
        url: `/v1/talenter/handle-talenter/${talent.id}`,
        headers,
        payload: { is_profile_creation_completed: true },
      });
    expect((await publish()).json()).toMatchObject({
      errors: [{ field: 'guardian_name' }, { field: 'guardian_consent' }],
    });
    const response = await app.inject({
      method: 'PATCH',
      url: `/v1/talenter/${talent.id}`,
      headers,
      payload: { guardian_name: 'Sunita Bhatt' },
    });
    expect(response.json()).toMatchObject({ guardian_name: 'Sunita Bhatt', guardian_relation: null });
    await app.inject({
      method: 'PATCH',
      url: `/v1/talenter/${talent.id}`,
      headers,
      payload: { guardian_relation: 'mother' },
    });
    expect((await publish()).json()).toMatchObject({ errors: [{ field: 'guardian_consent' }] });
    await consent(talent.id, 'guardian', true);
    expect((await publish()).json()).toMatchObject({ is_profile_creation_completed: true, missing: [] });
  });

  test('takes no measures', async () => {
    const talent = await createTalent(testApp().db, {
      talent: { completed_at: null, date_of_birth: childBorn },
    });
    const response = await testApp().app.inject({
      method: 'POST',
      url: '/v1/talenter-physical-description',
      headers: await testApp().as(talent),
      payload: { eye_color: 1, waist: 60, waist_size_type: 1 },
    });
    expect(response.json()).toMatchObject({ errors: [{ field: 'waist' }] });
  });

  test('a birth date under 18 clears what minors may not have', async () => {
    const { db, app } = testApp();
    const talent = await createFullTalent(db);
    await consent(talent.id, 'nudity', true);
    const response = await app.inject({
      method: 'PATCH',
      url: `/v1/talenter/${talent.id}`,
      headers: await testApp().as(talent),
      payload: { date_of_birth: childBorn },
    });
    expect(response.json()).toMatchObject({
      is_under_18: true,
      physical_description: { height: null, waist: null, eye_color: 1 },
      progress: { is_profile_creation_completed: false },
    });
    const row = await db
      .selectFrom('talent')
      .select(['is_open_to_nudity', 'completed_at'])
      .where('account_id', '=', talent.id)
      .executeTakeFirst();
    expect(row).toEqual({ is_open_to_nudity: false, completed_at: null });
  });
});

describe('what the database itself rejects', () => {
  const aChild = () =>
    createTalent(testApp().db, { talent: { completed_at: null, date_of_birth: childBorn } });

  test('measures of a child', async () => {
    const { id } = await aChild();
    const insert = testApp().db.insertInto('talent_body').values({ talent_id: id, waist_mm: 600 }).execute();
    await expect(insert).rejects.toThrow('adults only');
  });

  test('consent flags of a minor, and of a talent whose age is unknown', async () => {
    await expect(consent((await aChild()).id, 'nudity', true)).rejects.toThrow('adults only');
    const unknown = await createTalent(testApp().db);
    await expect(consent(unknown.id, 'love_making', true)).rejects.toThrow('adults only');
  });

  test('a consent flag without a consent', async () => {
    const { db } = testApp();
    const { id } = await createTalent(db, { talent: { date_of_birth: '1990-01-01' } });
    const claim = db.updateTable('talent').set({ is_open_to_nudity: true }).where('account_id', '=', id);
    await expect(claim.execute()).rejects.toThrow('Nobody consented');
  });

  test('a child published without a guardian', async () => {
    const { db } = testApp();
    const { id } = await aChild();
    await consent(id, 'guardian', false);
    const publish = db.updateTable('talent').set({ completed_at: new Date() }).where('account_id', '=', id);
    await expect(publish.execute()).rejects.toThrow('by a guardian');
  });

  test('a child with an adult’s measures', async () => {
    const { db } = testApp();
    const { id } = await createFullTalent(db);
    const change = db.updateTable('talent').set({ date_of_birth: childBorn }).where('account_id', '=', id);
    await expect(change.execute()).rejects.toThrow('no measures');
  });

  test('a changed or deleted consent', async () => {
    const { db } = testApp();
    const { id } = await createTalent(db, { talent: { date_of_birth: '1990-01-01' } });
    await consent(id, 'shown_in_castings', true);
    await expect(
      sql`update consent_event set given = false where talent_id = ${id}`.execute(db),
    ).rejects.toThrow('append-only');
    await expect(sql`delete from consent_event where talent_id = ${id}`.execute(db)).rejects.toThrow(
      'append-only',
    );
  });

  test('a place among public profiles', async () => {
    const { db } = testApp();
    const adult = await createFullTalent(db);
    const child = await createUnfinishedTalent(testApp());
    await fillProfile(testApp(), child, childBorn);
    await db.insertInto('guardian').values({ talent_id: child.id, name: 'A', relation: 'father' }).execute();
    await consent(child.id, 'guardian', true);
    await db
      .updateTable('talent')
      .set({ completed_at: new Date() })
      .where('account_id', '=', child.id)
      .execute();
    const rows = await db.selectFrom('public_talent').select('account_id').execute();
    const ids = rows.map(({ account_id }) => account_id);
    expect(ids).toContain(adult.id);
    expect(ids).not.toContain(child.id);
  });

  test('nothing to a guardian’s withdrawal: the profile of the child is down at once', async () => {
    const { db } = testApp();
    const { id } = await aChild();
    await db.updateTable('talent').set({ completed_at: new Date() }).where('account_id', '=', id).execute();
    await consent(id, 'guardian', false);
    const row = await db
      .selectFrom('talent')
      .select('completed_at')
      .where('account_id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ completed_at: null });
  });
});
