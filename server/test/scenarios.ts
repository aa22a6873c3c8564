import type { Scenario, ScenarioPage } from '@callboard/contract/casting/scenarios';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { createRecruiter, createTalent } from './factories.ts';
import { createFace } from './landing-factories.ts';
import { createTeamProject } from './project-outcomes.ts';

export type Person = { readonly id: number } | 'guest';

/** A team with three people shortlisted for its first character and one for its second, and calls about scenarios. */
export function scenariosOf(testApp: () => TestApp) {
  const call = async (
    person: Person,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    testApp().app.inject({
      method,
      url,
      headers: person === 'guest' ? {} : await testApp().as(person),
      ...(payload && { payload }),
    });

  const filled = async () => {
    const { db } = testApp();
    const team = await createTeamProject(db);
    const [meera = 0, driver = 0] = team.characters;
    const names = ['Ananya', 'Neha', 'Priya', 'Vikram'];
    const faces = [];
    for (const first_name of names)
      faces.push(
        await createFace(db, {
          account: { first_name, last_name: 'Rao' },
          talent: { fee_rupees: 40_000, fee_per: 'day' },
        }),
      );
    const [ananya = 0, neha = 0, priya = 0, vikram = 0] = faces.map(({ id }) => id);
    for (const [position, talent_id] of [ananya, neha, priya].entries())
      await db
        .insertInto('character_shortlist')
        .values({ character_id: meera, talent_id, position })
        .execute();
    await db.insertInto('character_shortlist').values({ character_id: driver, talent_id: vikram }).execute();
    return { team, projectId: team.project.id, meera, driver, ananya, neha, priya, vikram };
  };

  const page = async (person: Person, projectId: number): Promise<ScenarioPage> => {
    const response = await call(person, 'GET', `/v1/recruiter-project/${projectId}/scenarios`);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json();
  };
  const create = async (person: Person, projectId: number, body: object = {}): Promise<Scenario> => {
    const response = await call(person, 'POST', `/v1/recruiter-project/${projectId}/scenarios`, {
      name: 'The director’s cast',
      ...body,
    });
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json();
  };
  const choose = (person: Person, scenarioId: number, body: object) =>
    call(person, 'PUT', `/v1/scenarios/${scenarioId}/choices`, body);

  const freezeOwner = async ({ owner }: { readonly owner: { readonly id: number } }) =>
    testApp()
      .db.updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', owner.id)
      .execute();

  /** Everyone who may not, with the code they read. The owner is frozen afterwards. */
  const refusals = async (
    { team }: Awaited<ReturnType<typeof filled>>,
    attempt: (person: Person) => ReturnType<typeof call>,
    viewerMay: boolean,
  ) => {
    const code = async (person: Person) => {
      const response = await attempt(person);
      return response.statusCode < 300 ? 'done' : response.json().code;
    };
    const { db } = testApp();
    expect(await code('guest')).toBe('UNAUTHENTICATED');
    expect(await code(await createTalent(db))).toBe('WRONG_KIND_OF_USER');
    expect(await code(await createRecruiter(db))).toBe('NOT_FOUND');
    expect(await code(team.viewer)).toBe(viewerMay ? 'done' : 'PROJECT_RIGHT_MISSING');
    await freezeOwner(team);
    expect(await code(team.owner)).toBe('PROFILE_FROZEN');
  };
  return { call, filled, page, create, choose, freezeOwner, refusals };
}
