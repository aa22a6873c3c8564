import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import {
  activityOf,
  createTeam,
  signedInRecruiter,
  type TeamMember,
} from '../../../../test/project-people.ts';
import { eraseAtOnce } from '../../accounts/account-closing/index.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;
const at = (projectId: number, rest = '') => `/v1/recruiter-project/${projectId}/people${rest}`;
const list = (headers: Headers, projectId: number) => testApp().app.inject({ url: at(projectId), headers });
const change = (headers: Headers, projectId: number, personId: number, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: at(projectId, `/${personId}`), headers, payload });
const remove = (headers: Headers, projectId: number, personId: number) =>
  testApp().app.inject({ method: 'DELETE', url: at(projectId, `/${personId}`), headers });
const invite = (headers: Headers, projectId: number, payload: object) =>
  testApp().app.inject({ method: 'POST', url: at(projectId), headers, payload });
const freeze = ({ id }: TeamMember) =>
  testApp()
    .db.updateTable('account')
    .set({ frozen_at: new Date(), frozen_reason: 'Test' })
    .where('id', '=', id)
    .execute();
const resultOf = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
];

describe('GET /v1/recruiter-project/{id}/people', () => {
  test('200 for everyone on it, the owner first; invitations for the owner only', async () => {
    const { owner, associate, viewer, projectId } = await createTeam(testApp());
    await invite(owner.headers, projectId, { role: 'viewer', email: 'soon@callboard.test' });
    const answer = await list(owner.headers, projectId);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().people).toMatchObject([
      { user_id: owner.id, name: 'Priyanka Hegde', role: 'owner', unlock_limit: null, unlocks_used: 0 },
      { user_id: associate.id, role: 'associate', unlock_limit: 0, company: 'Lantern Casting' },
      { user_id: viewer.id, role: 'viewer' },
    ]);
    expect(answer.json().invitations).toMatchObject([{ role: 'viewer', email: 'soon@callboard.test' }]);
    for (const { headers } of [associate, viewer]) {
      const seen = (await list(headers, projectId)).json();
      expect([seen.people.length, seen.invitations]).toEqual([3, []]);
    }
  });

  test('404 for others and for someone removed, 401 for a guest, 403 for a talent', async () => {
    const { owner, viewer, stranger, projectId } = await createTeam(testApp());
    expect(resultOf(await list(stranger.headers, projectId))).toEqual([404, 'NOT_FOUND']);
    await remove(owner.headers, projectId, viewer.id);
    expect(resultOf(await list(viewer.headers, projectId))).toEqual([404, 'NOT_FOUND']);
    expect(resultOf(await list({}, projectId))).toEqual([401, 'UNAUTHENTICATED']);
    const talent = await testApp().as(await createTalent(testApp().db));
    expect(resultOf(await list(talent, projectId))).toEqual([403, 'WRONG_KIND_OF_USER']);
  });

  test('whoever closed their account is not shown', async () => {
    const { owner, viewer, projectId } = await createTeam(testApp());
    await testApp()
      .db.updateTable('account')
      .set({ closed_at: new Date() })
      .where('id', '=', viewer.id)
      .execute();
    expect((await list(owner.headers, projectId)).json().people).toHaveLength(2);
  });
});

describe('PATCH /v1/recruiter-project/{id}/people/{personId}', () => {
  test('200: another role is written down, a limit alone is not', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    const raised = await change(owner.headers, projectId, associate.id, { unlock_limit: 5 });
    expect([raised.statusCode, raised.json()]).toMatchObject([200, { role: 'associate', unlock_limit: 5 }]);
    expect(await activityOf(testApp(), projectId)).toEqual([]);
    const demoted = await change(owner.headers, projectId, associate.id, { role: 'viewer' });
    expect(demoted.json()).toMatchObject({ role: 'viewer', unlock_limit: 0 });
    expect(await activityOf(testApp(), projectId)).toMatchObject([
      {
        kind: 'person_role_changed',
        actor_id: owner.id,
        detail: { name: 'Indu Hegde', role: 'viewer' },
      },
    ]);
  });

  test('a viewer has no credits to spend', async () => {
    const { owner, viewer, projectId } = await createTeam(testApp());
    const answer = await change(owner.headers, projectId, viewer.id, { unlock_limit: 9 });
    expect(answer.json()).toMatchObject({ role: 'viewer', unlock_limit: 0 });
  });

  test('400 owner as a role, a negative limit and unknown fields', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    for (const body of [{ role: 'owner' }, { unlock_limit: -1 }, { unlock_limit: 10_001 }, { name: 'x' }])
      expect((await change(owner.headers, projectId, associate.id, body)).statusCode).toBe(400);
  });

  test('403 associates and viewers, 404 others and people not on it, 409 the owner themself', async () => {
    const { owner, associate, viewer, stranger, projectId } = await createTeam(testApp());
    for (const { headers } of [associate, viewer])
      expect(resultOf(await change(headers, projectId, viewer.id, { role: 'associate' }))).toEqual([
        403,
        'PROJECT_RIGHT_MISSING',
      ]);
    const body = { role: 'viewer' };
    expect(resultOf(await change(stranger.headers, projectId, viewer.id, body))).toEqual([404, 'NOT_FOUND']);
    expect(resultOf(await change(owner.headers, projectId, stranger.id, body))).toEqual([404, 'NOT_FOUND']);
    expect(resultOf(await change(owner.headers, projectId, owner.id, body))).toEqual([409, 'CONFLICT']);
    await freeze(owner);
    expect(resultOf(await change(owner.headers, projectId, viewer.id, body))).toEqual([
      403,
      'PROFILE_FROZEN',
    ]);
  });
});

describe('DELETE /v1/recruiter-project/{id}/people/{personId}', () => {
  test('204: the owner removes anyone, and it works at once', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    expect((await remove(owner.headers, projectId, associate.id)).statusCode).toBe(204);
    expect((await list(associate.headers, projectId)).statusCode).toBe(404);
    expect((await remove(owner.headers, projectId, associate.id)).statusCode).toBe(404);
    expect(await activityOf(testApp(), projectId)).toMatchObject([
      { kind: 'person_removed', actor_id: owner.id, detail: { name: 'Indu Hegde' } },
    ]);
  });

  test('204: a colleague leaves, also while frozen', async () => {
    const { associate, viewer, projectId } = await createTeam(testApp());
    await freeze(viewer);
    for (const { headers, id } of [associate, viewer])
      expect((await remove(headers, projectId, id)).statusCode).toBe(204);
    expect(await activityOf(testApp(), projectId)).toMatchObject([
      { kind: 'person_left', actor_id: associate.id },
      { kind: 'person_left', actor_id: viewer.id },
    ]);
  });

  test('403 a colleague who removes another, 404 others, 409 the owner leaving, 403 a frozen owner', async () => {
    const { owner, associate, viewer, stranger, projectId } = await createTeam(testApp());
    for (const target of [viewer.id, owner.id])
      expect(resultOf(await remove(associate.headers, projectId, target))).toEqual([
        403,
        'PROJECT_RIGHT_MISSING',
      ]);
    expect(resultOf(await remove(stranger.headers, projectId, viewer.id))).toEqual([404, 'NOT_FOUND']);
    expect(resultOf(await remove(owner.headers, projectId, owner.id))).toEqual([409, 'CONFLICT']);
    await freeze(owner);
    expect(resultOf(await remove(owner.headers, projectId, viewer.id))).toEqual([403, 'PROFILE_FROZEN']);
  });

  test('of ten who remove the same person at once, one does', async () => {
    const { owner, viewer, projectId } = await createTeam(testApp());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => remove(owner.headers, projectId, viewer.id)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await activityOf(testApp(), projectId)).toHaveLength(1);
  });
});

describe('erasing', () => {
  test('an account leaves every project, its own is read by nobody, and no invitation keeps its address', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    const other = await createTeam(testApp());
    await invite(other.owner.headers, other.projectId, { role: 'viewer', email: owner.email });
    await invite(owner.headers, projectId, { role: 'viewer' });
    const { db, services } = testApp();
    await eraseAtOnce(services, owner.id);
    expect((await list(associate.headers, projectId)).statusCode).toBe(404);
    const left = await db
      .selectFrom('project_invitation')
      .select('id')
      .where('project_id', 'in', [projectId, other.projectId])
      .execute();
    expect(left).toEqual([]);
    await eraseAtOnce(services, other.associate.id);
    const people = (await list(other.owner.headers, other.projectId)).json().people;
    expect(people.map((person: { user_id: number }) => person.user_id)).toEqual([
      other.owner.id,
      other.viewer.id,
    ]);
  });
});

describe('GET /v1/recruiter-project/{id}/activity', () => {
  const read = (headers: Headers, projectId: number, query = '') =>
    testApp().app.inject({ url: `/v1/recruiter-project/${projectId}/activity${query}`, headers });

  test('200: newest first, with who did it and for whom', async () => {
    const { owner, viewer, projectId, characterId } = await createTeam(testApp());
    await remove(viewer.headers, projectId, viewer.id);
    await testApp()
      .db.insertInto('project_activity')
      .values({
        project_id: projectId,
        actor_id: owner.id,
        kind: 'character_edited',
        character_id: characterId,
        detail: JSON.stringify({ count: 2 }),
      })
      .execute();
    const answer = await read(owner.headers, projectId);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        has_more: false,
        results: [
          {
            kind: 'character_edited',
            actor: { user_id: owner.id, name: 'Priyanka Hegde' },
            character: { id: characterId, name: 'Meera' },
            values: { count: 2 },
          },
          { kind: 'person_left', character: null, values: { name: 'Arvind Hegde' } },
        ],
      },
    ]);
  });

  test('of 2,000 lines every page is one query along the index, without gaps or repeats', async () => {
    const { owner, projectId } = await createTeam(testApp());
    await testApp().pool.query(
      `insert into project_activity (project_id, actor_id, kind, detail)
       select $1, $2, 'project_edited', jsonb_build_object('count', line) from generate_series(1, 2000) line`,
      [projectId, owner.id],
    );
    const seen: number[] = [];
    for (let before: number | undefined; ; ) {
      const query: string = before === undefined ? '?limit=100' : `?limit=100&before=${before}`;
      const { results, has_more } = (await read(owner.headers, projectId, query)).json();
      seen.push(...results.map(({ values }: { values: { count: number } }) => values.count));
      if (!has_more) break;
      before = results.at(-1).id;
    }
    expect(seen).toEqual(Array.from({ length: 2000 }, (_, line) => 2000 - line));
    await testApp().pool.query('analyze project_activity');
    const { rows } = await testApp().pool.query(
      `explain select * from project_activity where project_id = $1 and id < 1500 order by id desc limit 31`,
      [projectId],
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan/);
  });

  test('a long page takes as many queries as a short one', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    await testApp().pool.query(
      `insert into project_activity (project_id, actor_id, kind)
       select $1, case when line % 2 = 0 then $2 else $3 end::int, 'project_edited' from generate_series(1, 100) line`,
      [projectId, owner.id, associate.id],
    );
    const countQueries = async (query: string) => {
      const spy = vi.spyOn(pg.Client.prototype, 'query');
      const { results } = (await read(owner.headers, projectId, query)).json();
      const queries = spy.mock.calls.length;
      spy.mockRestore();
      return { lines: results.length, queries };
    };
    const short = await countQueries('?limit=1');
    const long = await countQueries('?limit=100');
    expect([short.lines, long.lines]).toEqual([1, 100]);
    expect(short.queries).toBeGreaterThan(0);
    expect(long.queries).toBe(short.queries);
  });

  test('400 a limit over 100 and a before of nothing, 404 others, 401 a guest', async () => {
    const { viewer, stranger, projectId } = await createTeam(testApp());
    for (const query of ['?limit=101', '?before=0', '?before=x', '?after=1'])
      expect((await read(viewer.headers, projectId, query)).statusCode).toBe(400);
    expect((await read(viewer.headers, projectId)).statusCode).toBe(200);
    expect(resultOf(await read(stranger.headers, projectId))).toEqual([404, 'NOT_FOUND']);
    expect(resultOf(await read({}, projectId))).toEqual([401, 'UNAUTHENTICATED']);
    expect(resultOf(await read((await signedInRecruiter(testApp())).headers, projectId))[0]).toBe(404);
  });
});
