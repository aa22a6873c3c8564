import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createTeamProject, shareWith } from '../../../../test/project-outcomes.ts';
import { activityOf } from '../../../../test/project-people.ts';

const testApp = useTestApp();
const db = () => testApp().db;

const share = async (person: { id: number } | undefined, payload: object) =>
  testApp().app.inject({
    method: 'POST',
    url: '/v1/share-project-details/createshareproject',
    headers: person ? await testApp().as(person) : {},
    payload,
  });

const createProject = async () => {
  const team = await createTeamProject(db());
  const [meera = 0, driver = 0] = team.characters;
  const body = (user_id: number[], more: object = {}) => ({
    project_id: team.project.id,
    charcter_id: meera,
    user_id,
    ...more,
  });
  return { ...team, meera, driver, body };
};

const sharesOf = (characterId: number) =>
  db()
    .selectFrom('project_share')
    .select(['talent_id', 'status', 'message', 'shared_by'])
    .where('character_id', '=', characterId)
    .orderBy('id')
    .execute();

const eventsOf = (type: string) =>
  db().selectFrom('event_log').select('payload').where('type', '=', type).orderBy('id').execute();

describe('POST /v1/share-project-details/createshareproject', () => {
  test('201: each talent gets it once, with the words, and the team reads that it was shared', async () => {
    const { owner, project, meera, body } = await createProject();
    const [one, other] = [await createTalent(db()), await createTalent(db())];
    const response = await share(owner, body([one.id, other.id, one.id], { message: ' Read it, please. ' }));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ totalResults: 2 });
    for (const result of response.json().results)
      expect(result).toMatchObject({
        project_id: project.id,
        charcter_id: meera,
        message: 'Read it, please.',
        status: 'shared',
        isProjectRead: false,
        interest: null,
        is_new: true,
      });
    expect(await sharesOf(meera)).toEqual(
      [one, other].map(({ id }) => ({
        talent_id: id,
        status: 'shared',
        message: 'Read it, please.',
        shared_by: owner.id,
      })),
    );
    expect((await activityOf(testApp(), project.id)).at(-1)).toMatchObject({
      kind: 'project_shared',
      actor_id: owner.id,
      character_id: meera,
      detail: { count: 2 },
    });
  });

  test('201: sharing again changes nothing, notifies nobody and says so', async () => {
    const { owner, associate, project, meera, body } = await createProject();
    const [one, other] = [await createTalent(db()), await createTalent(db())];
    await share(owner, body([one.id], { message: 'First' }));
    const before = await sharesOf(meera);
    const lines = await activityOf(testApp(), project.id);
    const again = await share(associate, body([one.id], { message: 'Second' }));
    expect(again.json().results).toMatchObject([{ message: 'First', is_new: false }]);
    expect(await sharesOf(meera)).toEqual(before);
    expect(await activityOf(testApp(), project.id)).toEqual(lines);
    const both = await share(associate, body([one.id, other.id]));
    expect(
      both.json().results.map(({ user_id, is_new }: Record<string, unknown>) => [user_id, is_new]),
    ).toEqual(
      expect.arrayContaining([
        [one.id, false],
        [other.id, true],
      ]),
    );
    const sent = (await eventsOf('share.sent')).filter(({ payload }) =>
      JSON.stringify(payload).includes(`"talentId":${one.id}`),
    );
    expect(sent).toHaveLength(1);
  });

  test('201: whom an earlier end of the project closed is asked again', async () => {
    const { owner, meera, body } = await createProject();
    const talent = await createTalent(db());
    await shareWith(db(), meera, {
      talent_id: talent.id,
      status: 'closed',
      answered_at: new Date(),
      answer_words: 'Thank you',
    });
    const again = await share(owner, body([talent.id], { message: 'We go on' }));
    expect(again.json().results).toMatchObject([
      { status: 'shared', is_new: true, interest: null, message: 'We go on' },
    ]);
  });

  test('201: two at the same moment ask once', async () => {
    const { owner, associate, meera, body } = await createProject();
    const talent = await createTalent(db());
    const answers = await Promise.all([share(owner, body([talent.id])), share(associate, body([talent.id]))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers.filter((answer) => answer.json().results[0].is_new)).toHaveLength(1);
    expect(await sharesOf(meera)).toHaveLength(1);
  });

  test('404 refuses the whole, naming who is hidden, closed, unfinished or nobody', async () => {
    const { owner, meera, body } = await createProject();
    const fine = await createTalent(db());
    const hidden = await createTalent(db(), { talent: { show_to_recruiters: false } });
    const closed = await createTalent(db(), { account: { closed_at: new Date() } });
    const frozen = await createTalent(db(), { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    const unfinished = await createTalent(db(), { talent: { completed_at: null } });
    const recruiter = await createRecruiter(db());
    const wrong = [hidden, closed, frozen, unfinished, recruiter].map(({ id }) => id);
    const response = await share(owner, body([fine.id, ...wrong, 2_000_000_000]));
    expect(response.statusCode).toBe(404);
    expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(
      [1, 2, 3, 4, 5, 6].map((index) => `user_id.${index}`),
    );
    expect(await sharesOf(meera)).toEqual([]);
  });

  test('404 for who blocked the recruiter', async () => {
    const { owner, body } = await createProject();
    const talent = await createTalent(db());
    await db()
      .insertInto('blocked_contact')
      .values({ account_id: talent.id, blocked_id: owner.id })
      .execute();
    expect((await share(owner, body([talent.id]))).statusCode).toBe(404);
  });

  test('400 for who was unlocked and is frozen since, and for a child where the work is for adults', async () => {
    const { owner, meera, driver, project, body } = await createProject();
    const frozen = await createTalent(db(), { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    await db().insertInto('unlock').values({ recruiter_id: owner.id, talent_id: frozen.id }).execute();
    expect((await share(owner, body([frozen.id]))).json()).toMatchObject({
      errors: [{ field: 'user_id.0', message: 'This profile is frozen' }],
    });
    const child = await createTalent(db(), { talent: { date_of_birth: '2013-04-01' } });
    await db()
      .insertInto('character_disclosure')
      .values({ character_id: meera, kind: 'kiss', level: 'one' })
      .execute();
    expect((await share(owner, body([child.id]))).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'user_id.0', message: 'This character is for adults only' }],
    });
    expect((await share(owner, body([child.id], { charcter_id: driver }))).statusCode).toBe(201);
    await db()
      .insertInto('project_disclosure')
      .values({ project_id: project.id, kind: 'nudity', level: 'partial' })
      .execute();
    const another = await createTalent(db(), { talent: { date_of_birth: '2013-04-01' } });
    expect((await share(owner, body([another.id], { charcter_id: driver }))).statusCode).toBe(400);
  });

  test('400 for a draft, a closed project, and a dropped or cast character', async () => {
    const { owner, project, meera, body } = await createProject();
    const talent = await createTalent(db());
    const setProject = (status: string) =>
      db()
        .updateTable('project')
        .set({ status, closed_at: status === 'closed' ? new Date() : null })
        .where('id', '=', project.id)
        .execute();
    for (const status of ['draft', 'closed']) {
      await setProject(status);
      expect((await share(owner, body([talent.id]))).json()).toMatchObject({
        errors: [{ field: 'project_id' }],
      });
    }
    await setProject('paused');
    for (const status of ['dropped', 'cast']) {
      await db().updateTable('project_character').set({ status }).where('id', '=', meera).execute();
      expect((await share(owner, body([talent.id]))).json()).toMatchObject({
        errors: [{ field: 'charcter_id' }],
      });
    }
  });

  test('400 for bad input', async () => {
    const { owner, body } = await createProject();
    const talent = await createTalent(db());
    const fieldsOf = async (payload: object) =>
      (await share(owner, payload)).json().errors.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({})).toEqual(['project_id', 'charcter_id', 'user_id']);
    expect(await fieldsOf(body([]))).toEqual(['user_id']);
    expect(await fieldsOf(body(Array.from({ length: 101 }, (_, index) => index + 1)))).toEqual(['user_id']);
    expect(await fieldsOf(body([talent.id], { message: 'x'.repeat(2001) }))).toEqual(['message']);
    expect(await fieldsOf(body([talent.id], { message: '  ' }))).toEqual(['message']);
    expect(await fieldsOf(body([talent.id], { character_id: 1 }))).toEqual(['character_id']);
  });

  test('401, 403 for talents, viewers and frozen recruiters, 404 for strangers and foreign characters', async () => {
    const { owner, viewer, body } = await createProject();
    const talent = await createTalent(db());
    expect((await share(undefined, body([talent.id]))).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await share(talent, body([talent.id]))).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    expect((await share(viewer, body([talent.id]))).json()).toMatchObject({ code: 'PROJECT_RIGHT_MISSING' });
    expect((await share(await createRecruiter(db()), body([talent.id]))).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
    const other = await createProject();
    expect((await share(owner, body([talent.id], { charcter_id: other.meera }))).json()).toMatchObject({
      code: 'NOT_FOUND',
      errors: [{ field: 'charcter_id' }],
    });
    await db()
      .updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', owner.id)
      .execute();
    expect((await share(owner, body([talent.id]))).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});
