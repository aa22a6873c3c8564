import { randomUUID } from 'node:crypto';
import { createJob } from '@callboard/contract/casting/job-postings';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTeam } from '../../../../test/character-team.ts';
import { completeJob, faultsOf, inDays, jobsUrl, ownJobsOf } from '../../../../test/own-jobs.ts';
import { createJobChanges } from './update-job.service.ts';

const testApp = useTestApp();
const { post, patch, make, list, verified, open, stepsOf, eventsOf, apply } = ownJobsOf(testApp);
const inGoodStanding = { frozen: false, complete: true, verified: true } as const;

describe('POST /v1/auditions', () => {
  test('201: a draft, with everything it says in the order given', async () => {
    const { id: user_id, headers } = await verified();
    const said = {
      is_remote: true,
      pay_note: 'Travel and food',
      production_title: 'Monsoon Line',
      playing_age_min: 24,
      playing_age_max: 32,
      works_from: '2027-01-12',
      works_to: '2027-01-20',
      work_days: 4,
      wanted: 3,
      disclosures: [{ kind: 'stunts', level: 'light', note: 'A fall' }],
    };
    const media = { kind: 'video', label: 'A song', note: null, is_required: true, max_seconds: 60 };
    const question = { kind: 'choice', text: 'Which days?', is_required: true, choices: ['Mon', 'Tue'] };
    const deadline = { at: inDays(9), zone: 'Asia/Kolkata' };
    const response = await post(headers, {
      ...completeJob,
      ...said,
      ...{ gender_id: 1, language_ids: [3, 1], skill_ids: [102, 101], city_ids: [2, 5], deadline },
      ...{ media: [media, { ...media, kind: 'photo' }], questions: [question] },
    });
    expect(response.json()).toMatchObject({ status: 'draft' });
    expect(response.statusCode).toBe(201);
    const job = createJob.response.parse(response.json());
    expect(job).toMatchObject({
      ...said,
      gender: { id: 1 },
      title: 'The singer',
      status: 'draft',
      is_open: false,
      project: null,
      project_type: { id: 1 },
      languages: [{ id: 3 }, { id: 1 }],
      skills: [{ id: 102 }, { id: 101 }],
      city_choices: [{ id: 2 }, { id: 5 }],
      deadline,
      media: [media, { ...media, kind: 'photo', max_seconds: null }],
      questions: [question],
      roles: [{ id: null, name: 'The singer', wanted: 3, playing_age_min: 24, is_open: false }],
      findings: [],
      steps: ['submit'],
      needs_review: false,
      can_edit: true,
      revision: 0,
      posted_by: { user_id },
    });
  });

  test('201: of a project with its characters, who are the roles; for an associate too', async () => {
    // Its id is not how many are wanted for it.
    await createTeam(testApp());
    const { associate, viewer, projectId, characterId } = await createTeam(testApp());
    const job = await make(associate.headers, {
      project_type: undefined,
      project_id: projectId,
      charcter_ids: [characterId],
    });
    expect(job).toMatchObject({ project_id: projectId, project: { title: 'Monsoon Line' } });
    expect(job.roles.map(({ id }) => id)).toEqual([characterId]);
    const refused = await post(viewer.headers, { title: 'Mine', project_id: projectId });
    expect(refused.json().code).toBe('PROJECT_RIGHT_MISSING');
  });

  test('400 and 404: what is missing, contradicts itself or is somebody else’s', async () => {
    const { headers } = await verified();
    const { projectId, characterId } = await createTeam(testApp());
    expect(faultsOf(await post(headers, { title: 'x' }))).toEqual(['project_type']);
    expect(faultsOf(await post(headers, { ...completeJob, fee_paise: -1 }))).toEqual(['fee_paise']);
    const wrong = {
      ...{ playing_age_min: 40, playing_age_max: 20, works_from: '2027-02-02', works_to: '2027-01-01' },
      ...{ deadline: { at: inDays(-1), zone: 'Asia/Kolkata' }, is_unpaid: true },
      ...{ language_ids: [9999], gender_id: 9999, project_type: 9999, questions: [], charcter_ids: [1] },
    };
    expect(faultsOf(await post(headers, { ...completeJob, ...wrong }))).toEqual([
      ...['playing_age_max', 'works_to', 'fee_paise', 'charcter_ids', 'deadline'],
      ...['project_type', 'gender_id', 'language_ids', 'charcter_ids'],
    ]);
    expect((await post(headers, { ...completeJob, project_id: projectId })).statusCode).toBe(404);
    expect((await post(headers, { ...completeJob, copy_of: 999_999 })).statusCode).toBe(404);
    const own = await createTeam(testApp());
    const foreign = { project_id: own.projectId, charcter_ids: [characterId] };
    expect(faultsOf(await post(own.owner.headers, { ...completeJob, ...foreign }))).toEqual(['charcter_ids']);
  });

  test('201: sent twice and ten times at once, it is made once', async () => {
    const { headers } = await verified();
    const client_id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(headers, { client_id })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await list(headers)).json().totalResults).toBe(1);
  });

  test('201: a copy asks the same, as a draft, and does not close in the past', async () => {
    const { headers } = await verified();
    const question = { kind: 'text', text: 'Can you sing?', is_required: false, choices: [] };
    const deadline = { at: inDays(2), zone: 'Asia/Kolkata' };
    const source = await make(headers, { questions: [question], deadline });
    const copy = await make(headers, { ...{ title: 'Again', copy_of: source.id }, description: undefined });
    expect(copy).toMatchObject({ title: 'Again', status: 'draft', questions: [question], deadline });
    expect(copy.questions[0]?.id).not.toBe(source.questions[0]?.id);
    await testApp().pool.query(`update job set closes_at = now() - interval '1 day' where id = $1`, [
      source.id,
    ]);
    expect((await make(headers, { copy_of: source.id })).deadline).toBeNull();
    const stranger = await verified();
    expect((await post(stranger.headers, { ...completeJob, copy_of: source.id })).statusCode).toBe(404);
  });

  test('201: a copy leaves out a character that was dropped since', async () => {
    const { db } = testApp();
    const { owner, projectId, characterId } = await createTeam(testApp());
    const part = { project_id: projectId, name: 'Kale', position: 1 };
    const { id: kale } = await db
      .insertInto('project_character')
      .values(part)
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids = [kale, characterId];
    const source = await make(owner.headers, { project_id: projectId, charcter_ids: ids });
    await db.updateTable('project_character').set({ status: 'dropped' }).where('id', '=', kale).execute();
    const copy = await make(owner.headers, { copy_of: source.id });
    expect(copy.characters.map(({ id }) => id)).toEqual([characterId]);
    const chosen = await post(owner.headers, { ...completeJob, copy_of: source.id, charcter_ids: ids });
    expect(faultsOf(chosen)).toEqual(['charcter_ids']);
  });
});

describe('PATCH /v1/auditions/{id}', () => {
  test('200: fields, lists and questions change; what was answered is kept', async () => {
    const { headers } = await verified();
    const ask = (text: string) => ({ kind: 'text', text, is_required: false, choices: [] });
    const job = await open(headers, { questions: [ask('One?'), ask('Two?')] });
    await apply(job.id);
    const [, two] = job.questions;
    const questions = [{ ...ask('Two, really?'), id: two?.id }, ask('Three?')];
    const changes = { title: 'The dancer', city_ids: [], is_remote: true, skill_ids: [101], questions };
    const response = await patch(headers, job.id, { ...changes, base_revision: job.revision });
    expect(response.json()).toMatchObject({
      ...{
        title: 'The dancer',
        cities: [],
        skills: [{ id: 101 }],
        status: 'open',
        revision: job.revision + 1,
      },
      questions: [{ id: two?.id, text: 'Two, really?' }, { text: 'Three?' }],
    });
    const stored = await testApp()
      .db.selectFrom('job_question')
      .select(['body', 'removed_at'])
      .where('job_id', '=', job.id)
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { body: 'One?', removed_at: expect.any(Date) },
      { body: 'Two, really?', removed_at: null },
      { body: 'Three?', removed_at: null },
    ]);
    expect((await patch(headers, job.id, { title: 'Late', base_revision: 0 })).json().code).toBe('CONFLICT');
    expect(faultsOf(await patch(headers, job.id, { is_remote: false }))).toEqual(['city_ids']);
    expect(
      faultsOf(await patch(headers, job.id, { questions: [{ ...ask('Whose?'), id: 999_999 }] })),
    ).toEqual(['questions']);
  });

  test('200: from a draft to closed and back, each step written down', async () => {
    const { id: me, headers } = await verified();
    const { id } = await make(headers);
    for (const [step, status] of [
      ['submit', 'open'],
      ['pause', 'paused'],
      ['resume', 'open'],
      ['close', 'closed'],
      ['reopen', 'open'],
    ])
      expect((await patch(headers, id, { step })).json()).toMatchObject({ status });
    expect((await stepsOf(id)).map(({ step, to_status, actor_id }) => [step, to_status, actor_id])).toEqual([
      ['submit', 'open', me],
      ['pause', 'paused', me],
      ['resume', 'open', me],
      ['close', 'closed', me],
      ['reopen', 'open', me],
    ]);
    expect(await eventsOf(id)).toEqual([
      'job.opened',
      'job.paused',
      'job.opened',
      'job.closed',
      'job.opened',
    ]);
    expect((await patch(headers, id, { step: 'resume' })).json().code).toBe('ALREADY_SETTLED');
    expect((await patch(headers, id, { step: 'withdraw' })).json().code).toBe('CONFLICT');
    expect(faultsOf(await patch(headers, id, { words: 'Thanks' }))).toEqual(['words']);
  });

  test('400: submitting says everything that is missing', async () => {
    const { headers } = await verified();
    const response = await post(headers, { title: 'The singer', project_type: 1 });
    expect(faultsOf(await patch(headers, response.json().id, { step: 'submit' }))).toEqual([
      'description',
      'audition_kinds',
      'city_ids',
    ]);
  });

  test('409: a closed job is changed only by reopening it', async () => {
    const { headers } = await verified();
    const { id } = await open(headers);
    await patch(headers, id, { step: 'close' });
    expect((await patch(headers, id, { title: 'New' })).json().code).toBe('CONFLICT');
    expect((await patch(headers, id, { title: 'New', step: 'reopen' })).json()).toMatchObject({
      title: 'New',
      status: 'open',
    });
  });

  test('200: closing replies to everyone whose application is open, once and in these words', async () => {
    const { services } = testApp();
    const me = await verified();
    const { id } = await open(me.headers);
    const answered: unknown[] = [];
    const answer = async (_trx: unknown, closed: unknown) => {
      answered.push(closed);
      return [];
    };
    const changes = createJobChanges({ ...services, jobClosings: [{ answer }] });
    const actor = {
      kind: 'recruiter',
      accountId: me.id,
      sessionId: 'one',
      ...inGoodStanding,
    } as const;
    await changes.update(actor, id, { step: 'close', words: 'Thank you.' });
    await expect(changes.update(actor, id, { step: 'close' })).rejects.toThrow();
    expect(answered).toEqual([{ jobId: id, words: 'Thank you.', by: me.id }]);
  });

  test('404 and 403: a job of somebody else, and one that a viewer only reads', async () => {
    const { owner, viewer, stranger, projectId } = await createTeam(testApp());
    const { id } = await make(owner.headers, { project_id: projectId });
    expect((await patch(stranger.headers, id, { title: 'Mine' })).statusCode).toBe(404);
    expect((await patch(viewer.headers, id, { title: 'Mine' })).json().code).toBe('PROJECT_RIGHT_MISSING');
    const seen = await list(viewer.headers);
    expect(seen.json().results).toMatchObject([{ id, can_edit: false, steps: [] }]);
    const path = { method: 'DELETE', url: `${jobsUrl}/${id}` } as const;
    expect((await testApp().app.inject({ ...path, headers: viewer.headers })).statusCode).toBe(403);
    expect((await testApp().app.inject({ ...path, headers: owner.headers })).statusCode).toBe(204);
  });
});
