import type { changePairing, getLineUp, Pairing } from '@callboard/contract/casting/line-ups';
import type { Result } from '@callboard/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import { createFace } from '../../../../test/landing-factories.ts';
import { createTeamProject, type TeamProject } from '../../../../test/project-outcomes.ts';

const testApp = useTestApp();
const db = () => testApp().db;
type Person = { readonly id: number } | 'guest';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

const call = async (person: Person, method: Method, url: string, payload?: object) =>
  testApp().app.inject({
    method,
    url,
    headers: person === 'guest' ? {} : await testApp().as(person),
    ...(payload && { payload }),
  });
const save = (
  team: TeamProject,
  user_ids: readonly number[],
  more: object = {},
  person: Person = team.owner,
) =>
  call(person, 'POST', `/v1/recruiter-project/${team.project.id}/pairings`, {
    name: 'Asha and Kabir',
    user_ids,
    ...more,
  });
const saved = async (...args: Parameters<typeof save>) => (await save(...args)).json<Pairing>();
const pairingsOf = async (team: TeamProject) =>
  (await call(team.owner, 'GET', `/v1/recruiter-project/${team.project.id}/line-up`)).json<
    Result<typeof getLineUp>
  >().pairings;

const listed = async (team: TeamProject, first_name: string, talent: object = {}) => {
  const face = await createFace(db(), { account: { first_name, last_name: 'Rao' }, talent });
  await db()
    .insertInto('character_shortlist')
    .values({ character_id: team.characters[0] ?? 0, talent_id: face.id, position: 1 })
    .execute();
  return face;
};

async function filled() {
  const team = await createTeamProject(db());
  const asha = await listed(team, 'Asha', { fee_rupees: 45_000, fee_per: 'day' });
  const kabir = await listed(team, 'Kabir', { fee_rupees: 41_000, fee_per: 'day' });
  const bina = await listed(team, 'Bina');
  return { team, asha, kabir, bina, pair: [asha.id, kabir.id] };
}

const activities = async (team: TeamProject) =>
  (
    await db()
      .selectFrom('project_activity')
      .select('kind')
      .where('project_id', '=', team.project.id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

/** Everyone who is refused, with the status of the refusal. */
async function refusals(
  team: TeamProject,
  ask: (person: Person) => Promise<{ readonly statusCode: number }>,
) {
  const frozen = await createRecruiter(db(), { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
  await db()
    .insertInto('project_member')
    .values({ project_id: team.project.id, account_id: frozen.id, role: 'associate' })
    .execute();
  const callers: Person[] = ['guest', await createTalent(db()), await createRecruiter(db()), frozen];
  const statuses: number[] = [];
  for (const person of callers) statuses.push((await ask(person)).statusCode);
  return statuses;
}

describe('POST /v1/recruiter-project/{id}/pairings', () => {
  test('201: with heights, days and a fee together; the same people again are the same pairing', async () => {
    const { team, asha, kabir, pair } = await filled();
    await db()
      .updateTable('project')
      .set({ shoot_starts_on: '2031-01-10', shoot_ends_on: '2031-01-14' })
      .where('id', '=', team.project.id)
      .execute();
    await unlock(db(), team.owner, asha);
    await unlock(db(), team.owner, kabir);
    const response = await save(team, pair, { note: 'Her eyes at his chin' });
    expect(response.statusCode).toBe(201);
    const pairing = response.json<Pairing>();
    expect(pairing).toMatchObject({
      name: 'Asha and Kabir',
      note: 'Her eyes at his chin',
      revision: 0,
      people: [{ user_id: asha.id, height_cm: null, screen_min_age: 24 }, { user_id: kabir.id }],
      days: { free: 5, of: 5 },
      rupees_a_day: 86_000,
      created_by: { user_id: team.owner.id, name: 'Tara Dutta' },
      likes: [],
    });
    expect((await saved(team, pair.toReversed(), { name: 'Again' }, team.associate)).id).toBe(pairing.id);
    expect(await pairingsOf(team)).toEqual([pairing]);
    expect(await activities(team)).toEqual(['pairing_saved']);
  });

  test('saved by two at once, it is one', async () => {
    const { team, pair } = await filled();
    const both = await Promise.all([saved(team, pair), saved(team, pair, {}, team.associate)]);
    expect(both[0]?.id).toBe(both[1]?.id);
    expect(await pairingsOf(team)).toHaveLength(1);
  });

  test('400: one person, seven, twice the same, no name', async () => {
    const { team, pair } = await filled();
    const bad: [readonly number[], object?][] = [
      [[1]],
      [[1, 2, 3, 4, 5, 6, 7]],
      [[1, 1]],
      [pair, { name: ' ' }],
      [pair, { note: 'x'.repeat(301) }],
    ];
    for (const [ids, more] of bad) expect((await save(team, ids, more)).statusCode).toBe(400);
  });

  test('404: someone who is not considered refuses the whole', async () => {
    const { team, asha } = await filled();
    const stranger = await createFace(db());
    expect((await save(team, [asha.id, stranger.id])).statusCode).toBe(404);
    expect(await pairingsOf(team)).toEqual([]);
  });

  test('401, 403, 404 and frozen; a viewer may not', async () => {
    const { team, pair } = await filled();
    expect(await refusals(team, (person) => save(team, pair, {}, person))).toEqual([401, 403, 404, 403]);
    expect((await save(team, pair, {}, team.viewer)).json().code).toBe('PROJECT_RIGHT_MISSING');
  });
});

describe('PATCH /v1/pairings/{id}', () => {
  const change = (id: number, body: object, person: Person) =>
    call(person, 'PATCH', `/v1/pairings/${id}`, body);

  test('200: different fields merge, and words nobody read are not lost', async () => {
    const { team, pair } = await filled();
    const { id } = await saved(team, pair);
    await change(id, { name: 'The couple', base_revision: 0 }, team.owner);
    const merged = (await change(id, { note: 'Warm', base_revision: 0 }, team.associate)).json();
    expect(merged).toMatchObject({ name: 'The couple', note: 'Warm', revision: 2, conflicts: [] });
    const late = (await change(id, { name: 'Late', note: 'Warm', base_revision: 0 }, team.associate)).json<
      Result<typeof changePairing>
    >();
    expect(late).toMatchObject({
      name: 'The couple',
      revision: 2,
      conflicts: [{ field: 'name', theirs: 'The couple', by: 'Tara Dutta' }],
    });
    const without = (await change(id, { note: null }, team.owner)).json();
    expect(without).toMatchObject({ note: null, revision: 3 });
    expect(await activities(team)).toEqual([
      'pairing_saved',
      'pairing_changed',
      'pairing_changed',
      'pairing_changed',
    ]);
  });

  test('400, 401, 403, 404 and frozen; a viewer may not', async () => {
    const { team, pair } = await filled();
    const { id } = await saved(team, pair);
    expect((await change(id, { name: '' }, team.owner)).statusCode).toBe(400);
    expect((await change(2_000_000_000, { name: 'X' }, team.owner)).statusCode).toBe(404);
    expect(await refusals(team, (person) => change(id, { name: 'X' }, person))).toEqual([401, 403, 404, 403]);
    expect((await change(id, { name: 'X' }, team.viewer)).statusCode).toBe(403);
  });
});

describe('DELETE /v1/pairings/{id} and POST /v1/pairings/{id}/restore', () => {
  const remove = (id: number, person: Person) => call(person, 'DELETE', `/v1/pairings/${id}`);
  const restore = (id: number, person: Person) => call(person, 'POST', `/v1/pairings/${id}/restore`, {});

  test('204, again 204; put back with its thumbs within the hour', async () => {
    const { team, pair } = await filled();
    const { id } = await saved(team, pair);
    await call(team.viewer, 'PUT', `/v1/pairings/${id}/like`, { liked: true });
    expect((await remove(id, team.owner)).statusCode).toBe(204);
    expect((await remove(id, team.associate)).statusCode).toBe(204);
    expect(await pairingsOf(team)).toEqual([]);
    expect((await call(team.owner, 'PATCH', `/v1/pairings/${id}`, { name: 'X' })).statusCode).toBe(404);
    const back = (await restore(id, team.owner)).json<Pairing>();
    expect(back.likes).toHaveLength(1);
    expect((await restore(id, team.owner)).statusCode).toBe(200);
    expect(await pairingsOf(team)).toHaveLength(1);
  });

  test('404 after an hour, and it goes with the next one that is saved', async () => {
    const { team, pair, bina } = await filled();
    const { id } = await saved(team, pair);
    await remove(id, team.owner);
    await testApp().pool.query(
      `update pairing set removed_at = now() - interval '61 minutes' where id = $1`,
      [id],
    );
    expect((await restore(id, team.owner)).statusCode).toBe(404);
    expect((await remove(id, team.owner)).statusCode).toBe(404);
    await save(team, [bina.id, pair[0] ?? 0]);
    expect(await db().selectFrom('pairing').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('401, 403, 404 and frozen; a viewer may not', async () => {
    const { team, pair } = await filled();
    const { id } = await saved(team, pair);
    expect(await refusals(team, (person) => remove(id, person))).toEqual([401, 403, 404, 403]);
    expect(await refusals(team, (person) => restore(id, person))).toEqual([401, 403, 404, 403]);
    expect((await remove(id, team.viewer)).statusCode).toBe(403);
  });
});

describe('PUT /v1/pairings/{id}/like', () => {
  const like = (id: number, liked: boolean, person: Person) =>
    call(person, 'PUT', `/v1/pairings/${id}/like`, { liked });

  test('200: once a person, and viewers may', async () => {
    const { team, pair } = await filled();
    const { id } = await saved(team, pair);
    await like(id, true, team.viewer);
    const twice = (await like(id, true, team.viewer)).json<Pairing>();
    expect(twice.likes.map(({ user_id }) => user_id)).toEqual([team.viewer.id]);
    const both = (await like(id, true, team.owner)).json<Pairing>();
    expect(both.likes).toHaveLength(2);
    expect((await like(id, false, team.viewer)).json<Pairing>().likes).toHaveLength(1);
  });

  test('400, 401, 403, 404 and frozen', async () => {
    const { team, pair } = await filled();
    const { id } = await saved(team, pair);
    const odd = await call(team.owner, 'PUT', `/v1/pairings/${id}/like`, { liked: 'yes' });
    expect(odd.statusCode).toBe(400);
    expect(await refusals(team, (person) => like(id, true, person))).toEqual([401, 403, 404, 403]);
  });
});

describe('people who leave', () => {
  test('a closed account is in no pairing, and a pair without one of them is gone', async () => {
    const { team, asha, kabir, bina } = await filled();
    await save(team, [asha.id, kabir.id]);
    await save(team, [asha.id, kabir.id, bina.id], { name: 'Three' });
    await db().updateTable('account').set({ closed_at: new Date() }).where('id', '=', kabir.id).execute();
    const pairings = await pairingsOf(team);
    expect(pairings.map(({ name, people }) => [name, people.length])).toEqual([['Three', 2]]);
  });

  test('who was tried stays readable when they are not considered any more', async () => {
    const { team, asha, pair } = await filled();
    await save(team, pair);
    await db().deleteFrom('character_shortlist').where('talent_id', '=', asha.id).execute();
    const response = await call(
      team.owner,
      'GET',
      `/v1/recruiter-project/${team.project.id}/line-up?talents=${asha.id}`,
    );
    const { standing } = response.json<Result<typeof getLineUp>>();
    expect(standing).toMatchObject([{ user_id: asha.id, character: null, stage: null }]);
  });
});
