import { describe, expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { addCredits, readMismatches } from '../../../../test/credits.ts';
import { createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';
import {
  activityOf,
  addMember,
  createTeam,
  signedInRecruiter,
  type TeamMember,
} from '../../../../test/project-people.ts';
import { useUnlocking } from '../../../../test/unlocking.ts';
import { applyAllChanges } from '../../search/talent-search/index.ts';

const { testApp, unlock, entriesOf, unlocksOf } = useUnlocking();

const team = async (credits: number, unlockLimit: number) => {
  const made = await createTeam(testApp());
  if (credits > 0) await addCredits(testApp().db, made.owner.id, credits);
  await setLimit(made, unlockLimit);
  return made;
};
const setLimit = (
  { projectId, associate }: { projectId: number; associate: TeamMember },
  unlockLimit: number,
) =>
  testApp()
    .db.updateTable('project_member')
    .set({ unlock_limit: unlockLimit })
    .where('project_id', '=', projectId)
    .where('account_id', '=', associate.id)
    .execute();
const profileOf = (talentId: number, { headers }: TeamMember) =>
  testApp().app.inject({ url: `/v1/user/get-talenter/${talentId}`, headers });
const leave = ({ projectId, associate }: { projectId: number; associate: TeamMember }) =>
  testApp().app.inject({
    method: 'DELETE',
    url: `/v1/recruiter-project/${projectId}/people/${associate.id}`,
    headers: associate.headers,
  });
const spent = async ({ id }: TeamMember) =>
  (await entriesOf(id)).filter(({ change_type }) => change_type === 3).length;
const refusalOf = ({ statusCode, json }: Awaited<ReturnType<typeof unlock>>) => [
  statusCode,
  json().code,
  json().detail,
];

describe('POST /v1/recruiter-unlocked by an associate', () => {
  test('200: the owner pays, the unlock is theirs and says who made it, the team reads about it', async () => {
    const { owner, associate, projectId, characterId } = await team(3, 2);
    const talent = await createTalent(testApp().db);
    const answer = await unlock(associate.headers, { talentId: talent.id, characterId });
    // Of their own credits, of which there are none. The owner's balance is not told.
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { isUnlocked: true, credits: 0 }]);
    expect((await entriesOf(owner.id)).at(-1)).toMatchObject({ credits: -1, balance: 2 });
    expect(await entriesOf(associate.id)).toEqual([]);
    expect(await unlocksOf(owner.id)).toMatchObject([
      { talent_id: talent.id, character_id: characterId, made_by: associate.id },
    ]);
    expect(await unlocksOf(associate.id)).toEqual([]);
    expect(await activityOf(testApp(), projectId)).toMatchObject([
      {
        kind: 'talent_unlocked',
        actor_id: associate.id,
        character_id: characterId,
        detail: { name: 'Asha Kulkarni' },
      },
    ]);
    const people = await testApp().app.inject({
      url: `/v1/recruiter-project/${projectId}/people`,
      headers: owner.headers,
    });
    expect(people.json().people).toMatchObject([
      { user_id: owner.id, unlocks_used: 0 },
      { user_id: associate.id, unlocks_used: 1, unlock_limit: 2 },
      { unlocks_used: 0 },
    ]);
    expect(await readMismatches(testApp().db)).toEqual([]);
  });

  test('twice, and by the owner as well: charged once', async () => {
    const { owner, associate, characterId } = await team(3, 2);
    const talent = await createTalent(testApp().db);
    const wanted = { talentId: talent.id, characterId };
    const first = await unlock(associate.headers, wanted);
    expect((await unlock(associate.headers, wanted)).json()).toEqual(first.json());
    expect((await unlock(owner.headers, wanted)).statusCode).toBe(200);
    expect(await spent(owner)).toBe(1);
  });

  test('403 without a limit and above it, with what to do; nothing is spent', async () => {
    const made = await team(5, 0);
    const { owner, associate, characterId } = made;
    const [one, two] = [await createTalent(testApp().db), await createTalent(testApp().db)];
    expect(refusalOf(await unlock(associate.headers, { talentId: one.id, characterId }))).toEqual([
      403,
      'PROJECT_RIGHT_MISSING',
      'Priyanka Hegde hasn’t given you credits for this project.',
    ]);
    await setLimit(made, 1);
    expect((await unlock(associate.headers, { talentId: one.id, characterId })).statusCode).toBe(200);
    expect(refusalOf(await unlock(associate.headers, { talentId: two.id, characterId }))).toEqual([
      403,
      'PROJECT_RIGHT_MISSING',
      'You’ve used all 1 credits for this project. Ask Priyanka Hegde for more.',
    ]);
    expect(await spent(owner)).toBe(1);
  });

  test('403 a viewer, 404 someone who is not on the project or was removed, also with credits of their own', async () => {
    const made = await team(5, 5);
    const { owner, viewer, associate, stranger, characterId } = made;
    const talent = await createTalent(testApp().db);
    for (const { id } of [viewer, stranger]) await addCredits(testApp().db, id, 1);
    const wanted = { talentId: talent.id, characterId };
    expect(refusalOf(await unlock(viewer.headers, wanted)).slice(0, 2)).toEqual([
      403,
      'PROJECT_RIGHT_MISSING',
    ]);
    expect((await unlock(stranger.headers, wanted)).statusCode).toBe(404);
    await leave(made);
    expect((await unlock(associate.headers, wanted)).statusCode).toBe(404);
    for (const person of [owner, viewer, stranger]) expect(await spent(person)).toBe(0);
  });

  test('402 when the owner has no credits, 403 while the owner is frozen', async () => {
    const { owner, associate, characterId } = await team(0, 5);
    const talent = await createTalent(testApp().db);
    const wanted = { talentId: talent.id, characterId };
    await addCredits(testApp().db, associate.id, 1);
    expect(refusalOf(await unlock(associate.headers, wanted)).slice(0, 2)).toEqual([402, 'NO_CREDITS']);
    expect(await spent(associate)).toBe(0);
    await testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [
      owner.id,
    ]);
    expect(refusalOf(await unlock(associate.headers, wanted)).slice(0, 2)).toEqual([
      403,
      'PROJECT_RIGHT_MISSING',
    ]);
  });

  test('409 someone the owner unlocked outside the project: no credit, and no contact details', async () => {
    const { owner, associate, characterId } = await team(3, 2);
    const talent = await createFullTalent(testApp().db);
    await unlock(owner.headers, { talentId: talent.id });
    const answer = await unlock(associate.headers, { talentId: talent.id, characterId });
    expect(refusalOf(answer).slice(0, 2)).toEqual([409, 'CONFLICT']);
    expect((await profileOf(talent.id, associate)).statusCode).toBe(404);
    expect(await spent(owner)).toBe(1);
  });

  test('20 at once by two associates with a limit of 5: ten credits, one a talent', async () => {
    const made = await team(20, 5);
    const { owner, associate, projectId, characterId } = made;
    const second = await signedInRecruiter(testApp());
    await addMember(testApp(), projectId, second.id, 'associate', 5);
    const talents = await Promise.all(Array.from({ length: 10 }, () => createTalent(testApp().db)));
    // The first takes them from the front, the second from the back, so that they meet.
    const wanted = [
      ...talents.map(({ id }) => ({ headers: associate.headers, talentId: id })),
      ...[...talents].reverse().map(({ id }) => ({ headers: second.headers, talentId: id })),
    ];
    const answers = await Promise.all(
      wanted.map(({ headers, talentId }) => unlock(headers, { talentId, characterId })),
    );
    expect(answers.filter(({ statusCode }) => ![200, 403].includes(statusCode))).toEqual([]);
    const made_by = (await unlocksOf(owner.id)).map((one) => one.made_by);
    for (const { id } of [associate, second])
      expect(made_by.filter((by) => by === id).length).toBeLessThanOrEqual(5);
    const unlocked = await unlocksOf(owner.id);
    expect(new Set(unlocked.map(({ talent_id }) => talent_id)).size).toBe(unlocked.length);
    expect(await spent(owner)).toBe(unlocked.length);
    expect(unlocked.length).toBeGreaterThanOrEqual(5);
    expect(await readMismatches(testApp().db)).toEqual([]);
  });
});

describe('contact details of talents unlocked for a project', () => {
  test('are read by its owner and associates, not by viewers; every reading is written down', async () => {
    const { owner, associate, viewer, stranger, characterId } = await team(3, 0);
    const talent = await createFullTalent(testApp().db);
    await unlock(owner.headers, { talentId: talent.id, characterId });
    for (const reader of [owner, associate])
      expect((await profileOf(talent.id, reader)).json()).toMatchObject({
        mobile_number: talent.mobile,
        email: talent.secrets.email,
      });
    for (const reader of [viewer, stranger])
      expect((await profileOf(talent.id, reader)).statusCode).toBe(404);
    const { rows } = await testApp().pool.query(
      'select viewer_id from contact_reveal where talent_id = $1 order by id',
      [talent.id],
    );
    expect(rows).toEqual([{ viewer_id: owner.id }, { viewer_id: associate.id }]);
    const connection = await testApp().app.inject({
      url: `/v1/recruiter-unlocked/recruiter-view?recruiterId=${associate.id}&talentId=${talent.id}`,
      headers: associate.headers,
    });
    expect(connection.json()).toMatchObject({ isUnlocked: true, unlocked_at: expect.any(String) });
  });

  test('are gone for an associate who leaves or becomes a viewer', async () => {
    const made = await team(3, 0);
    const { owner, associate, projectId, characterId } = made;
    const talent = await createFullTalent(testApp().db);
    await unlock(owner.headers, { talentId: talent.id, characterId });
    const setRole = (role: string) =>
      testApp().app.inject({
        method: 'PATCH',
        url: `/v1/recruiter-project/${projectId}/people/${associate.id}`,
        headers: owner.headers,
        payload: { role },
      });
    await setRole('viewer');
    expect((await profileOf(talent.id, associate)).statusCode).toBe(404);
    await setRole('associate');
    expect((await profileOf(talent.id, associate)).statusCode).toBe(200);
    await leave(made);
    expect((await profileOf(talent.id, associate)).statusCode).toBe(404);
    expect((await profileOf(talent.id, owner)).statusCode).toBe(200);
  });

  test('of other projects of the owner, and unlocked without a character, stay the owner’s', async () => {
    const { owner, associate } = await team(3, 5);
    const [loose, elsewhere] = [await createFullTalent(testApp().db), await createFullTalent(testApp().db)];
    const { id: characterId } = await createCharacter(testApp().db, owner);
    await unlock(owner.headers, { talentId: loose.id });
    await unlock(owner.headers, { talentId: elsewhere.id, characterId });
    for (const { id } of [loose, elsewhere]) expect((await profileOf(id, associate)).statusCode).toBe(404);
  });

  test('the search shows them as unlocked to an associate', async () => {
    const { owner, associate, viewer, characterId } = await team(1, 0);
    const talent = await createFullTalent(testApp().db, {
      account: { first_name: 'Zubin', last_name: 'Teamwork' },
    });
    await applyAllChanges(testApp().db);
    await unlock(owner.headers, { talentId: talent.id, characterId });
    const find = async ({ headers }: TeamMember, unlocked: boolean) => {
      const url = `/v1/talenter/find-talents?userName=Teamwork&unlocked=${unlocked}`;
      const { results } = (await testApp().app.inject({ url, headers })).json();
      return results.map((card: { isRecruiterUnlocked: boolean }) => card.isRecruiterUnlocked);
    };
    expect([await find(associate, true), await find(associate, false)]).toEqual([[true], []]);
    expect([await find(viewer, true), await find(viewer, false)]).toEqual([[], [false]]);
  });
});
