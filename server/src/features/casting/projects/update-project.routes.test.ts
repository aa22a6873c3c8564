import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { activityOf, createTeam, signedInRecruiter } from '../../../../test/project-callers.ts';
import { upload } from '../../../../test/uploads.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const change = (headers: Headers, id: number, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `/v1/recruiter-project/${id}`, headers, payload });
const read = (headers: Headers, id: number) =>
  testApp().app.inject({ url: `/v1/recruiter-project/${id}`, headers });

describe('PATCH /v1/recruiter-project/{id}', () => {
  test('200: changes what was sent, clears with null, and counts one version', async () => {
    const { owner, projectId } = await createTeam(testApp(), { synopsis: 'A train.', director: 'L. Mathur' });
    const response = await change(owner.headers, projectId, {
      title: 'Line 7',
      director: null,
      city_ids: [3, 1],
      language_ids: [2],
      disclosures: [{ kind: 'nudity', level: 'partial', note: null }],
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      title: 'Line 7',
      director: null,
      synopsis: 'A train.',
      cities: [{ id: 3 }, { id: 1 }],
      languages: [{ id: 2 }],
      disclosures: [{ kind: 'nudity', level: 'partial', note: null }],
      revision: 1,
      conflicts: [],
    });
    const fewer = await change(owner.headers, projectId, {
      city_ids: [1],
      language_ids: [],
      disclosures: [],
    });
    expect(fewer.json()).toMatchObject({ cities: [{ id: 1 }], languages: [], disclosures: [], revision: 2 });
    const { conflicts, ...detail } = fewer.json();
    expect((await read(owner.headers, projectId)).json()).toEqual(detail);
  });

  test('200: nothing changed is no version and no line', async () => {
    const { owner, projectId } = await createTeam(testApp(), { synopsis: 'A train.' });
    for (const payload of [{}, { synopsis: 'A train.' }, { title: ' Monsoon Line ', fee_per: 'day' }])
      expect((await change(owner.headers, projectId, payload)).json()).toMatchObject({ revision: 0 });
    expect(await activityOf(testApp(), projectId)).toEqual([]);
  });

  test('what one person types is one line, which names every field', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    await change(associate.headers, projectId, { title: 'Line 7' });
    await change(associate.headers, projectId, { synopsis: 'A train.' });
    await change(owner.headers, projectId, { director: 'Leena Mathur' });
    const values = (fields: string, count: number) => ({ kind: 'project_edited', detail: { fields, count } });
    expect(await activityOf(testApp(), projectId)).toMatchObject([
      { actor_id: associate.id, ...values('synopsis, title', 2) },
      { actor_id: owner.id, ...values('director', 1) },
    ]);
  });

  test('a line names every field of the edits it joins, however long they take, and no other', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    const minutesPass = () =>
      testApp().pool.query(`
        with edits as (update project_edit set edited_at = edited_at - interval '8 minutes')
        update project_activity set happened_at = happened_at - interval '8 minutes'`);
    await change(associate.headers, projectId, { title: 'Line 7' });
    await minutesPass();
    await change(associate.headers, projectId, { synopsis: 'A train.' });
    await minutesPass();
    await change(associate.headers, projectId, { usage: 'Streaming' });
    await change(owner.headers, projectId, { director: 'Leena Mathur' });
    await change(associate.headers, projectId, { synopsis: 'A slow train.' });
    const lines = (await activityOf(testApp(), projectId)).map(({ detail }) => detail);
    expect(lines).toMatchObject([
      { fields: 'synopsis, title, usage', count: 3 },
      { fields: 'director' },
      { fields: 'synopsis', count: 1 },
    ]);
  });

  test.each<[string, object, string]>([
    ['an end before the stored start', { shoot_ends_on: '2027-01-01' }, 'shoot_ends_on'],
    ['auditions that end before they start', { audition_starts_on: '2027-12-01' }, 'audition_starts_on'],
    ['a least fee above the stored most', { fee_min_paise: 900 }, 'fee_min_paise'],
    ['a fee for nothing', { fee_per: null }, 'fee_per'],
    ['a city that is not in the list', { city_ids: [99_999_999] }, 'city_ids'],
    ['a type that is not in the list', { project_type: 9999 }, 'project_type'],
    ['no title', { title: ' ' }, 'title'],
    ['a year that never was', { cast_by: '0000-02-01' }, 'cast_by'],
    ['an upload nobody made', { poster: 'quarantine/none.webp' }, 'poster'],
    ['an outcome without closing', { outcome: [] }, 'outcome'],
    ['words without closing', { words: {} }, 'words'],
  ])('400: %s', async (_, payload, field) => {
    const { owner, projectId } = await createTeam(testApp(), {
      shoot_starts_on: '2027-02-01',
      auditions_end_on: '2027-11-01',
      fee_max_paise: 800,
      fee_per: 'day',
    });
    const response = await change(owner.headers, projectId, { synopsis: 'Not kept', ...payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field }]);
    expect((await read(owner.headers, projectId)).json()).toMatchObject({ synopsis: null, revision: 0 });
  });

  test('a poster replaces the one before, whose files go', async () => {
    const { associate, projectId } = await createTeam(testApp());
    const send = async () => upload(testApp(), associate.headers, await aPicture().webp().toBuffer());
    const first = await change(associate.headers, projectId, { poster: await send() });
    const second = await change(associate.headers, projectId, { poster: await send() });
    expect(first.json().poster.file_url).not.toBe(second.json().poster.file_url);
    const assets = await testApp()
      .db.selectFrom('media_asset')
      .select('id')
      .where('owner_id', '=', associate.id)
      .execute();
    expect(assets).toHaveLength(1);
    expect((await change(associate.headers, projectId, { poster: null })).json().poster).toBeNull();
  });

  test('an associate edits; a viewer is told, everyone else finds nothing', async () => {
    const { associate, viewer, removed, stranger, projectId } = await createTeam(testApp());
    expect((await change(associate.headers, projectId, { title: 'A' })).statusCode).toBe(200);
    expect((await change(viewer.headers, projectId, { title: 'B' })).json().code).toBe(
      'PROJECT_RIGHT_MISSING',
    );
    for (const { headers } of [removed, stranger])
      expect((await change(headers, projectId, { title: 'C' })).json().code).toBe('NOT_FOUND');
    expect((await change(associate.headers, 2_000_000_000, { title: 'D' })).statusCode).toBe(404);
    expect((await read(viewer.headers, projectId)).json()).toMatchObject({ title: 'A', role: 'viewer' });
  });

  test('401 for a guest, 403 for a talent and a frozen recruiter', async () => {
    const { projectId } = await createTeam(testApp());
    const talent = await testApp().as(await createTalent(testApp().db));
    const frozen = await signedInRecruiter(testApp(), {
      account: { frozen_at: new Date(), frozen_reason: 'Test' },
    });
    expect((await change({}, projectId, {})).json().code).toBe('UNAUTHENTICATED');
    expect((await change(talent, projectId, {})).json().code).toBe('WRONG_KIND_OF_USER');
    expect((await change(frozen.headers, projectId, {})).json().code).toBe('PROFILE_FROZEN');
  });
});

describe('GET /v1/recruiter-project/{id}', () => {
  test('200 for everyone on it, with their role; 404 for everyone else', async () => {
    const { owner, associate, viewer, removed, stranger, projectId } = await createTeam(testApp());
    expect((await read(owner.headers, projectId)).json()).toMatchObject({
      role: 'owner',
      unlocks_left: null,
    });
    expect((await read(associate.headers, projectId)).json()).toMatchObject({ role: 'associate' });
    expect((await read(viewer.headers, projectId)).json()).toMatchObject({ role: 'viewer', unlocks_left: 0 });
    for (const { headers } of [removed, stranger])
      expect((await read(headers, projectId)).statusCode).toBe(404);
  });

  test('how many of the owner’s credits an associate may still spend here', async () => {
    const { db } = testApp();
    const { owner, associate, projectId } = await createTeam(testApp());
    await db
      .updateTable('project_member')
      .set({ unlock_limit: 3 })
      .where('account_id', '=', associate.id)
      .execute();
    const character = await db
      .insertInto('project_character')
      .values({ project_id: projectId, name: 'Meera' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const spend = async (made_by: number, character_id: number | null) =>
      db
        .insertInto('unlock')
        .values({ recruiter_id: owner.id, talent_id: (await createTalent(db)).id, made_by, character_id })
        .execute();
    await spend(associate.id, character.id);
    await spend(owner.id, character.id);
    await spend(associate.id, null);
    expect((await read(associate.headers, projectId)).json().unlocks_left).toBe(2);
  });
});
