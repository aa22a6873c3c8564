import type { ProjectCandidate } from '@callboard/contract/casting/project-people';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import { createFace } from '../../../../test/landing-factories.ts';
import {
  applyFor,
  createTeamProject,
  shareWith,
  type TeamProject,
} from '../../../../test/project-outcomes.ts';

const testApp = useTestApp();
const db = () => testApp().db;
type Person = { readonly id: number } | 'guest';

const get = async (url: string, person: Person) =>
  testApp().app.inject({ url, headers: person === 'guest' ? {} : await testApp().as(person) });
const list = async (team: TeamProject, query: Record<string, unknown> = {}, person: Person = team.owner) => {
  const all = {
    recruiter_id: person === 'guest' ? team.owner.id : person.id,
    project_id: team.project.id,
    ...query,
  };
  const search = new URLSearchParams(Object.entries(all).map(([key, value]) => [key, String(value)]));
  return get(`/v1/recruiter-project/selectprojectsbyid?${search}`, person);
};
const peopleIn = async (team: TeamProject, query: Record<string, unknown> = {}) =>
  (await list(team, query)).json<{ results: ProjectCandidate[] }>().results.map(({ user_id }) => user_id);

const filled = async () => {
  const team = await createTeamProject(db());
  const [meera = 0, driver = 0] = team.characters;
  const talent = (first_name: string) => createFace(db(), { account: { first_name, last_name: 'Rao' } });
  const [asha, bina, chetan, dev] = [
    await talent('Asha'),
    await talent('Bina'),
    await talent('Chetan'),
    await talent('Dev'),
  ];
  const at = (day: number) => new Date(Date.UTC(2026, 8, day));
  await applyFor(db(), team, meera, { talent_id: chetan.id, created_at: at(1), note: 'I sing.' });
  await applyFor(db(), team, meera, { talent_id: asha.id, created_at: at(2), status: 'withdrawn' });
  await applyFor(db(), team, driver, { talent_id: asha.id, created_at: at(3), status: 'not_selected' });
  await shareWith(db(), meera, { talent_id: dev.id, shared_at: at(4), message: 'For you' });
  await shareWith(db(), meera, { talent_id: bina.id, shared_at: at(5), status: 'declined' });
  const gone = await createTalent(db(), { account: { closed_at: new Date() } });
  await applyFor(db(), team, meera, { talent_id: gone.id });
  await applyFor(db(), await createTeamProject(db()), undefined);
  return {
    team,
    meera,
    driver,
    ids: { asha: asha.id, bina: bina.id, chetan: chetan.id, dev: dev.id },
    chetan,
  };
};

describe('GET /v1/recruiter-project/selectprojectsbyid', () => {
  test('who applied and whom it was shared with, declined or not, in the order asked for', async () => {
    const { team, meera, driver, ids } = await filled();
    const { asha, bina, chetan, dev } = ids;
    expect(await peopleIn(team)).toEqual([bina, dev, asha, asha, chetan]);
    expect(await peopleIn(team, { sort: 'oldest' })).toEqual([chetan, asha, asha, dev, bina]);
    expect(await peopleIn(team, { sort: 'name' })).toEqual([asha, asha, bina, chetan, dev]);
    expect(await peopleIn(team, { isDecline: 'true' })).toEqual([bina, asha, asha]);
    expect(await peopleIn(team, { isDecline: 'false' })).toEqual([dev, chetan]);
    expect(await peopleIn(team, { character_id: meera })).toEqual([bina, dev, asha, chetan]);
    expect(await peopleIn(team, { character_id: driver, isDecline: 'false' })).toEqual([]);
  });

  test('a page, the total, and who they are without contact details, unlocked or not', async () => {
    const { team, meera, ids, chetan } = await filled();
    const page = (await list(team, { limit: 2, page: 2 })).json();
    expect(page).toMatchObject({ page: 2, limit: 2, totalPages: 3, totalResults: 5 });
    expect((await list(team, { page: 9 })).json()).toMatchObject({ results: [], totalResults: 5 });
    const one = async () => (await list(team, { sort: 'oldest', limit: 1 })).json().results[0];
    expect(await one()).toEqual({
      user_id: ids.chetan,
      userUniqueId: chetan.public_id,
      name: 'Chetan Rao',
      image: expect.stringContaining('media/'),
      current_residence: expect.any(String),
      screen_min_age: 24,
      screen_max_age: 32,
      character: { id: meera, name: 'Meera' },
      source: 'applied',
      status: 'applied',
      isDecline: false,
      isRecruiterUnlocked: false,
      can_message: true,
      at: '2026-09-01T00:00:00.000Z',
      words: 'I sing.',
      reason: null,
    });
    await unlock(db(), team.owner, chetan);
    expect(await one()).toMatchObject({ name: 'Chetan Rao', isRecruiterUnlocked: true });
  });

  test('says whom the reader may write to: by an unlock or an application that stands', async () => {
    const { team, ids, chetan } = await filled();
    const writable = async (person: { readonly id: number } = team.owner) =>
      (await list(team, { sort: 'oldest' }, person))
        .json<{ results: ProjectCandidate[] }>()
        .results.map((one) => [one.user_id, one.status, one.can_message]);
    expect(await writable()).toEqual([
      [ids.chetan, 'applied', true],
      [ids.asha, 'withdrawn', true],
      [ids.asha, 'not_selected', true],
      [ids.dev, 'shared', false],
      [ids.bina, 'declined', false],
    ]);
    await db()
      .updateTable('job_application')
      .set({ status: 'withdrawn' })
      .where('talent_id', '=', ids.asha)
      .execute();
    expect((await writable()).slice(1, 3).map(([, , may]) => may)).toEqual([false, false]);
    // Conversations are between two people: a colleague needs a connection of their own.
    expect((await writable(team.associate)).map(([, , may]) => may)).toEqual(Array(5).fill(false));
    await unlock(db(), team.associate, chetan);
    expect((await writable(team.associate))[0]).toEqual([ids.chetan, 'applied', true]);
  });

  test('404 for another recruiter’s id, a foreign project or character, and who was removed', async () => {
    const { team, meera } = await filled();
    const stranger = await createRecruiter(db());
    const other = await createTeamProject(db());
    const codes = async (...args: Parameters<typeof list>) => (await list(...args)).json().code;
    expect(await codes(team, { recruiter_id: team.associate.id })).toBe('NOT_FOUND');
    expect(await codes(team, {}, stranger)).toBe('NOT_FOUND');
    expect(await codes(other, { character_id: meera })).toBe('NOT_FOUND');
    for (const person of [team.associate, team.viewer])
      expect((await list(team, {}, person)).statusCode).toBe(200);
    await db().deleteFrom('project_member').where('account_id', '=', team.viewer.id).execute();
    expect(await codes(team, {}, team.viewer)).toBe('NOT_FOUND');
    expect(await codes(team, {}, 'guest')).toBe('UNAUTHENTICATED');
    expect(await codes(team, {}, await createTalent(db()))).toBe('WRONG_KIND_OF_USER');
    const odd = await list(team, { isDecline: 'maybe' });
    expect(odd.json()).toMatchObject({ status: 400, errors: [{ field: 'isDecline' }] });
  });
});

describe('GET /v1/recruiter-project/applicant-decline-count/{recruiter}/{project}/{character}', () => {
  const count = async (
    team: TeamProject,
    character: number,
    person: Person = team.owner,
    recruiter = person === 'guest' ? team.owner.id : person.id,
  ) =>
    get(`/v1/recruiter-project/applicant-decline-count/${recruiter}/${team.project.id}/${character}`, person);

  test('of one character, or of all with 0', async () => {
    const { team, meera, driver } = await filled();
    expect((await count(team, 0)).json()).toEqual({ applicants: 3, declined: 3 });
    expect((await count(team, meera, team.viewer)).json()).toEqual({ applicants: 2, declined: 2 });
    expect((await count(team, driver)).json()).toEqual({ applicants: 1, declined: 1 });
  });

  test('404 for foreign ids, 401 for guests, 403 for talents', async () => {
    const { team } = await filled();
    const other = await createTeamProject(db());
    expect((await count(team, other.characters[0] ?? 0)).statusCode).toBe(404);
    expect((await count(team, 0, team.owner, team.viewer.id)).statusCode).toBe(404);
    expect((await count(team, 0, await createRecruiter(db()))).statusCode).toBe(404);
    expect((await count(team, 0, 'guest')).statusCode).toBe(401);
    expect((await count(team, 0, await createTalent(db()))).statusCode).toBe(403);
  });
});
