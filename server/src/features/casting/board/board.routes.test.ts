import type { BoardRow, getBoard } from '@callboard/contract/casting/board';
import type { Result } from '@callboard/contract/endpoint';
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

const read = async (team: TeamProject, person: Person = team.owner) =>
  testApp().app.inject({
    url: `/v1/recruiter-project/${team.project.id}/board`,
    headers: person === 'guest' ? {} : await testApp().as(person),
  });
const boardOf = async (team: TeamProject, person?: Person) =>
  (await read(team, person)).json<Result<typeof getBoard>>();
const namesIn = (row: BoardRow | undefined) =>
  row?.people.map(({ name, stage, status }) => [name.split(' ')[0], stage, status]);

const shortlist = (characterId: number, talentId: number, more: object = {}) =>
  db()
    .insertInto('character_shortlist')
    .values({ character_id: characterId, talent_id: talentId, position: 1, ...more })
    .execute();

const face = (first_name: string, more: Parameters<typeof createFace>[1] = {}) =>
  createFace(db(), { ...more, account: { first_name, last_name: 'Rao', ...more.account } });

async function filled() {
  const team = await createTeamProject(db());
  const [meera = 0, driver = 0] = team.characters;
  const [asha, bina, chetan, dev] = [
    await face('Asha'),
    await face('Bina'),
    await face('Chetan'),
    await face('Dev'),
  ];
  await shortlist(meera, bina.id, { position: 2, note: 'Warm', rating: 4, added_by: team.associate.id });
  await shortlist(meera, asha.id, { position: 1 });
  await applyFor(db(), team, meera, { talent_id: asha.id, status: 'viewed' });
  await shareWith(db(), meera, { talent_id: chetan.id, status: 'declined' });
  await applyFor(db(), team, meera, { talent_id: dev.id });
  await db().insertInto('character_cast').values({ character_id: driver, talent_id: dev.id }).execute();
  return { team, meera, driver, asha, bina, chetan, dev };
}

describe('GET /v1/recruiter-project/{id}/board', () => {
  test('200: everyone stands once a character, where they are furthest', async () => {
    const { team } = await filled();
    const board = await boardOf(team);
    expect(board).toMatchObject({
      project_id: team.project.id,
      title: team.project.title,
      role: 'owner',
      status: 'open',
      new_applicants: 1,
    });
    expect(board.characters.map(namesIn)).toEqual([
      [
        ['Asha', 'shortlisted', 'viewed'],
        ['Bina', 'shortlisted', 'shortlisted'],
        ['Chetan', 'invited', 'declined'],
      ],
      [['Dev', 'cast', 'cast']],
      [],
    ]);
  });

  test('a card says who, whether unlocked, and the entry with who added it', async () => {
    const { team, bina } = await filled();
    await unlock(db(), team.owner, bina);
    const card = (await boardOf(team)).characters[0]?.people[1];
    expect(card).toEqual({
      user_id: bina.id,
      userUniqueId: bina.public_id,
      name: 'Bina Rao',
      image: expect.stringContaining('media/'),
      placeholder: expect.any(String),
      current_residence: expect.any(String),
      screen_min_age: 24,
      screen_max_age: 32,
      isRecruiterUnlocked: true,
      is_visible: true,
      stage: 'shortlisted',
      status: 'shortlisted',
      since: expect.any(String),
      entry: { id: expect.any(Number), note: 'Warm', rating: 4, revision: 0, added_by: expect.any(String) },
      has_applied: false,
      can_message: true,
      answers: [],
    });
    const forAssociate = (await boardOf(team, team.associate)).characters[0]?.people[1];
    expect(forAssociate).toMatchObject({ can_message: false });
  });

  test('closed accounts vanish; hidden and frozen ones stay, and only open for who knows them', async () => {
    const { team, meera } = await filled();
    const gone = await face('Gone', { account: { closed_at: new Date() } });
    const hidden = await face('Hidden', { talent: { show_to_recruiters: false } });
    const frozen = await face('Frozen', { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    const interested = await face('Interested', { talent: { show_to_recruiters: false } });
    for (const [at, { id }] of [gone, hidden, frozen].entries())
      await shortlist(meera, id, { position: 10 + at });
    await shareWith(db(), meera, { talent_id: interested.id, status: 'interested' });
    const seen = async (person: Person) =>
      Object.fromEntries(
        (await boardOf(team, person)).characters[0]?.people.map(({ name, is_visible }) => [
          name.split(' ')[0],
          is_visible,
        ]) ?? [],
      );
    expect(await seen(team.owner)).toEqual({
      Asha: true,
      Bina: true,
      Chetan: true,
      Hidden: false,
      Frozen: false,
      Interested: true,
    });
    await unlock(db(), team.owner, frozen);
    expect(await seen(team.owner)).toMatchObject({ Frozen: true, Hidden: false });
  });

  test('who added someone is not named once their account is closed', async () => {
    const { team } = await filled();
    await db()
      .updateTable('account')
      .set({ closed_at: new Date() })
      .where('id', '=', team.associate.id)
      .execute();
    expect((await boardOf(team)).characters[0]?.people[1]?.entry).toMatchObject({ added_by: null });
  });

  test('a closed project stays readable with who was invited', async () => {
    const { team, meera } = await filled();
    await shareWith(db(), meera, { talent_id: (await face('Ended')).id, status: 'closed' });
    await db()
      .updateTable('project')
      .set({ status: 'closed', closed_at: new Date() })
      .where('id', '=', team.project.id)
      .execute();
    const board = await boardOf(team);
    expect(board.status).toBe('closed');
    expect(namesIn(board.characters[0])).toContainEqual(['Ended', 'invited', 'closed']);
  });

  test('viewers and frozen members read; strangers and who was removed get 404', async () => {
    const { team } = await filled();
    expect((await read(team, team.viewer)).statusCode).toBe(200);
    expect((await boardOf(team, team.viewer)).role).toBe('viewer');
    await db()
      .updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', team.associate.id)
      .execute();
    expect((await read(team, team.associate)).statusCode).toBe(200);
    expect((await read(team, await createRecruiter(db()))).json()).toMatchObject({ code: 'NOT_FOUND' });
    await db().deleteFrom('project_member').where('account_id', '=', team.viewer.id).execute();
    expect((await read(team, team.viewer)).statusCode).toBe(404);
  });

  test('401 for guests, 403 for talents, 400 for a bad id, 404 for one that is not there', async () => {
    const { team } = await filled();
    expect((await read(team, 'guest')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await read(team, await createTalent(db()))).json()).toMatchObject({
      code: 'WRONG_KIND_OF_USER',
    });
    const headers = await testApp().as(team.owner);
    const at = async (id: string) =>
      (await testApp().app.inject({ url: `/v1/recruiter-project/${id}/board`, headers })).statusCode;
    expect([await at('x'), await at('2000000000')]).toEqual([400, 404]);
  });
});
