import type { Scenario } from '@callboard/contract/casting/scenarios';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { scenariosOf } from '../../../../test/scenarios.ts';

const testApp = useTestApp();
const { call, filled, page, create, choose, refusals } = scenariosOf(testApp);
const db = () => testApp().db;

describe('PUT /v1/scenarios/{id}/choices', () => {
  test('200: for another character of the project, too, and nobody', async () => {
    const { team, projectId, meera, driver, ananya } = await filled();
    const { id } = await create(team.owner, projectId);
    for (const character_id of [meera, driver])
      expect((await choose(team.owner, id, { character_id, user_id: ananya })).json()).toMatchObject({
        conflicts: [],
      });
    const answer = await choose(team.owner, id, { character_id: meera, user_id: null });
    expect(answer.json<Scenario>().choices).toEqual([{ character_id: driver, user_id: ananya }]);
  });

  test('what a colleague chose meanwhile stays and is told; another character is nobody’s conflict', async () => {
    const { team, projectId, meera, driver, ananya, neha, vikram } = await filled();
    const { id } = await create(team.owner, projectId);
    await choose(team.associate, id, { character_id: meera, user_id: ananya, base_revision: 0 });
    const late = await choose(team.owner, id, { character_id: meera, user_id: neha, base_revision: 0 });
    expect(late.json()).toMatchObject({
      choices: [{ user_id: ananya }],
      conflicts: [{ field: `choices.${meera}`, theirs: ananya, by: 'Asha Kulkarni' }],
    });
    const beside = await choose(team.owner, id, { character_id: driver, user_id: vikram, base_revision: 0 });
    expect(beside.json()).toMatchObject({ revision: 2, conflicts: [] });
    await choose(team.associate, id, { character_id: meera, user_id: null, base_revision: 2 });
    const after = await choose(team.owner, id, { character_id: meera, user_id: neha, base_revision: 2 });
    expect(after.json()).toMatchObject({ conflicts: [{ theirs: null }] });
  });

  test('foreign talents, foreign and dropped characters are refused', async () => {
    const one = await filled();
    const other = await filled();
    const { id } = await create(one.team.owner, one.projectId);
    const code = async (body: object) => (await choose(one.team.owner, id, body)).json().code;
    expect(await code({ character_id: one.meera, user_id: other.ananya })).toBe('NOT_FOUND');
    expect(await code({ character_id: other.meera, user_id: one.ananya })).toBe('NOT_FOUND');
    expect(await code({ character_id: one.meera, user_id: one.team.owner.id })).toBe('NOT_FOUND');
    await db()
      .updateTable('project_character')
      .set({ status: 'dropped' })
      .where('id', '=', one.driver)
      .execute();
    expect(await code({ character_id: one.driver, user_id: one.ananya })).toBe('NOT_FOUND');
    expect(await code({ character_id: one.meera })).toBe('VALIDATION_FAILED');
    await refusals(one, (person) => choose(person, id, { character_id: one.meera, user_id: null }), false);
  });
});

describe('POST and DELETE /v1/scenarios/{id}/comments', () => {
  test('viewers comment too; everyone deletes their own only', async () => {
    const { team, projectId } = await filled();
    const { id } = await create(team.owner, projectId);
    const url = `/v1/scenarios/${id}/comments`;
    const client_id = crypto.randomUUID();
    for (let sent = 0; sent < 2; sent += 1)
      expect((await call(team.viewer, 'POST', url, { words: ' An even line. ', client_id })).statusCode).toBe(
        201,
      );
    const [comment] = (await page(team.owner, projectId)).scenarios[0]?.comments ?? [];
    expect(comment).toMatchObject({ words: 'An even line.', by: { user_id: team.viewer.id } });
    expect((await page(team.owner, projectId)).scenarios[0]?.comments).toHaveLength(1);
    expect((await call(team.owner, 'DELETE', `${url}/${comment?.id}`)).statusCode).toBe(404);
    expect((await call(team.viewer, 'DELETE', `${url}/${comment?.id}`)).statusCode).toBe(204);
    expect((await call(team.viewer, 'DELETE', `${url}/${comment?.id}`)).statusCode).toBe(404);
    expect((await call(team.viewer, 'POST', url, { words: 'x'.repeat(2001) })).statusCode).toBe(400);
  });

  test('refusals', async () => {
    const one = await filled();
    const { id } = await create(one.team.owner, one.projectId);
    await refusals(
      one,
      (person) => call(person, 'POST', `/v1/scenarios/${id}/comments`, { words: 'Yes' }),
      true,
    );
  });
});

describe('PUT /v1/scenarios/{id}/like', () => {
  test('204: by name, once each, and taken back', async () => {
    const { team, projectId } = await filled();
    const { id } = await create(team.owner, projectId);
    const like = (liked: boolean) => call(team.viewer, 'PUT', `/v1/scenarios/${id}/like`, { liked });
    expect((await like(true)).statusCode).toBe(204);
    expect((await like(true)).statusCode).toBe(204);
    expect((await page(team.owner, projectId)).scenarios[0]?.likes).toMatchObject([
      { user_id: team.viewer.id },
    ]);
    await like(false);
    expect((await page(team.owner, projectId)).scenarios[0]?.likes).toEqual([]);
  });

  test('refusals', async () => {
    const one = await filled();
    const { id } = await create(one.team.owner, one.projectId);
    await refusals(one, (person) => call(person, 'PUT', `/v1/scenarios/${id}/like`, { liked: true }), true);
  });
});

describe('PATCH /v1/recruiter-project/{id}/cast-budget', () => {
  test('200: only the team reads it', async () => {
    const { team, projectId } = await filled();
    await db().updateTable('project').set({ is_public: true }).where('id', '=', projectId).execute();
    const url = `/v1/recruiter-project/${projectId}/cast-budget`;
    const answer = await call(team.associate, 'PATCH', url, { cast_budget_paise: 400_000_000_007 });
    expect(answer.json()).toEqual({ cast_budget_paise: 400_000_000_007 });
    expect((await page(team.viewer, projectId)).cast_budget_paise).toBe(400_000_000_007);
    const others = [
      `/v1/recruiter-project/${projectId}`,
      `/v1/recruiter-project/public/${team.owner.id}`,
      '/v1/recruiter-project',
    ];
    for (const other of others)
      expect((await call(team.owner, 'GET', other)).body).not.toContain('400000000007');
    expect((await call(team.owner, 'PATCH', url, { cast_budget_paise: 0 })).statusCode).toBe(400);
    expect((await call(team.owner, 'PATCH', url, { cast_budget_paise: null })).statusCode).toBe(200);
  });

  test('refusals', async () => {
    const one = await filled();
    const url = `/v1/recruiter-project/${one.projectId}/cast-budget`;
    await refusals(one, (person) => call(person, 'PATCH', url, { cast_budget_paise: 100 }), false);
  });
});
