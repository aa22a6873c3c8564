import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { todayInIndia } from '@callboard/contract/people/ages';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { createTeam } from '../../../../../test/character-team.ts';
import { closedProject } from '../../../../../test/characters.ts';
import { createTalent } from '../../../../../test/factories.ts';
import { createFace, createOpenJob, createParts } from '../../../../../test/landing-factories.ts';
import type { TeamMember } from '../../../../../test/project-callers.ts';

const testApp = useTestApp();
const library = '/v1/recruiter-project-character-library';
const nobody = 2_000_000_000;
const get = (path: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url: `${library}/${path}`, headers });

const shortlist = (characterId: number, talents: readonly { id: number }[]) =>
  testApp()
    .db.insertInto('character_shortlist')
    .values(talents.map(({ id }, position) => ({ character_id: characterId, talent_id: id, position })))
    .execute();

/** Sixty characters, each with something of every kind. */
async function fillProject(projectId: number, talentId: number) {
  const { db } = testApp();
  const parts = Array.from({ length: 59 }, (_, index) => ({ name: `Guest ${index}` }));
  const created = await createParts(db, projectId, parts);
  const rows = created.map(({ id }) => ({ character_id: id }));
  await db
    .insertInto('character_look')
    .values(rows.map((row) => ({ ...row, look_id: 1 })))
    .execute();
  await db
    .insertInto('character_skill')
    .values(rows.map((row) => ({ ...row, skill_id: 101 })))
    .execute();
  await db
    .insertInto('character_language')
    .values(rows.map((row) => ({ ...row, language_id: 1, level_id: 2 })))
    .execute();
  await db
    .insertInto('character_disclosure')
    .values(rows.map((row) => ({ ...row, kind: 'stunts', level: 'light' })))
    .execute();
  await db
    .insertInto('character_shortlist')
    .values(rows.map((row) => ({ ...row, talent_id: talentId })))
    .execute();
}

const countStatements = async (path: string, headers: Record<string, string>) => {
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const { statusCode } = await get(path, headers);
    expect(statusCode).toBe(200);
    return statements.mock.calls.length;
  } finally {
    statements.mockRestore();
  }
};

describe('GET /v1/recruiter-project-character-library/{id}', () => {
  test('everyone on the team reads it, with who is considered', async () => {
    const { owner, associate, viewer, characterId, projectId } = await createTeam(testApp(), {
      character: { team_note: 'Ask Pallavi first.', brief: 'Runs the night desk.' },
    });
    const faces = [];
    for (const last_name of ['Rao', 'Iyer', 'Das', 'Sen', 'Roy'])
      faces.push(await createFace(testApp().db, { account: { first_name: 'Pallavi', last_name } }));
    const gone = await createTalent(testApp().db, { account: { closed_at: new Date() } });
    await shortlist(characterId, [gone, ...faces]);
    const sides = { project_id: projectId, kind: 'sides', title: 'Scene 4', audience: 'shared' };
    const { id: sidesId } = await testApp()
      .db.insertInto('project_document')
      .values({ ...sides, character_id: characterId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await testApp().db.insertInto('project_document').values(sides).execute();
    const expected = {
      id: characterId,
      project_id: projectId,
      name: 'Meera',
      team_note: 'Ask Pallavi first.',
      slot: { id: characterId, listed: 5, stage: 'shortlisted', face: { name: 'Pallavi Rao' } },
      counts: { shortlisted: 5, applied: 0 },
      documents: [{ id: sidesId, kind: 'sides', title: 'Scene 4' }],
      faces: ['Pallavi Rao', 'Pallavi Iyer', 'Pallavi Das', 'Pallavi Sen'].map((name) => ({
        name,
        image: expect.stringContaining('/files/'),
      })),
    };
    for (const { headers } of [owner, associate, viewer])
      expect((await get(`${characterId}`, headers)).json()).toMatchObject(expected);
  });

  test('dates are among the filters of whoever may search by them', async () => {
    const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));
    const { owner, viewer, characterId } = await createTeam(testApp(), {
      project: { shoot_starts_on: inDays(9), shoot_ends_on: inDays(11) },
      character: { musts: ['dates'] },
    });
    const filtersFor = async ({ headers }: TeamMember) =>
      Object.keys((await get(`${characterId}`, headers)).json<CharacterDetail>().filters);
    expect(await filtersFor(owner)).toEqual(['availableFrom', 'availableTo']);
    expect(await filtersFor(viewer)).toEqual([]);
  });

  test('404 for others; a closed project stays readable', async () => {
    const { owner, removed, stranger, characterId } = await createTeam(testApp(), { project: closedProject });
    for (const { headers } of [removed, stranger])
      expect((await get(`${characterId}`, headers)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await get(`${nobody}`, owner.headers)).statusCode).toBe(404);
    expect((await get('x', owner.headers)).statusCode).toBe(400);
    expect((await get(`${characterId}`)).statusCode).toBe(401);
    expect((await get(`${characterId}`, owner.headers)).statusCode).toBe(200);
  });
});

describe('lists of a project', () => {
  test('GET character-list: names in their order', async () => {
    const { viewer, projectId, characterId } = await createTeam(testApp(), {
      character: { position: 5, wanted: 2 },
    });
    await createParts(testApp().db, projectId, [{ name: 'Tara' }]);
    const response = await get(`character-list?projectId=${projectId}`, viewer.headers);
    expect(response.json()).toMatchObject({
      totalResults: 2,
      results: [
        { name: 'Tara', status: 'casting', wanted: 1 },
        { id: characterId, name: 'Meera', wanted: 2 },
      ],
    });
  });

  test('GET getAll-Character: sixty characters take as many statements as one', async () => {
    const { owner, projectId, characterId } = await createTeam(testApp());
    const paths = [`getAll-Character/${projectId}`, `character-list?projectId=${projectId}`, 'get-all'];
    await get(`${characterId}`, owner.headers);
    const before = [];
    for (const path of paths) before.push(await countStatements(path, owner.headers));
    await fillProject(projectId, (await createFace(testApp().db)).id);
    const after = [];
    for (const path of paths) after.push(await countStatements(path, owner.headers));
    expect(after).toEqual(before);
    const { results } = (await get(`getAll-Character/${projectId}`, owner.headers)).json<{
      results: CharacterDetail[];
    }>();
    expect(results).toHaveLength(60);
    expect(results.at(-1)).toMatchObject({
      name: 'Guest 58',
      looks: [{ id: 1 }],
      skills: [{ id: 101 }],
      languages: [{ id: 1, level_id: 2 }],
      disclosures: [{ kind: 'stunts', level: 'light' }],
      counts: { shortlisted: 1 },
    });
  });

  test('404 for others, 400 without a project', async () => {
    const { owner, removed, stranger, projectId } = await createTeam(testApp());
    for (const path of [`getAll-Character/${projectId}`, `character-list?projectId=${projectId}`])
      for (const { headers } of [removed, stranger])
        expect((await get(path, headers)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await get('character-list', owner.headers)).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'projectId' }],
    });
    expect((await get(`getAll-Character/${nobody}`, owner.headers)).statusCode).toBe(404);
  });
});

describe('GET /v1/recruiter-project-character-library/guest-user/character/{id}', () => {
  const given = (project: object, character = {}) =>
    createTeam(testApp(), {
      project: { team_title: 'Secret Working Title', city_id: 2, ...project },
      character: {
        team_note: 'Ask Pallavi first.',
        brief: 'Runs the night desk.',
        gender_id: 1,
        fee_paise: 100,
        fee_per: 'day',
        ...character,
      },
      languages: [{ id: 1, level: 2 }],
      skills: [101],
    });
  const asGuest = (characterId: number) => get(`guest-user/character/${characterId}`);

  test('200: what everyone may read while its project is public and open', async () => {
    const { characterId } = await given({ is_public: true });
    const response = await asGuest(characterId);
    expect(response.json()).toEqual({
      id: characterId,
      name: 'Meera',
      brief: 'Runs the night desk.',
      gender: 'Female',
      playing_age_min: null,
      playing_age_max: null,
      languages: [expect.any(String)],
      skills: ['Bharatanatyam'],
      project_title: 'Monsoon Line',
      project_type: expect.any(String),
      cities: [expect.any(String)],
      disclosures: [],
      is_open: true,
    });
    expect(response.body).not.toMatch(/Secret|Pallavi|fee/);
  });

  test.each([
    ['a project by link', { is_public: false }],
    ['a draft', { is_public: true, status: 'draft' }],
    ['a paused project', { is_public: true, status: 'paused' }],
    ['a closed project', { is_public: true, ...closedProject }],
  ])('404: %s', async (_what, project) => {
    const { characterId, owner } = await given(project);
    expect((await asGuest(characterId)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await get(`guest-user/character/${characterId}`, owner.headers)).statusCode).toBe(404);
  });

  test('404: dropped, of a frozen recruiter, unknown', async () => {
    const dropped = await given({ is_public: true }, { status: 'dropped' });
    const frozen = await given({ is_public: true });
    await testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [
      frozen.owner.id,
    ]);
    for (const id of [dropped.characterId, frozen.characterId, nobody])
      expect((await asGuest(id)).statusCode).toBe(404);
  });

  test('200: an open job posts it, as long as the job is open', async () => {
    const { db } = testApp();
    const { owner, projectId, characterId } = await given({ is_public: false });
    const job = await createOpenJob(db, owner.id, { project_id: projectId });
    expect((await asGuest(characterId)).statusCode).toBe(404);
    await db.insertInto('job_character').values({ job_id: job.id, character_id: characterId }).execute();
    expect((await asGuest(characterId)).json()).toMatchObject({ name: 'Meera', is_open: true });
    await db.updateTable('job').set({ status: 'closed' }).where('id', '=', job.id).execute();
    expect((await asGuest(characterId)).statusCode).toBe(404);
  });

  test('one that is cast is open no more', async () => {
    const { characterId } = await given({ is_public: true }, { status: 'cast' });
    expect((await asGuest(characterId)).json()).toMatchObject({ is_open: false });
  });
});
