import type { CastPlan } from '@callboard/contract/casting/cast-plans';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { shareWith } from '../../../../test/project-outcomes.ts';
import { type Person, scenariosOf } from '../../../../test/scenarios.ts';

const testApp = useTestApp();
const { call, filled, page, create, choose } = scenariosOf(testApp);
const db = () => testApp().db;

/** A project with one scenario: Ananya for Meera and Vikram for the driver. */
const decided = async () => {
  const team = await filled();
  const { meera, driver, ananya, vikram } = team;
  const { id } = await create(team.team.owner, team.projectId);
  await choose(team.team.owner, id, { character_id: meera, user_id: ananya });
  await choose(team.team.owner, id, { character_id: driver, user_id: vikram });
  return { ...team, id };
};
const preview = async (person: Person, id: number): Promise<CastPlan> =>
  (await call(person, 'GET', `/v1/scenarios/${id}/cast`)).json();
const make = async (person: Person, id: number, changes: object = {}) => {
  const { plan } = await preview(person, id);
  const body = { plan, client_id: crypto.randomUUID(), ...changes };
  return call(person, 'POST', `/v1/scenarios/${id}/cast`, body);
};
const sharesOf = (projectId: number) =>
  db()
    .selectFrom('project_share')
    .innerJoin('project_character', 'project_character.id', 'project_share.character_id')
    .select(['talent_id', 'character_id', 'message', 'project_share.status'])
    .where('project_id', '=', projectId)
    .orderBy('talent_id')
    .execute();

describe('GET /v1/scenarios/{id}/cast', () => {
  test('200: says what it will do and whom it reaches; viewers read it, too', async () => {
    const { team, id, ananya, neha, meera, driver } = await decided();
    await shareWith(db(), meera, { talent_id: ananya, status: 'interested' });
    expect(await preview(team.viewer, id)).toMatchObject({
      scenario_id: id,
      steps: [
        { key: 'share', people: [{ name: 'Vikram Rao', character_id: driver, character: 'The driver' }] },
      ],
      stays: [{ user_id: ananya, state: 'asked' }],
      blocked: [],
      open: [{ character: 'Wedding guests' }],
      others: 2,
      instead_of: null,
      sender: 'Asha Kulkarni from Lantern Casting',
      project: 'Monsoon Line',
    });
    await choose(team.owner, id, { character_id: meera, user_id: neha });
    await shareWith(db(), meera, { talent_id: neha, status: 'declined' });
    expect((await preview(team.owner, id)).blocked).toMatchObject([{ user_id: neha, reason: 'declined' }]);
  });

  test('who blocked the recruiter cannot be asked', async () => {
    const { team, id, vikram } = await decided();
    await db()
      .insertInto('blocked_contact')
      .values({ account_id: vikram, blocked_id: team.owner.id })
      .execute();
    const { blocked, steps } = await preview(team.owner, id);
    expect(blocked).toMatchObject([{ user_id: vikram, reason: 'away' }]);
    expect(steps[0]?.people).toHaveLength(1);
  });

  test('refusals', async () => {
    const { id } = await decided();
    const status = async (person: Person) =>
      (await call(person, 'GET', `/v1/scenarios/${id}/cast`)).statusCode;
    expect(await status('guest')).toBe(401);
    expect(await status(await createTalent(db()))).toBe(403);
    expect(await status(await createRecruiter(db()))).toBe(404);
  });
});

describe('POST /v1/scenarios/{id}/cast', () => {
  test('200: shares the project, marks the scenario and says so on the project', async () => {
    const { team, projectId, id, ananya, vikram, meera, driver } = await decided();
    const answer = await make(team.associate, id, { message: 'Please read this.' });
    expect(answer.json()).toMatchObject({ did: { share: 2 } });
    expect(await sharesOf(projectId)).toEqual([
      { talent_id: ananya, character_id: meera, message: 'Please read this.', status: 'shared' },
      { talent_id: vikram, character_id: driver, message: 'Please read this.', status: 'shared' },
    ]);
    expect((await page(team.owner, projectId)).scenarios[0]?.chosen).toMatchObject({
      by: { user_id: team.associate.id },
    });
    const kinds = await db()
      .selectFrom('project_activity')
      .select('kind')
      .where('project_id', '=', projectId)
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['project_shared', 'scenario_chosen']),
    );
    expect((await call(team.owner, 'DELETE', `/v1/scenarios/${id}`)).json().code).toBe('CONFLICT');
  });

  test('the same request twice does it once, also at the same time', async () => {
    const { team, projectId, id } = await decided();
    const { plan } = await preview(team.owner, id);
    const body = { plan, client_id: crypto.randomUUID() };
    const send = () => call(team.owner, 'POST', `/v1/scenarios/${id}/cast`, body);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await sharesOf(projectId)).toHaveLength(2);
  });

  test('one a project: another one takes its place and asks only whom nobody asked', async () => {
    const { team, projectId, id, meera, neha } = await decided();
    await make(team.owner, id);
    const second = await create(team.owner, projectId, { name: 'Second', copy_of: id });
    await choose(team.owner, second.id, { character_id: meera, user_id: neha });
    expect(await preview(team.owner, second.id)).toMatchObject({ instead_of: 'The director’s cast' });
    expect((await make(team.owner, second.id)).json()).toMatchObject({ did: { share: 1 } });
    const { scenarios } = await page(team.owner, projectId);
    expect(scenarios.map(({ chosen }) => chosen !== null)).toEqual([false, true]);
  });

  test('a plan that is not true any more is refused, and nothing is sent', async () => {
    const { team, projectId, id, meera, neha } = await decided();
    const { plan } = await preview(team.owner, id);
    await choose(team.associate, id, { character_id: meera, user_id: neha });
    const answer = await make(team.owner, id, { plan });
    expect(answer.json()).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await sharesOf(projectId)).toEqual([]);
    expect((await page(team.owner, projectId)).scenarios[0]?.chosen).toBeNull();
  });

  test('refused while someone has to be replaced, nobody is chosen or the project is a draft', async () => {
    const { team, projectId, id, meera, ananya } = await decided();
    await shareWith(db(), meera, { talent_id: ananya, status: 'declined' });
    expect((await make(team.owner, id)).json().code).toBe('CONFLICT');
    const empty = await create(team.owner, projectId, { name: 'Empty' });
    expect((await make(team.owner, empty.id)).json().code).toBe('CONFLICT');
    await choose(team.owner, id, { character_id: meera, user_id: null });
    await db().updateTable('project').set({ status: 'draft' }).where('id', '=', projectId).execute();
    expect((await make(team.owner, id)).json().code).toBe('CONFLICT');
  });

  test('refusals', async () => {
    const { team, id } = await decided();
    const body = { plan: 'x', client_id: crypto.randomUUID() };
    const code = async (person: Person, sent: object = body) =>
      (await call(person, 'POST', `/v1/scenarios/${id}/cast`, sent)).json().code;
    expect(await code('guest')).toBe('UNAUTHENTICATED');
    expect(await code(await createTalent(db()))).toBe('WRONG_KIND_OF_USER');
    expect(await code(await createRecruiter(db()))).toBe('NOT_FOUND');
    expect(await code(team.viewer)).toBe('PROJECT_RIGHT_MISSING');
    expect(await code(team.owner, { plan: 'x' })).toBe('VALIDATION_FAILED');
    await db()
      .updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', team.owner.id)
      .execute();
    expect(await code(team.owner)).toBe('PROFILE_FROZEN');
  });
});
