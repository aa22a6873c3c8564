import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { unlock } from '../../../../test/full-talent.ts';
import { createOpenJob, createProject } from '../../../../test/landing-factories.ts';
import { apply, useMessages } from '../../../../test/messages.ts';
import { createTeamProject, shareWith } from '../../../../test/project-outcomes.ts';

const { testApp, asRecruiter, asTalent, open, pair, say, block, freeze, close, call, messagesIn } =
  useMessages();
const db = () => testApp().db;
const status = async (response: ReturnType<typeof open>) => {
  const { statusCode, body } = await response;
  return [statusCode, statusCode < 300 ? 'ok' : JSON.parse(body).code];
};

describe('POST /v1/weavy-chat', () => {
  test('201: a recruiter who unlocked a talent opens one conversation, however often', async () => {
    const [recruiter, talent] = [await asRecruiter(), await asTalent()];
    await unlock(db(), recruiter, talent);
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(recruiter, talent)));
    expect(new Set(answers.map((answer) => answer.json().appId)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({
      other: { user_id: talent.id, user_type: 1, name: 'Asha Kulkarni', company: null, is_open: true },
      project: null,
      last_message: null,
      unread: 0,
      last_seq: 0,
      revision: 0,
      writing: 'open',
    });
  });

  test('201: one for each own project, and one without', async () => {
    const { recruiter, talent, appId } = await pair();
    const project = await createProject(db(), recruiter.id);
    const about = (await open(recruiter, talent, { project_id: project.id })).json();
    expect(about.project).toEqual({ id: project.id, title: 'Monsoon Line' });
    expect(about.appId).not.toBe(appId);
    expect((await open(recruiter, talent, { project_id: project.id })).json().appId).toBe(about.appId);
  });

  test('201: with a first message, once for each client id', async () => {
    const { recruiter, talent, appId } = await pair();
    const words = { text: ' Are you free? ', client_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(recruiter, talent, words)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect((await messagesIn(appId)).map(({ text }) => text)).toEqual(['Are you free?']);
    expect(await status(open(recruiter, talent, { ...words, text: 'Something else' }))).toEqual([
      409,
      'CONFLICT',
    ]);
  });

  test('a talent can only message the recruiter of a job they applied to, about its project', async () => {
    const [recruiter, talent] = [await asRecruiter(), await asTalent()];
    const [project, other] = [
      await createProject(db(), recruiter.id),
      await createProject(db(), recruiter.id),
    ];
    const job = await createOpenJob(db(), recruiter.id, { project_id: project.id });
    expect(await status(open(talent, recruiter))).toEqual([404, 'NOT_FOUND']);
    const application = await apply(db(), talent, job);
    expect(await status(open(talent, recruiter, { project_id: project.id }))).toEqual([201, 'ok']);
    expect(await status(open(talent, recruiter, { project_id: other.id }))).toEqual([404, 'NOT_FOUND']);
    await db()
      .updateTable('job_application')
      .set({ status: 'withdrawn' })
      .where('id', '=', application.id)
      .execute();
    expect(await status(open(talent, recruiter))).toEqual([404, 'NOT_FOUND']);
    expect(await status(open(talent, recruiter, { project_id: project.id }))).toEqual([201, 'ok']);
  });

  test('a talent can message who shared a project with them, about it', async () => {
    const team = await createTeamProject(db());
    const project_id = team.project.id;
    const [talent, other] = [await asTalent(), await asTalent()];
    await shareWith(db(), team.characters[0], { talent_id: talent.id, shared_by: team.associate.id });
    for (const recruiter of [team.owner, team.associate]) {
      const answer = await open(talent, recruiter, { project_id });
      expect([answer.statusCode, answer.json().project, answer.json().character_name]).toEqual([
        201,
        { id: project_id, title: 'Monsoon Line' },
        'Meera',
      ]);
    }
    const found = (await call(talent, 'GET', '/v1/weavy-chat/autocomplete?q=Monsoon')).json().results;
    expect(found).toMatchObject([
      { person: { user_id: team.associate.id }, project: { id: project_id }, character_name: 'Meera' },
    ]);
    expect(await status(open(talent, team.viewer, { project_id }))).toEqual([404, 'NOT_FOUND']);
    expect(await status(open(talent, team.owner))).toEqual([404, 'NOT_FOUND']);
    expect(await status(open(other, team.owner, { project_id }))).toEqual([404, 'NOT_FOUND']);
    await db().deleteFrom('project_member').where('account_id', '=', team.associate.id).execute();
    await db().deleteFrom('conversation').where('recruiter_id', '=', team.associate.id).execute();
    expect(await status(open(talent, team.associate, { project_id }))).toEqual([404, 'NOT_FOUND']);
  });

  test('a recruiter can message an applicant', async () => {
    const [recruiter, talent] = [await asRecruiter(), await asTalent()];
    await apply(db(), talent, await createOpenJob(db(), recruiter.id));
    expect(await status(open(recruiter, talent))).toEqual([201, 'ok']);
  });

  test('404: strangers, the own user type, oneself, unknown ids and another recruiter’s project', async () => {
    const { recruiter, talent } = await pair();
    const [stranger, colleague] = [await asTalent(), await asRecruiter()];
    const foreign = await createProject(db(), colleague.id);
    for (const [other, more] of [
      [stranger, {}],
      [colleague, {}],
      [recruiter, {}],
      [{ id: 2_000_000_000 }, {}],
      [talent, { project_id: foreign.id }],
    ] as const) {
      expect(await status(open(recruiter, other, more))).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('an unlocked talent sees nothing before the first message, and can reply then', async () => {
    const { recruiter, talent, appId } = await pair();
    expect(await status(open(talent, recruiter))).toEqual([404, 'NOT_FOUND']);
    expect((await call(talent, 'GET', '/v1/weavy-chat')).json().results).toEqual([]);
    expect((await call(talent, 'GET', `/v1/weavy-conversation?appId=${appId}`)).statusCode).toBe(404);
    await say(recruiter, appId);
    const answer = await open(talent, recruiter);
    expect([answer.statusCode, answer.json().appId]).toEqual([201, appId]);
    expect((await call(talent, 'GET', '/v1/weavy-chat')).json().results).toHaveLength(1);
  });

  test('what both have opened, both see', async () => {
    const { recruiter, talent, appId } = await pair();
    await apply(db(), talent, await createOpenJob(db(), recruiter.id));
    expect((await open(talent, recruiter)).json().appId).toBe(appId);
    for (const person of [recruiter, talent]) {
      expect((await call(person, 'GET', '/v1/weavy-chat')).json().results).toHaveLength(1);
    }
  });

  test('409: blocked either way; earlier messages stay readable', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    const project = await createProject(db(), recruiter.id);
    await block(talent, recruiter);
    const refused = await open(recruiter, talent, { project_id: project.id });
    expect([refused.statusCode, refused.json().detail]).toEqual([409, 'They aren’t accepting messages.']);
    expect((await open(recruiter, talent)).json()).toMatchObject({ appId, writing: 'refused' });
    expect((await open(talent, recruiter)).json()).toMatchObject({ appId, writing: 'blocked' });
    expect(await status(open(recruiter, talent, { text: 'Hey', client_id: randomUUID() }))).toEqual([
      409,
      'CONFLICT',
    ]);
  });

  test('403: frozen; 404: a closed account', async () => {
    const [recruiter, talent, closed] = [await asRecruiter(), await asTalent(), await asTalent()];
    await unlock(db(), recruiter, talent);
    await unlock(db(), recruiter, closed);
    await close(closed);
    expect(await status(open(recruiter, closed))).toEqual([404, 'NOT_FOUND']);
    await freeze(recruiter);
    expect(await status(open(recruiter, talent))).toEqual([403, 'PROFILE_FROZEN']);
  });

  test.each([
    ['client_id', { text: 'Hello' }],
    ['text', { text: '\u202e\u200b', client_id: randomUUID() }],
    ['text', { text: 'x'.repeat(8001), client_id: randomUUID() }],
    ['members', { members: [1, 2] }],
    ['members', { members: [] }],
  ])('400 by its field: %s', async (field, more) => {
    const { recruiter, talent } = await pair();
    const response = await open(recruiter, talent, more);
    expect([response.statusCode, response.json().errors?.[0].field]).toEqual([400, field]);
  });

  test('401: a guest', async () => {
    const response = await testApp().app.inject({
      method: 'POST',
      url: '/v1/weavy-chat',
      payload: { members: [1] },
    });
    expect(response.statusCode).toBe(401);
  });
});
