import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { FieldConflict } from '@callboard/contract/casting/project-fields';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { activitiesOf, createTeam } from '../../../../../test/character-team.ts';
import { closedProject } from '../../../../../test/characters.ts';
import { aPicture } from '../../../../../test/pictures.ts';
import type { TeamMember } from '../../../../../test/project-callers.ts';
import { upload } from '../../../../../test/uploads.ts';

const testApp = useTestApp();
const library = '/v1/recruiter-project-character-library';
type Answer = CharacterDetail & { conflicts: FieldConflict[] };

const patch = ({ headers }: TeamMember, characterId: number, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `${library}/${characterId}`, headers, payload });
const change = async (by: TeamMember, characterId: number, payload: object) => {
  const response = await patch(by, characterId, payload);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<Answer>();
};
const read = async ({ headers }: TeamMember, characterId: number) =>
  (await testApp().app.inject({ url: `${library}/${characterId}`, headers })).json<CharacterDetail>();

describe('PATCH /v1/recruiter-project-character-library/{id}', () => {
  test('200: what is sent changes, the rest stays', async () => {
    const { owner, associate, projectId, characterId } = await createTeam(testApp());
    await change(owner, characterId, { brief: 'Runs the night desk.', look_ids: [1], wanted: 3 });
    const changed = await change(associate, characterId, { name: 'Mira', look_ids: [2, 1], brief: null });
    expect(changed).toMatchObject({ name: 'Mira', brief: null, looks: [{ id: 1 }, { id: 2 }], wanted: 3 });
    expect(changed).toMatchObject({ revision: 2, conflicts: [] });
    expect(await activitiesOf(testApp(), projectId)).toMatchObject([
      { kind: 'character_edited', actor_id: owner.id, character_id: characterId },
      { actor_id: associate.id, detail: { name: 'Mira', fields: 'brief, look_ids, name', count: 3 } },
    ]);
  });

  test('typing is one line of activity', async () => {
    const { owner, projectId, characterId } = await createTeam(testApp());
    for (const name of ['T', 'Ta', 'Tara']) await change(owner, characterId, { name });
    expect(await activitiesOf(testApp(), projectId)).toMatchObject([{ detail: { name: 'Tara' } }]);
  });

  test('the line of joined edits names every field, and that of a later edit only its own', async () => {
    const { owner, projectId, characterId } = await createTeam(testApp());
    await change(owner, characterId, { brief: 'Runs the night desk.' });
    await change(owner, characterId, { wanted: 2 });
    await change(owner, characterId, { name: 'Mira' });
    await change(owner, characterId, { wanted: 3 });
    await testApp().pool.query(`update project_activity set happened_at = now() - interval '11 minutes'`);
    await change(owner, characterId, { team_note: 'Second tape.' });
    expect(await activitiesOf(testApp(), projectId)).toMatchObject([
      { detail: { name: 'Mira', fields: 'brief, name, wanted', count: 3 } },
      { detail: { name: 'Mira', fields: 'team_note', count: 1 } },
    ]);
  });

  test('what says the same already changes nothing', async () => {
    const { owner, projectId, characterId } = await createTeam(testApp());
    const one = { look_ids: [2, 1], languages: [{ language_id: 1, level_id: 2 }], musts: ['age', 'gender'] };
    const first = await change(owner, characterId, one);
    const again = await change(owner, characterId, {
      ...one,
      look_ids: [1, 2],
      name: 'Meera',
      status: 'casting',
    });
    expect(again).toEqual(first);
    expect(await activitiesOf(testApp(), projectId)).toHaveLength(1);
  });

  test('clearing the fee clears its unit', async () => {
    const { owner, characterId } = await createTeam(testApp());
    await change(owner, characterId, { fee_paise: 500, fee_per: 'day' });
    expect(await change(owner, characterId, { fee_paise: null })).toMatchObject({
      fee_paise: null,
      fee_per: null,
    });
  });
});

describe('two people change one character', () => {
  test('different fields merge', async () => {
    const { owner, associate, characterId } = await createTeam(testApp());
    const { revision: base_revision } = await read(owner, characterId);
    const [one, other] = await Promise.all([
      change(owner, characterId, { name: 'Mira', base_revision }),
      change(associate, characterId, { brief: 'Runs the night desk.', base_revision }),
    ]);
    expect([one.conflicts, other.conflicts]).toEqual([[], []]);
    expect(await read(owner, characterId)).toMatchObject({ name: 'Mira', brief: 'Runs the night desk.' });
  });

  test('for the same field the later one is told whose value is there, and the rest is written', async () => {
    const { owner, associate, projectId, characterId } = await createTeam(testApp());
    const { revision: base_revision } = await read(owner, characterId);
    await change(owner, characterId, { name: 'Mira', look_ids: [1] });
    const answer = await change(associate, characterId, {
      name: 'Tara',
      look_ids: [2],
      wanted: 4,
      base_revision,
    });
    expect(answer).toMatchObject({ name: 'Mira', looks: [{ id: 1 }], wanted: 4 });
    expect(answer.conflicts).toEqual([
      { field: 'name', theirs: 'Mira', by: 'Ojas Kulkarni', at: expect.any(String) },
      { field: 'look_ids', theirs: answer.looks, by: 'Ojas Kulkarni', at: expect.any(String) },
    ]);
    expect((await activitiesOf(testApp(), projectId)).at(-1)).toMatchObject({ detail: { fields: 'wanted' } });
    const kept = await change(associate, characterId, { name: 'Tara', base_revision: answer.revision });
    expect(kept).toMatchObject({ name: 'Tara', conflicts: [] });
  });

  test('the same value is no conflict, and without a base the last one wins', async () => {
    const { owner, associate, characterId } = await createTeam(testApp());
    await change(owner, characterId, { name: 'Mira' });
    expect((await change(associate, characterId, { name: 'Mira', base_revision: 0 })).conflicts).toEqual([]);
    expect(await change(associate, characterId, { name: 'Tara' })).toMatchObject({
      name: 'Tara',
      conflicts: [],
    });
  });

  test('ages belong together: a conflict of one keeps both', async () => {
    const { owner, associate, characterId } = await createTeam(testApp());
    await change(owner, characterId, { playing_age_min: 20, playing_age_max: 25 });
    const { revision: base_revision } = await read(associate, characterId);
    await change(owner, characterId, { playing_age_max: 28 });
    const answer = await change(associate, characterId, {
      playing_age_min: 30,
      playing_age_max: 40,
      base_revision,
    });
    expect(answer).toMatchObject({ playing_age_min: 20, playing_age_max: 28 });
    expect(answer.conflicts.map(({ field, theirs }) => [field, theirs])).toEqual([
      ['playing_age_min', 20],
      ['playing_age_max', 28],
    ]);
  });

  test('the status is a field as well', async () => {
    const { owner, associate, characterId } = await createTeam(testApp());
    await change(owner, characterId, { status: 'dropped' });
    await change(owner, characterId, { status: 'casting' });
    const answer = await change(associate, characterId, { status: 'dropped', base_revision: 1 });
    expect(answer.conflicts).toMatchObject([{ field: 'status', theirs: 'casting' }]);
    expect(answer.status).toBe('casting');
  });
});

describe('statuses', () => {
  test('a character is dropped, and cast again', async () => {
    const { owner, projectId, characterId } = await createTeam(testApp());
    expect(await change(owner, characterId, { status: 'dropped' })).toMatchObject({
      status: 'dropped',
      slot: { status: 'dropped' },
    });
    expect(await change(owner, characterId, { status: 'casting' })).toMatchObject({ status: 'casting' });
    expect(await activitiesOf(testApp(), projectId)).toMatchObject([
      { kind: 'character_dropped', character_id: characterId, detail: { name: 'Meera' } },
      { kind: 'character_restored' },
    ]);
  });

  test('409: cast is what an offer or the outcome makes it, and nothing is written', async () => {
    const { owner, characterId } = await createTeam(testApp());
    const response = await patch(owner, characterId, { name: 'Mira', status: 'cast' });
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      detail: expect.stringContaining('offer'),
    });
    expect((await read(owner, characterId)).name).toBe('Meera');
    const cast = await createTeam(testApp(), { character: { status: 'cast' } });
    for (const status of ['dropped', 'casting'])
      expect((await patch(cast.owner, cast.characterId, { status })).statusCode).toBe(409);
    expect((await patch(cast.owner, cast.characterId, { status: 'cast' })).statusCode).toBe(200);
  });

  test('409: a closed project changes no more', async () => {
    const { owner, characterId } = await createTeam(testApp(), { project: closedProject });
    expect((await patch(owner, characterId, { name: 'Mira' })).json()).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('reference pictures', () => {
  const uploadOne = async ({ headers }: TeamMember) =>
    upload(testApp(), headers, await aPicture().webp().toBuffer());

  test('are added, described, put in order and removed; those that stay keep their ids', async () => {
    const { owner, associate, characterId } = await createTeam(testApp());
    const added = await change(owner, characterId, {
      pictures: [{ key: await uploadOne(owner), caption: 'Her coat' }, { key: await uploadOne(owner) }],
    });
    const [coat, hat] = added.pictures;
    expect(added.pictures).toMatchObject([
      { caption: 'Her coat', width: 400, height: 500, file_url: expect.stringContaining('/files/') },
      { caption: null },
    ]);
    const sorted = await change(associate, characterId, {
      pictures: [{ id: hat?.id, caption: 'Her hat' }, { key: await uploadOne(associate) }, { id: coat?.id }],
    });
    expect(sorted.pictures).toMatchObject([
      { id: hat?.id, caption: 'Her hat' },
      { caption: null },
      { id: coat?.id, caption: 'Her coat' },
    ]);
    const left = await change(owner, characterId, { pictures: [{ id: coat?.id, caption: null }] });
    expect(left.pictures).toMatchObject([{ id: coat?.id, caption: null }]);
    const { rows } = await testApp().pool.query('select id from media_asset where owner_id = any($1)', [
      [owner.id, associate.id],
    ]);
    expect(rows).toHaveLength(1);
  });

  test('sent again after a lost answer they are there once', async () => {
    const { owner, characterId } = await createTeam(testApp());
    const pictures = [{ key: await uploadOne(owner) }];
    const first = await change(owner, characterId, { pictures });
    expect((await change(owner, characterId, { pictures })).pictures).toEqual(first.pictures);
  });

  test('in a conflict theirs stay, and what was uploaded is not kept', async () => {
    const { owner, associate, characterId } = await createTeam(testApp());
    await change(owner, characterId, { pictures: [{ key: await uploadOne(owner), caption: 'Her coat' }] });
    const answer = await change(associate, characterId, {
      pictures: [{ key: await uploadOne(associate) }],
      base_revision: 0,
    });
    expect(answer.conflicts).toMatchObject([{ field: 'pictures', theirs: [{ caption: 'Her coat' }] }]);
    const { rows } = await testApp().pool.query('select id from media_asset where owner_id = $1', [
      associate.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('400: pictures of another character, the same one twice, someone else’s upload', async () => {
    const { owner, stranger, characterId } = await createTeam(testApp());
    const other = await createTeam(testApp());
    const [foreign] = (
      await change(other.owner, other.characterId, { pictures: [{ key: await uploadOne(other.owner) }] })
    ).pictures;
    const [own] = (await change(owner, characterId, { pictures: [{ key: await uploadOne(owner) }] }))
      .pictures;
    const errorsOf = async (pictures: object[]) =>
      (await patch(owner, characterId, { pictures })).json<{ errors: { field: string }[] }>().errors;
    expect(await errorsOf([{ id: own?.id }, { id: foreign?.id }])).toMatchObject([
      { field: 'pictures.1.id' },
    ]);
    expect(await errorsOf([{ id: own?.id }, { id: own?.id }])).toMatchObject([{ field: 'pictures.1' }]);
    expect(await errorsOf([{ key: await uploadOne(stranger) }])).toMatchObject([{ field: 'pictures.0.key' }]);
    expect((await read(owner, characterId)).pictures).toHaveLength(1);
  });
});

describe('bad input and others', () => {
  test.each([
    [{ playing_age_min: 20, playing_age_max: 30 }, { playing_age_min: 31 }, 'playing_age_min'],
    [{ height_max_mm: 1700 }, { height_min_mm: 1701 }, 'height_min_mm'],
    [{ works_from: '2099-02-01' }, { works_to: '2099-01-31' }, 'works_to'],
    [{}, { fee_paise: 100 }, 'fee_per'],
    [{}, { look_ids: [2_000_000_000] }, 'look_ids.0'],
    [
      { playing_age_max: 17 },
      { disclosures: [{ kind: 'nudity', level: 'partial', note: null }] },
      'disclosures',
    ],
    [
      { disclosures: [{ kind: 'nudity', level: 'partial', note: null }] },
      { playing_age_max: 17 },
      'playing_age_max',
    ],
    [{}, { name: null }, 'name'],
    [{}, { copy_of: 1 }, 'copy_of'],
  ])('400: after %j, %j', async (before, changes, field) => {
    const { owner, characterId } = await createTeam(testApp());
    await change(owner, characterId, before);
    const response = await patch(owner, characterId, changes);
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  test('404 for others, 403 for a viewer; frozen recruiters change nothing', async () => {
    const { owner, viewer, removed, stranger, characterId } = await createTeam(testApp());
    for (const one of [removed, stranger])
      expect((await patch(one, characterId, { name: 'Mira' })).json()).toMatchObject({ status: 404 });
    expect((await patch(viewer, characterId, { name: 'Mira' })).json()).toMatchObject({
      status: 403,
      code: 'PROJECT_RIGHT_MISSING',
    });
    expect((await patch(owner, 2_000_000_000, { name: 'Mira' })).statusCode).toBe(404);
    await testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [
      owner.id,
    ]);
    expect((await patch(owner, characterId, { name: 'Mira' })).json()).toMatchObject({
      code: 'PROFILE_FROZEN',
    });
    expect((await read(owner, characterId)).name).toBe('Meera');
  });
});
