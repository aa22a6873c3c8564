import { randomUUID } from 'node:crypto';
import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { activitiesOf, createTeam } from '../../../../../test/character-team.ts';
import { closedProject } from '../../../../../test/characters.ts';
import { countRows } from '../../../../../test/database.ts';
import { createTalent } from '../../../../../test/factories.ts';
import { aPicture } from '../../../../../test/pictures.ts';
import type { TeamMember } from '../../../../../test/project-callers.ts';
import { upload } from '../../../../../test/uploads.ts';

const testApp = useTestApp();
const url = '/v1/recruiter-project-character-library';
const nobody = 2_000_000_000;

const post = (headers: Record<string, string>, payload: object) =>
  testApp().app.inject({ method: 'POST', url, headers, payload });
const add = async ({ headers }: TeamMember, payload: object) => {
  const response = await post(headers, payload);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<{ results: CharacterDetail[] }>().results;
};
const countOf = (projectId: number) =>
  countRows(testApp(), 'project_character', 'project_id = $1', projectId);

const everything = {
  name: ' Tara ',
  brief: 'Runs the night desk.',
  team_note: 'Ask Pallavi first.',
  weight: 'lead',
  wanted: 2,
  gender_id: 1,
  playing_age_min: 24,
  playing_age_max: 34,
  height_min_mm: 1550,
  height_max_mm: 1750,
  look_ids: [2, 1, 2],
  languages: [
    { language_id: 2, level_id: 3 },
    { language_id: 1, level_id: 4 },
  ],
  skill_ids: [102, 101],
  fee_paise: 800_000,
  fee_per: 'day',
  work_days: 12,
  works_from: '2099-01-10',
  works_to: '2099-02-10',
  disclosures: [
    { kind: 'smoking', level: 'shown', note: 'Herbal' },
    { kind: 'kiss', level: 'one', note: null },
  ],
  musts: ['languages', 'gender'],
};

describe('POST /v1/recruiter-project-character-library', () => {
  test('201: a name is enough, and it is the last of its project', async () => {
    const { owner, projectId, characterId } = await createTeam(testApp());
    const [tara] = await add(owner, { project_id: projectId, characters: [{ name: 'Tara' }] });
    expect(tara).toMatchObject({
      name: 'Tara',
      project_id: projectId,
      project_title: 'Monsoon Line',
      status: 'casting',
      weight: 'supporting',
      wanted: 1,
      gender: null,
      looks: [],
      musts: ['gender', 'age'],
      pictures: [],
      documents: [],
      faces: [],
      revision: 1,
      slot: { name: 'Tara', status: 'casting', wanted: 1, cast: 0, listed: 0, stage: null, face: null },
      counts: { shortlisted: 0, applied: 0, invited: 0, auditioned: 0, offered: 0, cast: 0 },
    });
    const list = await testApp().app.inject({
      url: `${url}/getAll-Character/${projectId}`,
      headers: owner.headers,
    });
    expect(list.json().results.map(({ id }: CharacterDetail) => id)).toEqual([characterId, tara?.id]);
    expect(await activitiesOf(testApp(), projectId)).toMatchObject([
      { kind: 'character_added', actor_id: owner.id, character_id: tara?.id, detail: { name: 'Tara' } },
    ]);
  });

  test('201: with everything about it', async () => {
    const { associate, projectId } = await createTeam(testApp());
    const [tara] = await add(associate, { project_id: projectId, characters: [everything] });
    const {
      gender_id: _gender,
      look_ids: _looks,
      skill_ids: _skills,
      languages: _languages,
      ...plain
    } = everything;
    expect(tara).toMatchObject({
      ...plain,
      name: 'Tara',
      gender: { id: 1, name: 'Female' },
      looks: [{ id: 1, name: expect.any(String) }, { id: 2 }],
      languages: [
        { id: 1, level_id: 4, level: 'Native' },
        { id: 2, level_id: 3 },
      ],
      skills: [{ id: 101, name: 'Bharatanatyam' }, { id: 102 }],
      disclosures: [
        { kind: 'kiss', level: 'one', note: null },
        { kind: 'smoking', level: 'shown', note: 'Herbal' },
      ],
      musts: ['gender', 'languages'],
      filters: { gender: '1', language: '1,2', languageMatch: 'all' },
    });
  });

  test('201: several in the order sent, with one line of activity', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const names = Array.from({ length: 20 }, (_, index) => `Guest ${index}`);
    const added = await add(owner, { project_id: projectId, characters: names.map((name) => ({ name })) });
    expect(added.map(({ name }) => name)).toEqual(names);
    expect(await activitiesOf(testApp(), projectId)).toMatchObject([
      { kind: 'characters_added', character_id: null, detail: { count: 20 } },
    ]);
  });

  test('201: a copy takes what is not given, also from another project one may read', async () => {
    const { associate, projectId } = await createTeam(testApp());
    const other = await createTeam(testApp());
    await testApp()
      .db.insertInto('project_member')
      .values({ project_id: other.projectId, account_id: associate.id, role: 'viewer' })
      .execute();
    const picture = await upload(testApp(), other.owner.headers, await aPicture().webp().toBuffer());
    const [source] = await add(other.owner, {
      project_id: other.projectId,
      characters: [{ ...everything, pictures: [{ key: picture, caption: 'Her coat' }] }],
    });
    const copy = { copy_of: source?.id ?? 0 };
    const [same, renamed] = await add(associate, {
      project_id: projectId,
      characters: [copy, { ...copy, name: 'Mira', look_ids: [], fee_paise: 100, pictures: [] }],
    });
    if (!source) throw new Error('The source was added');
    const { id: _id, project_id: _project, revision: _revision, slot: _slot, pictures, ...rest } = source;
    expect(same).toMatchObject({ ...rest, project_id: projectId });
    expect(same?.pictures).toMatchObject([{ caption: 'Her coat', file_url: pictures[0]?.file_url }]);
    expect(renamed).toMatchObject({
      name: 'Mira',
      looks: [],
      skills: rest.skills,
      fee_paise: 100,
      fee_per: 'day',
      pictures: [],
    });
    // What the copy shows stays when it is removed where it came from.
    await testApp().app.inject({
      method: 'PATCH',
      url: `${url}/${source.id}`,
      headers: other.owner.headers,
      payload: { pictures: [] },
    });
    const read = await testApp().app.inject({ url: `${url}/${same?.id}`, headers: associate.headers });
    expect(read.json<CharacterDetail>().pictures).toHaveLength(1);
  });

  test('sent again with the same client id it adds once, even at the same time', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const request = {
      project_id: projectId,
      characters: [{ name: 'Tara' }, { name: 'Mira' }],
      client_id: randomUUID(),
    };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => add(owner, request)));
    expect(others.map((list) => list.map(({ id }) => id))).toEqual(Array(2).fill(first?.map(({ id }) => id)));
    expect((await add(owner, request)).map(({ name }) => name)).toEqual(['Tara', 'Mira']);
    expect(await countOf(projectId)).toBe(3);
    expect(await activitiesOf(testApp(), projectId)).toHaveLength(1);
  });

  test('409: no more than sixty, and none is added', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const some = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Guest ${index}` }));
    const response = await post(owner.headers, { project_id: projectId, characters: some(60) });
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      detail: 'A project can have 60 characters. This one has 1.',
    });
    expect(await countOf(projectId)).toBe(1);
    expect(await add(owner, { project_id: projectId, characters: some(59) })).toHaveLength(59);
  });

  test('409: a closed project has no new characters', async () => {
    const { owner, projectId } = await createTeam(testApp(), { project: closedProject });
    const response = await post(owner.headers, { project_id: projectId, characters: [{ name: 'Tara' }] });
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      detail: expect.stringContaining('closed'),
    });
  });

  test.each([
    ['no name', {}, 'name'],
    ['an age order', { name: 'A', playing_age_min: 30, playing_age_max: 20 }, 'playing_age_max'],
    ['a height order', { name: 'A', height_min_mm: 1800, height_max_mm: 1700 }, 'height_max_mm'],
    ['dates', { name: 'A', works_from: '2099-02-02', works_to: '2099-02-01' }, 'works_to'],
    ['a fee without unit', { name: 'A', fee_paise: 100 }, 'fee_per'],
    ['a unit without fee', { name: 'A', fee_per: 'day' }, 'fee_paise'],
    ['an unknown gender', { name: 'A', gender_id: nobody }, 'gender_id'],
    ['an unknown look', { name: 'A', look_ids: [1, nobody] }, 'look_ids.1'],
    ['an unknown skill', { name: 'A', skill_ids: [nobody] }, 'skill_ids.0'],
    [
      'an unknown language',
      { name: 'A', languages: [{ language_id: nobody, level_id: 1 }] },
      'languages.0.language_id',
    ],
    [
      'a kiss of a child',
      { name: 'A', playing_age_max: 12, disclosures: [{ kind: 'kiss', level: 'one', note: null }] },
      'disclosures',
    ],
    [
      'an unknown level',
      { name: 'A', disclosures: [{ kind: 'kiss', level: 'heavy', note: null }] },
      'disclosures.0.level',
    ],
    ['an unknown picture', { name: 'A', pictures: [{ id: 1 }] }, 'pictures.0.id'],
    ['no picture', { name: 'A', pictures: [{ caption: 'Her coat' }] }, 'pictures.0'],
    ['a key of ours', { name: 'A', pictures: [{ key: 'media/x.webp' }] }, 'pictures.0.key'],
    ['a field of ours', { name: 'A', position: 1 }, 'position'],
  ])('400: %s, and none is added', async (_what, character, field) => {
    const { owner, projectId } = await createTeam(testApp());
    const response = await post(owner.headers, {
      project_id: projectId,
      characters: [{ name: 'Fine' }, character],
    });
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field: `characters.1.${field}` }] });
    expect(await countOf(projectId)).toBe(1);
  });

  test('400: a picture of someone else', async () => {
    const { owner, stranger, projectId } = await createTeam(testApp());
    const key = await upload(testApp(), stranger.headers, await aPicture().webp().toBuffer());
    const response = await post(owner.headers, {
      project_id: projectId,
      characters: [{ name: 'Tara', pictures: [{ key }] }],
    });
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'characters.0.pictures.0.key' }],
    });
  });

  test('404 for others, 403 for a viewer, 404 for a copy of what one may not read', async () => {
    const { owner, viewer, removed, stranger, projectId } = await createTeam(testApp());
    const other = await createTeam(testApp());
    const one = { project_id: projectId, characters: [{ name: 'Tara' }] };
    for (const { headers } of [removed, stranger]) {
      expect((await post(headers, one)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect((await post(viewer.headers, one)).json()).toMatchObject({ code: 'PROJECT_RIGHT_MISSING' });
    const copy = { project_id: projectId, characters: [{ name: 'Tara' }, { copy_of: other.characterId }] };
    expect((await post(owner.headers, copy)).statusCode).toBe(404);
    expect((await post(owner.headers, { ...one, project_id: nobody })).statusCode).toBe(404);
    expect(await countOf(projectId)).toBe(1);
  });

  test('is for recruiters who are not frozen', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const one = { project_id: projectId, characters: [{ name: 'Tara' }] };
    const talent = await testApp().as(await createTalent(testApp().db));
    await testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [
      owner.id,
    ]);
    expect((await post({}, one)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await post(talent, one)).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    expect((await post(owner.headers, one)).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});
