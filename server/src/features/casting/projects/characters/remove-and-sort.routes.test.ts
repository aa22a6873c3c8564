import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { activitiesOf, createTeam } from '../../../../../test/character-team.ts';
import { closedProject } from '../../../../../test/characters.ts';
import { createTalent } from '../../../../../test/factories.ts';
import { createOpenJob, createParts } from '../../../../../test/landing-factories.ts';
import type { TeamMember } from '../../../../../test/project-callers.ts';

const testApp = useTestApp();
const library = '/v1/recruiter-project-character-library';
const nobody = 2_000_000_000;

const remove = ({ headers }: Pick<TeamMember, 'headers'>, characterId: number) =>
  testApp().app.inject({ method: 'DELETE', url: `${library}/${characterId}`, headers });
const sort = ({ headers }: TeamMember, project_id: number, character_ids: readonly number[]) =>
  testApp().app.inject({
    method: 'POST',
    url: `${library}/character-shortlist/sort-by/caharacter-list`,
    headers,
    payload: { project_id, character_ids },
  });
const idsOf = async (projectId: number) => {
  const rows = await testApp()
    .db.selectFrom('project_character')
    .select('id')
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
const revisionOf = async (projectId: number) =>
  (
    await testApp()
      .db.selectFrom('project')
      .select('revision')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow()
  ).revision;

describe('DELETE /v1/recruiter-project-character-library/{id}', () => {
  test('204: one that is only shortlisted for is gone', async () => {
    const { db } = testApp();
    const { associate, projectId, characterId } = await createTeam(testApp());
    const talent = await createTalent(db);
    await db
      .insertInto('character_shortlist')
      .values({ character_id: characterId, talent_id: talent.id })
      .execute();
    const response = await remove(associate, characterId);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await idsOf(projectId)).toEqual([]);
    expect(await revisionOf(projectId)).toBe(1);
    expect(await activitiesOf(testApp(), projectId)).toMatchObject([
      { kind: 'character_removed', actor_id: associate.id, character_id: null, detail: { name: 'Meera' } },
    ]);
    expect((await remove(associate, characterId)).statusCode).toBe(404);
  });

  const reasons: Record<string, (characterId: number, recruiterId: number) => Promise<unknown>> = {
    'it is in a job': async (character_id, recruiterId) => {
      const job = await createOpenJob(testApp().db, recruiterId, { status: 'closed' });
      return testApp().db.insertInto('job_character').values({ character_id, job_id: job.id }).execute();
    },
    'someone applied, even if they withdrew': async (character_id, recruiterId) => {
      const job = await createOpenJob(testApp().db, recruiterId);
      const { id: talent_id } = await createTalent(testApp().db);
      const application = { character_id, job_id: job.id, talent_id, status: 'withdrawn' };
      return testApp().db.insertInto('job_application').values(application).execute();
    },
    'it was sent to someone': async (character_id) => {
      const { id: talent_id } = await createTalent(testApp().db);
      return testApp().db.insertInto('project_share').values({ character_id, talent_id }).execute();
    },
    'it is cast': (character_id) =>
      testApp()
        .db.updateTable('project_character')
        .set({ status: 'cast' })
        .where('id', '=', character_id)
        .execute(),
  };
  test.each(Object.keys(reasons))('409: %s; it can be dropped', async (reason) => {
    const { owner, projectId, characterId } = await createTeam(testApp());
    await reasons[reason]?.(characterId, owner.id);
    expect((await remove(owner, characterId)).json()).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      detail: expect.stringContaining('Drop the character instead'),
    });
    expect(await idsOf(projectId)).toEqual([characterId]);
  });

  test('409 in a closed project, 404 for others, 403 for a viewer, 401 for guests', async () => {
    const closed = await createTeam(testApp(), { project: closedProject });
    expect((await remove(closed.owner, closed.characterId)).json()).toMatchObject({ code: 'CONFLICT' });
    const { owner, viewer, removed, stranger, projectId, characterId } = await createTeam(testApp());
    for (const one of [removed, stranger]) expect((await remove(one, characterId)).statusCode).toBe(404);
    expect((await remove(viewer, characterId)).json()).toMatchObject({ code: 'PROJECT_RIGHT_MISSING' });
    expect(
      (await testApp().app.inject({ method: 'DELETE', url: `${library}/${characterId}` })).statusCode,
    ).toBe(401);
    await testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [
      owner.id,
    ]);
    expect((await remove(owner, characterId)).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
    expect(await idsOf(projectId)).toEqual([characterId]);
  });
});

describe('POST /v1/recruiter-project-character-library/character-shortlist/sort-by/caharacter-list', () => {
  const given = async (project = {}) => {
    const team = await createTeam(testApp(), { project });
    await createParts(testApp().db, team.projectId, [{ name: 'Tara' }, { name: 'Mira' }, { name: 'Kale' }]);
    return { ...team, ids: await idsOf(team.projectId) };
  };

  test('204: the order is kept, and typed into the activity once', async () => {
    const { owner, projectId, ids } = await given();
    const turned = ids.toReversed();
    for (const order of [turned, ids, turned])
      expect((await sort(owner, projectId, order)).statusCode).toBe(204);
    expect(await idsOf(projectId)).toEqual(turned);
    expect(await activitiesOf(testApp(), projectId)).toMatchObject([
      { kind: 'characters_sorted', actor_id: owner.id },
    ]);
    expect(await revisionOf(projectId)).toBe(3);
    await sort(owner, projectId, turned);
    expect(await revisionOf(projectId)).toBe(3);
  });

  test('two people sort at once: one order wins as a whole', async () => {
    const { owner, associate, projectId, ids } = await given();
    const [first = 0, ...rest] = ids;
    const orders = [ids.toReversed(), [...rest, first]];
    await Promise.all([sort(owner, projectId, orders[0] ?? []), sort(associate, projectId, orders[1] ?? [])]);
    expect(orders).toContainEqual(await idsOf(projectId));
  });

  test('a foreign, missing or doubled one refuses the whole', async () => {
    const { owner, projectId, ids } = await given();
    const other = await given();
    const [first = 0, ...rest] = ids;
    const statusOf = async (order: number[]) => (await sort(owner, projectId, order)).statusCode;
    expect(await statusOf([...rest, other.ids[0] ?? 0])).toBe(404);
    expect(await statusOf([...rest, first, other.ids[0] ?? 0])).toBe(404);
    expect(await statusOf([...rest, nobody])).toBe(404);
    expect(await statusOf(rest.toReversed())).toBe(409);
    expect((await sort(owner, projectId, [...rest, first, first])).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'character_ids' }],
    });
    expect((await sort(owner, projectId, [])).json()).toMatchObject({ errors: [{ field: 'character_ids' }] });
    expect(await idsOf(projectId)).toEqual(ids);
  });

  test('409 in a closed project, 404 for others, 403 for a viewer', async () => {
    const closed = await given(closedProject);
    expect((await sort(closed.owner, closed.projectId, closed.ids.toReversed())).statusCode).toBe(409);
    const { viewer, removed, stranger, projectId, ids } = await given();
    for (const one of [removed, stranger])
      expect((await sort(one, projectId, ids.toReversed())).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await sort(viewer, projectId, ids.toReversed())).json()).toMatchObject({
      code: 'PROJECT_RIGHT_MISSING',
    });
    expect(await idsOf(projectId)).toEqual(ids);
  });
});
