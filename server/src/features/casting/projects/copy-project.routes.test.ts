import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { createProject } from '../../../../test/landing-factories.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { activityOf, createTeam, signedInRecruiter } from '../../../../test/project-callers.ts';
import { upload } from '../../../../test/uploads.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const create = (headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'POST', url: '/v1/recruiter-project', headers, payload });
const ordinary = { title: 'Monsoon Line', project_type: 1 };

describe('POST /v1/recruiter-project with copy_of', () => {
  const source = async () => {
    const team = await createTeam(testApp(), {
      title: 'Monsoon Line',
      synopsis: 'A train.',
      team_title: 'Line 7',
      shoot_starts_on: '2020-01-01',
      shoot_ends_on: '2020-02-01',
      fee_min_paise: 100,
      fee_per: 'day',
    });
    const { db } = testApp();
    const { id: character_id } = await db
      .insertInto('project_character')
      .values({
        project_id: team.projectId,
        name: 'Meera',
        brief: 'Teaches Kathak.',
        wanted: 2,
        weight: 'lead',
        musts: ['gender', 'skills'],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('project_character')
      .values({ project_id: team.projectId, name: 'Cut', status: 'dropped' })
      .execute();
    await db.insertInto('character_look').values({ character_id, look_id: 1 }).execute();
    const skill = await db.selectFrom('skill').select('id').orderBy('id').executeTakeFirstOrThrow();
    await db.insertInto('character_skill').values({ character_id, skill_id: skill.id }).execute();
    await db.insertInto('character_language').values({ character_id, language_id: 1, level_id: 3 }).execute();
    await db
      .insertInto('character_disclosure')
      .values({ character_id, kind: 'stunts', level: 'light' })
      .execute();
    const talent = await createTalent(db);
    await db
      .insertInto('character_shortlist')
      .values({ character_id, talent_id: talent.id, position: 1 })
      .execute();
    return team;
  };
  const copiedCharacters = async (projectId: number) => {
    const { rows } = await testApp().pool.query(
      `select part.name, brief, wanted, weight, musts, status,
         array(select look_id from character_look where character_id = part.id) as looks,
         array(select skill_id from character_skill where character_id = part.id) as skills,
         array(select level_id from character_language where character_id = part.id) as levels,
         array(select kind || ' ' || level from character_disclosure where character_id = part.id) as asks,
         (select count(*)::int from character_candidate where character_id = part.id) as considered
       from project_character part where project_id = $1`,
      [projectId],
    );
    return rows;
  };

  test('201: takes what was not given, without the days that are over', async () => {
    const { owner, projectId } = await source();
    const response = await create(owner.headers, {
      title: 'Monsoon Line 2',
      project_type: 2,
      synopsis: 'Another train.',
      copy_of: projectId,
    });
    expect(response.json()).toMatchObject({
      title: 'Monsoon Line 2',
      project_type: { id: 2 },
      synopsis: 'Another train.',
      internal_title: 'Line 7',
      shoot_starts_on: null,
      shoot_ends_on: null,
      fee_min_paise: 100,
      fee_per: 'day',
      status: 'draft',
    });
    expect(await copiedCharacters(response.json().id)).toEqual([]);
    expect(await activityOf(testApp(), response.json().id)).toMatchObject([{ kind: 'project_duplicated' }]);
  });

  test('201: with characters and what they ask for, without those considered for them', async () => {
    const { viewer, projectId } = await source();
    const response = await create(viewer.headers, { ...ordinary, copy_of: projectId, with_characters: true });
    expect(response.json()).toMatchObject({ role: 'owner', owner: { user_id: viewer.id } });
    expect(await copiedCharacters(response.json().id)).toEqual([
      {
        name: 'Meera',
        brief: 'Teaches Kathak.',
        wanted: 2,
        weight: 'lead',
        musts: ['gender', 'skills'],
        status: 'casting',
        looks: [1],
        skills: [expect.any(Number)],
        levels: [3],
        asks: ['stunts light'],
        considered: 0,
      },
    ]);
  });

  test('404: somebody else’s project, also for who was removed from it', async () => {
    const { stranger, removed, projectId } = await source();
    for (const { headers } of [stranger, removed]) {
      const response = await create(headers, { ...ordinary, copy_of: projectId });
      expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('the poster stays with the copy when the first project takes another', async () => {
    const { headers } = await signedInRecruiter(testApp());
    const poster = await upload(testApp(), headers, await aPicture().webp().toBuffer());
    const first = (await create(headers, { ...ordinary, poster })).json();
    const copy = (await create(headers, { ...ordinary, copy_of: first.id })).json();
    expect(copy.poster).toEqual(first.poster);
    await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/recruiter-project/${first.id}`,
      headers,
      payload: { poster: null },
    });
    const url = `/v1/recruiter-project/${copy.id}`;
    expect((await testApp().app.inject({ url, headers })).json().poster).toEqual(first.poster);
  });
});

describe('DELETE /v1/recruiter-project/{id}', () => {
  const remove = (headers: Headers, id: number) =>
    testApp().app.inject({ method: 'DELETE', url: `/v1/recruiter-project/${id}`, headers });

  test('204: a draft is gone, with its characters', async () => {
    const { owner, projectId } = await createTeam(testApp(), { status: 'draft' });
    await testApp()
      .db.insertInto('project_character')
      .values({ project_id: projectId, name: 'Meera' })
      .execute();
    expect((await remove(owner.headers, projectId)).statusCode).toBe(204);
    expect((await remove(owner.headers, projectId)).statusCode).toBe(404);
  });

  test.each(['open', 'paused'])('409: one that is %s is closed instead', async (status) => {
    const { id, headers } = await signedInRecruiter(testApp());
    const project = await createProject(testApp().db, id, { status });
    const response = await remove(headers, project.id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'CONFLICT']);
  });

  test('only its owner may', async () => {
    const { associate, viewer, removed, stranger, projectId } = await createTeam(testApp(), {
      status: 'draft',
    });
    expect((await remove(associate.headers, projectId)).json().code).toBe('PROJECT_RIGHT_MISSING');
    expect((await remove(viewer.headers, projectId)).json().code).toBe('PROJECT_RIGHT_MISSING');
    expect((await remove(removed.headers, projectId)).statusCode).toBe(404);
    expect((await remove(stranger.headers, projectId)).statusCode).toBe(404);
  });
});
