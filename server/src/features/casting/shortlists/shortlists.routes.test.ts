import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { activitiesOf, createTeam } from '../../../../test/character-team.ts';
import { closedProject, createCharacter } from '../../../../test/characters.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import type { TeamMember } from '../../../../test/project-callers.ts';
import { listShortlisted } from './index.ts';

const testApp = useTestApp();
const path = '/v1/recruiter-character-shortlists';
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };
const hidden = { talent: { show_to_recruiters: false } };
const nobody = 2_000_000_000;
type Headers = Record<string, string>;

const someone = async (changes = {}) => {
  const { id } = await createRecruiter(testApp().db, changes);
  return { id, headers: await testApp().as({ id }) };
};
const casting = async (changes: Parameters<typeof createCharacter>[2] = {}) => {
  const { db } = testApp();
  const recruiter = await someone();
  const character = await createCharacter(db, recruiter, changes);
  const talents = [await createTalent(db), await createTalent(db), await createTalent(db)].map(
    ({ id }) => id,
  );
  return { ...recruiter, characterId: character.id, talents };
};
const add = (headers: Headers, charcter_id: unknown, user_id: unknown, note?: string) =>
  testApp().app.inject({ method: 'POST', url: path, headers, payload: { charcter_id, user_id, note } });
const removeTalents = (headers: Headers, charcter_id: unknown, user_id?: number) =>
  testApp().app.inject({
    method: 'DELETE',
    url: `${path}/recruiter-shortlist-delete`,
    headers,
    payload: { charcter_id, user_id },
  });
const listed = (characterId: number) => listShortlisted(testApp().db, characterId);

describe('POST /v1/recruiter-character-shortlists', () => {
  test('201: appends in the given order, with a note', async () => {
    const { headers, characterId, talents } = await casting();
    const [one = 0, two = 0, three = 0] = talents;
    await add(headers, characterId, [three]);
    const response = await add(headers, characterId, [two, one, two], ' Voice with weather in it ');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      totalResults: 2,
      results: [two, one].map((user_id) => ({
        id: expect.any(Number),
        charcter_id: characterId,
        user_id,
        note: 'Voice with weather in it',
        created_at: expect.any(String),
      })),
    });
    expect(await listed(characterId)).toEqual([three, two, one]);
  });

  test('adding twice keeps the place and takes the new note, even concurrently', async () => {
    const { headers, characterId, talents } = await casting();
    const first = await add(headers, characterId, talents, 'First note');
    const again = await add(headers, characterId, [...talents].reverse(), 'Another note');
    expect(again.json().results).toEqual(
      first.json().results.map((entry: object) => ({ ...entry, note: 'Another note', revision: 2 })),
    );
    expect((await add(headers, characterId, talents)).json()).toEqual(again.json());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(headers, characterId, [...talents].reverse())),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(await listed(characterId)).toEqual(talents);
  });

  test('404: a character that is foreign, dropped, closed or unknown', async () => {
    const { db } = testApp();
    const { id, headers, talents } = await casting();
    const foreign = await createCharacter(db, await someone());
    const dropped = await createCharacter(db, { id }, { character: { status: 'dropped' } });
    const over = await createCharacter(db, { id }, { project: closedProject });
    for (const characterId of [foreign.id, dropped.id, over.id, nobody]) {
      const response = await add(headers, characterId, talents);
      expect([response.statusCode, response.json().errors]).toEqual([404, undefined]);
      expect(await listed(characterId)).toEqual([]);
    }
  });

  test('404: one hidden talent, and none is added; unlocked ones stay visible', async () => {
    const { db } = testApp();
    const { id, headers, characterId, talents } = await casting();
    const unseen = [
      await createTalent(db, hidden),
      await createTalent(db, frozen),
      await createTalent(db, { talent: { completed_at: null } }),
      await createTalent(db, { account: { closed_at: new Date() } }),
      await someone(),
      { id: nobody },
    ];
    for (const { id: talentId } of unseen) {
      expect((await add(headers, characterId, [...talents, talentId])).statusCode).toBe(404);
    }
    expect(await listed(characterId)).toEqual([]);
    const unlocked = await createTalent(db, hidden);
    await unlock(db, { id }, unlocked);
    expect((await add(headers, characterId, [unlocked.id])).statusCode).toBe(201);
  });

  test.each([
    ['nobody', { user_id: [] }, 'user_id'],
    ['a hundred and one', { user_id: Array.from({ length: 101 }, (_, n) => n + 1) }, 'user_id'],
    ['no number', { user_id: ['x'] }, 'user_id.0'],
    ['a long note', { user_id: [1], note: 'x'.repeat(1001) }, 'note'],
    ['a field of ours', { user_id: [1], position: 1 }, 'position'],
  ])('400: %s', async (_what, body, field) => {
    const { headers, characterId } = await casting();
    const payload = { charcter_id: characterId, ...body };
    const response = await testApp().app.inject({ method: 'POST', url: path, headers, payload });
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  test('is for recruiters who are not frozen', async () => {
    const { id, characterId, talents } = await casting();
    expect((await add({}, characterId, talents)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    const talent = await testApp().as(await createTalent(testApp().db));
    expect((await add(talent, characterId, talents)).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    const headers = await testApp().as({ id });
    await testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [
      id,
    ]);
    expect((await add(headers, characterId, talents)).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
    expect(await listed(characterId)).toEqual([]);
  });
});

describe('DELETE /v1/recruiter-character-shortlists/recruiter-shortlist-delete', () => {
  const filled = async () => {
    const one = await casting();
    const other = await createCharacter(testApp().db, one);
    await add(one.headers, one.characterId, one.talents);
    await add(one.headers, other.id, one.talents);
    return { ...one, otherId: other.id };
  };

  test('removes one talent from the lists of these characters', async () => {
    const { headers, characterId, otherId, talents } = await filled();
    const [one, ...rest] = talents;
    const response = await removeTalents(headers, [characterId, characterId], one);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect([await listed(characterId), await listed(otherId)]).toEqual([rest, talents]);
    expect((await removeTalents(headers, [characterId, otherId], one)).statusCode).toBe(204);
    expect([await listed(characterId), await listed(otherId)]).toEqual([rest, rest]);
  });

  test('clears the lists without a talent, also for a dropped character', async () => {
    const { headers, characterId, otherId, talents } = await filled();
    await testApp().pool.query(`update project_character set status = 'dropped' where id = $1`, [
      characterId,
    ]);
    expect((await removeTalents(headers, [characterId])).statusCode).toBe(204);
    expect([await listed(characterId), await listed(otherId)]).toEqual([[], talents]);
  });

  test('404: one foreign character, and nothing is removed', async () => {
    const { headers, characterId, talents } = await filled();
    const other = await filled();
    expect((await removeTalents(headers, [characterId, other.characterId])).statusCode).toBe(404);
    expect((await removeTalents(headers, [characterId, nobody])).statusCode).toBe(404);
    expect(await listed(characterId)).toEqual(talents);
    expect(await listed(other.characterId)).toEqual(other.talents);
  });

  test('400 without a character, 401 for guests, 403 for talents and frozen recruiters', async () => {
    const { id, headers, characterId } = await filled();
    expect((await removeTalents(headers, [])).json()).toMatchObject({ errors: [{ field: 'charcter_id' }] });
    expect((await removeTalents({}, [characterId])).statusCode).toBe(401);
    const talent = await testApp().as(await createTalent(testApp().db));
    expect((await removeTalents(talent, [characterId])).statusCode).toBe(403);
    await testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [
      id,
    ]);
    expect((await removeTalents(headers, [characterId])).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});

describe('shortlists of a team', () => {
  const shortlistedBy = async (one: TeamMember, characterId: number, talents: number[]) => {
    const { statusCode } = await add(one.headers, characterId, talents);
    return statusCode;
  };

  test('the owner and associates add and remove; viewers are told, others find nothing', async () => {
    const { owner, associate, viewer, removed, stranger, characterId } = await createTeam(testApp());
    const one = await createTalent(testApp().db);
    expect(await shortlistedBy(viewer, characterId, [one.id])).toBe(403);
    expect((await add(viewer.headers, characterId, [one.id])).json()).toMatchObject({
      code: 'PROJECT_RIGHT_MISSING',
    });
    for (const other of [removed, stranger])
      expect(await shortlistedBy(other, characterId, [one.id])).toBe(404);
    expect(await listed(characterId)).toEqual([]);
    expect(await shortlistedBy(associate, characterId, [one.id])).toBe(201);
    expect((await removeTalents(viewer.headers, [characterId])).json()).toMatchObject({
      code: 'PROJECT_RIGHT_MISSING',
    });
    for (const other of [removed, stranger])
      expect((await removeTalents(other.headers, [characterId])).statusCode).toBe(404);
    expect(await listed(characterId)).toEqual([one.id]);
    expect((await removeTalents(owner.headers, [characterId], one.id)).statusCode).toBe(204);
    expect(await listed(characterId)).toEqual([]);
  });

  test('404: characters of the team mixed with those of others, and nothing is removed', async () => {
    const { associate, characterId } = await createTeam(testApp());
    const other = await createTeam(testApp());
    const one = await createTalent(testApp().db);
    await add(associate.headers, characterId, [one.id]);
    expect((await removeTalents(associate.headers, [characterId, other.characterId])).statusCode).toBe(404);
    expect(await listed(characterId)).toEqual([one.id]);
  });

  test('what changed is recorded once, with the name of one or the number of several', async () => {
    const { owner, associate, projectId, characterId } = await createTeam(testApp());
    const [one, two, three] = [
      await createTalent(testApp().db, { account: { first_name: 'Pallavi', last_name: 'Rao' } }),
      await createTalent(testApp().db),
      await createTalent(testApp().db),
    ];
    await add(associate.headers, characterId, [one.id]);
    await add(associate.headers, characterId, [one.id]);
    await add(owner.headers, characterId, [one.id, two.id, three.id]);
    await removeTalents(owner.headers, [characterId], one.id);
    await removeTalents(owner.headers, [characterId], one.id);
    await removeTalents(owner.headers, [characterId]);
    const about = { character_id: characterId };
    expect(await activitiesOf(testApp(), projectId)).toEqual([
      {
        ...about,
        kind: 'shortlist_added',
        actor_id: associate.id,
        detail: { count: 1, name: 'Pallavi Rao' },
      },
      { ...about, kind: 'shortlist_added', actor_id: owner.id, detail: { count: 2 } },
      { ...about, kind: 'shortlist_removed', actor_id: owner.id, detail: { count: 1, name: 'Pallavi Rao' } },
      { ...about, kind: 'shortlist_removed', actor_id: owner.id, detail: { count: 2 } },
    ]);
  });
});
