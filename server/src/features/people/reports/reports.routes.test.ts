import { describe, expect, test } from 'vitest';
import { createFullTalent } from '../../../../test/full-talent.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';
import { type Caller, useMessages } from '../../../../test/messages.ts';
import { applyFor, createTeamProject, shareWith } from '../../../../test/project-outcomes.ts';

const { testApp, asTalent, asRecruiter, pair, say, call, freeze } = useMessages();
const db = () => testApp().db;

const report = (who: Caller, payload: object) => call(who, 'POST', '/v1/report-abuse', payload);
const reportsOn = (id: number) =>
  db().selectFrom('abuse_report').selectAll().where('reported_id', '=', id).execute();

describe('GET /v1/report-reason/reportProjectList', () => {
  test('200: for anybody', async () => {
    const response = await testApp().app.inject({ url: '/v1/report-reason/reportProjectList' });
    expect(response.json().results).toContainEqual({ id: 1, title: 'Asks for money' });
  });
});

describe('POST /v1/report-abuse', () => {
  test('201: with the message as it was, and an email to the team that quotes none of it', async () => {
    const { recruiter, talent, appId } = await pair();
    const message = await say(recruiter, appId, 'Pay 5,000 to 98200 12345 for the audition');
    const response = await report(talent, {
      user_id: recruiter.id,
      reason_id: 1,
      text: 'He wants money',
      message_id: message.id,
    });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { id: expect.any(Number), reported_at: expect.any(String) },
    ]);
    await call(recruiter, 'DELETE', `/v1/weavy-message/${message.id}`);
    expect(await reportsOn(recruiter.id)).toMatchObject([
      {
        reporter_id: talent.id,
        reason_id: 1,
        text: 'He wants money',
        conversation_id: appId,
        message_id: message.id,
        quoted_text: 'Pay 5,000 to 98200 12345 for the audition',
      },
    ]);
    const [mail] = await db()
      .selectFrom('outbox_message')
      .selectAll()
      .where('recipient', '=', 'support@callboard.test')
      .orderBy('id', 'desc')
      .execute();
    expect(mail?.subject).toBe(`Report ${response.json().id}: Asks for money`);
    expect(mail?.text).toContain(`Account ${recruiter.id} was reported by account ${talent.id}`);
    for (const word of ['12345', 'He wants', 'Asha', recruiter.email ?? ''])
      expect(mail?.text).not.toContain(word);
  });

  test('a person without a message, also one who is only seen on a page, also by who is frozen', async () => {
    const recruiter = await asRecruiter();
    const stranger = await asTalent();
    const shown = await createFullTalent(db());
    expect((await report(stranger, { user_id: recruiter.id, reason_id: 2 })).statusCode).toBe(201);
    expect((await report(recruiter, { user_id: shown.id, reason_id: 2 })).statusCode).toBe(201);
    await freeze(stranger);
    expect((await report(stranger, { user_id: recruiter.id, reason_id: 3 })).statusCode).toBe(201);
  });

  test('404: a person no one may see', async () => {
    const recruiter = await asRecruiter();
    const hidden = await asTalent({ talent: { show_to_recruiters: false } });
    for (const user_id of [hidden.id, 2_000_000_000]) {
      expect((await report(recruiter, { user_id, reason_id: 1 })).statusCode).toBe(404);
    }
  });

  test('400 by its field: oneself, an unknown reason, another person’s message', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId, 'Hello');
    const own = await say(talent, appId, 'Mine');
    const elsewhere = await pair();
    const foreign = await say(elsewhere.recruiter, elsewhere.appId, 'Not yours');
    for (const [field, payload] of [
      ['user_id', { user_id: talent.id, reason_id: 1 }],
      ['reason_id', { user_id: recruiter.id, reason_id: 999_999 }],
      ['message_id', { user_id: recruiter.id, reason_id: 1, message_id: own.id }],
      ['message_id', { user_id: elsewhere.recruiter.id, reason_id: 1, message_id: foreign.id }],
      ['text', { user_id: recruiter.id, reason_id: 1, text: 'x'.repeat(2001) }],
    ] as const) {
      const response = await report(talent, payload);
      expect([response.statusCode, response.json().errors[0].field]).toEqual([400, field]);
    }
    expect(await reportsOn(recruiter.id)).toEqual([]);
  });

  test('429 after thirty a day; 401: a guest', async () => {
    const { recruiter, talent } = await pair();
    for (let count = 0; count < 30; count += 1) await report(talent, { user_id: recruiter.id, reason_id: 5 });
    expect((await report(talent, { user_id: recruiter.id, reason_id: 5 })).statusCode).toBe(429);
    const guest = await testApp().app.inject({
      method: 'POST',
      url: '/v1/report-abuse',
      payload: { user_id: 1, reason_id: 1 },
    });
    expect(guest.statusCode).toBe(401);
  });
});

describe('POST /v1/project-abuse-report', () => {
  const reportProject = (who: Caller, payload: object) =>
    call(who, 'POST', '/v1/project-abuse-report', payload);

  test('201: what was shared, applied for or worked on, with the words as they were', async () => {
    const team = await createTeamProject(db());
    const project_id = team.project.id;
    const [shared, applicant] = [await asTalent(), await asTalent()];
    const colleague = { ...team.viewer, headers: await testApp().as(team.viewer) };
    await shareWith(db(), team.characters[0], { talent_id: shared.id, message: 'Pay for the audition' });
    await applyFor(db(), team, team.characters[0], { talent_id: applicant.id });
    for (const person of [shared, applicant, colleague])
      expect((await reportProject(person, { project_id, reason_id: 1, text: 'Money' })).statusCode).toBe(201);
    await db().updateTable('project').set({ title: 'Another' }).where('id', '=', project_id).execute();
    expect(await reportsOn(team.owner.id)).toMatchObject([
      {
        reporter_id: shared.id,
        project_id,
        text: 'Money',
        quoted_text: 'Monsoon Line\nPay for the audition',
      },
      { reporter_id: applicant.id, project_id, quoted_text: 'Monsoon Line' },
      { reporter_id: colleague.id, project_id },
    ]);
    const mail = await db()
      .selectFrom('outbox_message')
      .select('text')
      .where('recipient', '=', 'support@callboard.test')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('It’s about a project.');
    for (const word of ['Monsoon', 'Pay for', 'Money']) expect(mail.text).not.toContain(word);
    await freeze(shared);
    expect((await reportProject(shared, { project_id, reason_id: 2 })).statusCode).toBe(201);
  });

  test('404: a project one knows nothing of; 400: one’s own, and an unknown reason', async () => {
    const team = await createTeamProject(db());
    const project_id = team.project.id;
    const [stranger, talent] = [await asTalent(), await asTalent()];
    const owner = { ...team.owner, headers: await testApp().as(team.owner) };
    await shareWith(db(), team.characters[0], { talent_id: talent.id });
    for (const payload of [
      { project_id, reason_id: 1 },
      { project_id: 2_000_000_000, reason_id: 1 },
    ])
      expect((await reportProject(stranger, payload)).json().code).toBe('NOT_FOUND');
    for (const [who, field, payload] of [
      [owner, 'project_id', { project_id, reason_id: 1 }],
      [talent, 'reason_id', { project_id, reason_id: 999_999 }],
      [talent, 'text', { project_id, reason_id: 1, text: 'x'.repeat(2001) }],
    ] as const)
      expect((await reportProject(who, payload)).json().errors[0].field).toBe(field);
    expect(await reportsOn(team.owner.id)).toEqual([]);
  });
});

describe('POST /v1/job-abuse-report', () => {
  const reportJob = (who: Caller, payload: object) => call(who, 'POST', '/v1/job-abuse-report', payload);

  test('201: about whoever posted it, with the title and the text as they were, also by who is frozen', async () => {
    const [recruiter, colleague, talent] = [await asRecruiter(), await asRecruiter(), await asTalent()];
    const job = await createOpenJob(db(), recruiter.id, { description: 'Send 5,000 for the audition' });
    const jobId = job.public_id;
    const response = await reportJob(talent, { jobId, reason_id: 1, text: 'Money' });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { id: expect.any(Number), reported_at: expect.any(String) },
    ]);
    const changes = { title: 'Another', description: 'Changed', status: 'paused' };
    await db().updateTable('job').set(changes).where('id', '=', job.id).execute();
    await freeze(colleague);
    expect((await reportJob(colleague, { jobId, reason_id: 2 })).statusCode).toBe(201);
    expect(await reportsOn(recruiter.id)).toMatchObject([
      {
        reporter_id: talent.id,
        job_id: job.id,
        project_id: null,
        text: 'Money',
        quoted_text: 'The singer\nSend 5,000 for the audition',
      },
      { reporter_id: colleague.id, job_id: job.id, quoted_text: 'Another\nChanged' },
    ]);
    const mail = await db()
      .selectFrom('outbox_message')
      .select('text')
      .where('recipient', '=', 'support@callboard.test')
      .where('subject', 'like', `Report ${response.json().id}:%`)
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('It’s about a job.');
    for (const word of ['singer', '5,000', 'Money']) expect(mail.text).not.toContain(word);
  });

  test('404: unknown, a draft and one in review; 400: one’s own, an unknown reason; 401: a guest', async () => {
    const [recruiter, talent] = [await asRecruiter(), await asTalent()];
    const [draft, inReview, open] = [
      await createOpenJob(db(), recruiter.id, { status: 'draft', opened_at: null }),
      await createOpenJob(db(), recruiter.id, { status: 'in_review', opened_at: null }),
      await createOpenJob(db(), recruiter.id),
    ];
    for (const jobId of [draft.public_id, inReview.public_id, '00000000-0000-4000-8000-000000000000'])
      expect((await reportJob(talent, { jobId, reason_id: 1 })).json().code).toBe('NOT_FOUND');
    for (const [who, field, payload] of [
      [recruiter, 'jobId', { jobId: open.public_id, reason_id: 1 }],
      [recruiter, 'jobId', { jobId: draft.public_id, reason_id: 1 }],
      [talent, 'jobId', { jobId: 'not-an-id', reason_id: 1 }],
      [talent, 'reason_id', { jobId: open.public_id, reason_id: 999_999 }],
      [talent, 'text', { jobId: open.public_id, reason_id: 1, text: 'x'.repeat(2001) }],
    ] as const)
      expect((await reportJob(who, payload)).json().errors[0].field).toBe(field);
    const url = '/v1/job-abuse-report';
    const payload = { jobId: open.public_id, reason_id: 1 };
    expect((await testApp().app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    expect(await reportsOn(recruiter.id)).toEqual([]);
  });
});
