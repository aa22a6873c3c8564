import type { Scenario } from '@callboard/contract/casting/scenarios';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import { createFace } from '../../../../test/landing-factories.ts';
import { shareWith } from '../../../../test/project-outcomes.ts';
import { type Person, scenariosOf } from '../../../../test/scenarios.ts';
import { createScenarioReading } from './read-scenarios.service.ts';

const testApp = useTestApp();
const { call, filled, page, create, choose, freezeOwner, refusals } = scenariosOf(testApp);
const db = () => testApp().db;

describe('GET /v1/recruiter-project/{id}/scenarios', () => {
  test('200: everyone who can be chosen, with fee, height and calendar where it may be read', async () => {
    const { team, projectId, meera, ananya, neha, driver, vikram } = await filled();
    await db()
      .updateTable('project_character')
      .set({
        fee_paise: 4_500_000,
        fee_per: 'day',
        work_days: 24,
        works_from: '2027-01-12',
        works_to: '2027-02-04',
      })
      .where('id', '=', meera)
      .execute();
    await db()
      .insertInto('unavailable_dates')
      .values([ananya, neha].map((account_id) => ({ account_id, days: '[2027-01-20,2027-01-22]' })))
      .execute();
    await db().insertInto('talent_body').values({ talent_id: ananya, height_mm: 1652 }).execute();
    await unlock(db(), team.owner, { id: ananya });
    await shareWith(db(), meera, { talent_id: neha, status: 'declined' });
    const scenario = await create(team.owner, projectId);
    await choose(team.owner, scenario.id, { character_id: meera, user_id: neha });
    const answer = await page(team.viewer, projectId);
    expect(answer).toMatchObject({ title: 'Monsoon Line', role: 'viewer', cast_budget_paise: null });
    expect(answer.characters[0]).toMatchObject({
      id: meera,
      work_days: 24,
      fee_paise: 4_500_000,
      starts_on: '2027-01-12',
      ends_on: '2027-02-04',
      candidates: [
        { user_id: ananya, stage: 'shortlisted', status: 'shortlisted' },
        { user_id: neha, stage: 'shortlisted', status: 'declined' },
        { stage: 'shortlisted' },
      ],
    });
    expect(answer.characters[1]).toMatchObject({ id: driver, candidates: [{ user_id: vikram }] });
    expect(answer.scenarios).toMatchObject([{ choices: [{ character_id: meera, user_id: neha }] }]);
    const owners = await page(team.owner, projectId);
    const personIn = (all: typeof owners, id: number) => all.people.find(({ user_id }) => user_id === id);
    expect(personIn(owners, ananya)).toMatchObject({
      name: 'Ananya Rao',
      height_cm: 165,
      usual_fee: { rupees: 40_000, per: 'day' },
      away: [{ start_date: '2027-01-20', end_date: '2027-01-22' }],
    });
    expect(personIn(owners, neha)).toMatchObject({ away: null, isRecruiterUnlocked: false });
    expect(JSON.stringify(owners)).not.toMatch(/@callboard\.test|mobile|date_of_birth/);
  });

  test('no fee for a frozen recruiter, nothing of a hidden talent', async () => {
    const { team, projectId, ananya } = await filled();
    await db().insertInto('talent_body').values({ talent_id: ananya, height_mm: 1652 }).execute();
    const people = async () => (await page(team.owner, projectId)).people;
    const her = async () => (await people()).find(({ user_id }) => user_id === ananya);
    expect(await her()).toMatchObject({ is_visible: true, height_cm: 165, usual_fee: { per: 'day' } });
    await db()
      .updateTable('talent')
      .set({ show_to_recruiters: false })
      .where('account_id', '=', ananya)
      .execute();
    expect(await her()).toMatchObject({ is_visible: false, height_cm: null, usual_fee: null });
    await freezeOwner(team);
    expect((await people()).every(({ usual_fee }) => usual_fee === null)).toBe(true);
  });

  test('a closed account is chosen no more', async () => {
    const { team, projectId, meera, ananya } = await filled();
    const { id } = await create(team.owner, projectId);
    await choose(team.owner, id, { character_id: meera, user_id: ananya });
    await db().updateTable('account').set({ closed_at: new Date() }).where('id', '=', ananya).execute();
    const { scenarios, people } = await page(team.owner, projectId);
    expect(scenarios[0]?.choices).toEqual([]);
    expect(people.some(({ user_id }) => user_id === ananya)).toBe(false);
  });

  test('as many statements however much there is', async () => {
    const { team, projectId, meera } = await filled();
    const actor = {
      kind: 'recruiter',
      accountId: team.owner.id,
      sessionId: 'x',
      frozen: false,
      complete: true,
      verified: true,
    } as const;
    const count = () =>
      countStatements(testApp(), (counted) =>
        createScenarioReading({ db: counted, photoUrl: async (key) => key }).list(actor, projectId),
      );
    expect(await count()).toBe(6);
    for (let made = 0; made < 5; made += 1) {
      const { id } = await createFace(db());
      await unlock(db(), team.owner, { id });
      await db().insertInto('character_shortlist').values({ character_id: meera, talent_id: id }).execute();
      await create(team.owner, projectId, { from_furthest: true });
    }
    await db()
      .updateTable('project')
      .set({ shoot_starts_on: '2027-01-01', shoot_ends_on: '2027-02-01' })
      .execute();
    expect(await count()).toBe(7);
  });

  test('refusals', async () => {
    const one = await filled();
    const url = `/v1/recruiter-project/${one.projectId}/scenarios`;
    expect((await call('guest', 'GET', url)).statusCode).toBe(401);
    expect((await call(await createTalent(db()), 'GET', url)).statusCode).toBe(403);
    expect((await call(await createRecruiter(db()), 'GET', url)).statusCode).toBe(404);
    expect((await call(one.team.owner, 'GET', '/v1/recruiter-project/x/scenarios')).statusCode).toBe(400);
  });
});

describe('POST /v1/recruiter-project/{id}/scenarios', () => {
  test('201: empty, from who is furthest, and as a copy', async () => {
    const { team, projectId, meera, driver, ananya, neha, vikram } = await filled();
    await shareWith(db(), meera, { talent_id: neha, status: 'interested' });
    expect(await create(team.owner, projectId)).toMatchObject({
      choices: [],
      created_by: { user_id: team.owner.id },
    });
    const furthest = await create(team.associate, projectId, { name: 'Today', from_furthest: true });
    expect(furthest.choices).toEqual([
      { character_id: meera, user_id: neha },
      { character_id: driver, user_id: vikram },
    ]);
    await choose(team.owner, furthest.id, { character_id: meera, user_id: ananya });
    const copy = await create(team.owner, projectId, { name: 'Copy', copy_of: furthest.id });
    expect(copy.choices[0]).toEqual({ character_id: meera, user_id: ananya });
    expect((await page(team.owner, projectId)).scenarios.map(({ name }) => name)).toEqual([
      'The director’s cast',
      'Today',
      'Copy',
    ]);
  });

  test('once for one device, twelve at most, also of two at once', async () => {
    const { team, projectId } = await filled();
    const client_id = crypto.randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => create(team.owner, projectId, { client_id })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const url = `/v1/recruiter-project/${projectId}/scenarios`;
    const more = await Promise.all(
      Array.from({ length: 13 }, () => call(team.owner, 'POST', url, { name: 'More' })),
    );
    expect(more.filter(({ statusCode }) => statusCode === 201)).toHaveLength(11);
    expect((await page(team.owner, projectId)).scenarios).toHaveLength(12);
  });

  test('bad input and refusals', async () => {
    const one = await filled();
    const other = await filled();
    const theirs = await create(other.team.owner, other.projectId);
    const url = `/v1/recruiter-project/${one.projectId}/scenarios`;
    const codeOf = async (body: object) => (await call(one.team.owner, 'POST', url, body)).json().code;
    expect(await codeOf({ name: '' })).toBe('VALIDATION_FAILED');
    expect(await codeOf({ name: 'x'.repeat(81) })).toBe('VALIDATION_FAILED');
    expect(await codeOf({ name: 'Both', copy_of: theirs.id, from_furthest: true })).toBe('VALIDATION_FAILED');
    expect(await codeOf({ name: 'Foreign', copy_of: theirs.id })).toBe('NOT_FOUND');
    await refusals(one, (person) => call(person, 'POST', url, { name: 'No' }), false);
  });
});

describe('PATCH /v1/scenarios/{id}', () => {
  test('200: a name and a place; what a colleague named meanwhile stays', async () => {
    const { team, projectId } = await filled();
    const [a, b] = [
      await create(team.owner, projectId, { name: 'A' }),
      await create(team.owner, projectId, { name: 'B' }),
    ];
    const patch = async (person: Person, body: object) =>
      (await call(person, 'PATCH', `/v1/scenarios/${b.id}`, body)).json();
    expect(await patch(team.owner, { position: 0 })).toMatchObject({ conflicts: [] });
    expect((await page(team.owner, projectId)).scenarios.map(({ id }) => id)).toEqual([b.id, a.id]);
    expect(await patch(team.associate, { name: 'Under budget', base_revision: 0 })).toMatchObject({
      name: 'Under budget',
      conflicts: [],
    });
    expect(await patch(team.owner, { name: 'Cheaper', base_revision: 0 })).toMatchObject({
      name: 'Under budget',
      conflicts: [{ field: 'name', theirs: 'Under budget' }],
    });
    expect(await patch(team.owner, { name: 'Cheaper', base_revision: 1 })).toMatchObject({ name: 'Cheaper' });
    expect((await call(team.owner, 'PATCH', `/v1/scenarios/${b.id}`, { position: 12 })).statusCode).toBe(400);
  });

  test('refusals', async () => {
    const one = await filled();
    const { id } = await create(one.team.owner, one.projectId);
    await refusals(one, (person) => call(person, 'PATCH', `/v1/scenarios/${id}`, { name: 'No' }), false);
  });
});

describe('DELETE /v1/scenarios/{id} and POST /v1/scenarios/{id}/restore', () => {
  test('204, and put back where it was for an hour', async () => {
    const { team, projectId, meera, ananya } = await filled();
    const a = await create(team.owner, projectId, { name: 'A' });
    await create(team.owner, projectId, { name: 'B' });
    await choose(team.owner, a.id, { character_id: meera, user_id: ananya });
    const url = `/v1/scenarios/${a.id}`;
    expect((await call(team.associate, 'DELETE', url)).statusCode).toBe(204);
    expect((await call(team.owner, 'DELETE', url)).statusCode).toBe(404);
    expect((await choose(team.owner, a.id, { character_id: meera, user_id: null })).statusCode).toBe(404);
    const back = await call(team.owner, 'POST', `${url}/restore`);
    expect(back.json<Scenario>()).toMatchObject({ name: 'A', choices: [{ user_id: ananya }] });
    expect((await call(team.owner, 'POST', `${url}/restore`)).statusCode).toBe(200);
    expect((await page(team.owner, projectId)).scenarios.map(({ name }) => name)).toEqual(['A', 'B']);
    await call(team.owner, 'DELETE', url);
    await testApp().pool.query(
      `update scenario set deleted_at = now() - interval '2 hours' where id = ${a.id}`,
    );
    expect((await call(team.owner, 'POST', `${url}/restore`)).statusCode).toBe(404);
  });

  test('refusals', async () => {
    const one = await filled();
    const { id } = await create(one.team.owner, one.projectId);
    await call(one.team.owner, 'DELETE', `/v1/scenarios/${id}`);
    const other = await create(one.team.owner, one.projectId);
    const restore = (person: Person) => call(person, 'POST', `/v1/scenarios/${id}/restore`);
    expect((await restore(await createRecruiter(db()))).statusCode).toBe(404);
    expect((await restore(one.team.viewer)).statusCode).toBe(403);
    await refusals(one, (person) => call(person, 'DELETE', `/v1/scenarios/${other.id}`), false);
  });
});
