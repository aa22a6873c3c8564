import { randomUUID } from 'node:crypto';
import { createJob, listOwnJobs } from '@callboard/contract/casting/job-postings';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTeam } from '../../../../test/character-team.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { createTalent } from '../../../../test/factories.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { signedInRecruiter } from '../../../../test/project-callers.ts';
import { createExpiring } from './expiring.job.ts';
import { createJobLists } from './list-jobs.service.ts';
import { emptyPostedJobs, listPostedJobs } from './personal-data.queries.ts';
import { createJobChanges } from './update-job.service.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const url = '/v1/auditions';
const post = (headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'POST', url, headers, payload });
const patch = (headers: Headers, id: number, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `${url}/${id}`, headers, payload });
const list = (headers: Headers, query = '') => testApp().app.inject({ url: `${url}/own${query}`, headers });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const verified = () => signedInRecruiter(testApp(), { recruiter: { verified_at: new Date() } });
const complete = {
  title: 'The singer',
  description: 'She sings on the 6:40 from Pune. Two shoot days.',
  project_type: 1,
  city_ids: [1],
  audition_kinds: ['self_tape'],
  fee_paise: 800_000,
  fee_per: 'day',
};
const made = async (headers: Headers, more: object = {}) =>
  createJob.response.parse((await post(headers, { ...complete, ...more })).json());
const opened = async (headers: Headers, more: object = {}) => {
  const { id } = await made(headers, more);
  const response = await patch(headers, id, { step: 'submit' });
  expect(response.json()).toMatchObject({ status: 'open' });
  return createJob.response.parse(response.json());
};
const stepsOf = (jobId: number) =>
  testApp()
    .db.selectFrom('job_step')
    .select(['step', 'from_status', 'to_status', 'actor_id', 'note'])
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute();
const eventsOf = async (jobId: number) => {
  const { rows } = await testApp().pool.query(
    `select type from event_log where type like 'job.%' and (payload ->> 'jobId')::int = $1 order by id`,
    [jobId],
  );
  return rows.map(({ type }) => type);
};
const apply = async (jobId: number, changes: object = {}) => {
  const { db } = testApp();
  const { id: talent_id } = await createTalent(db);
  await db
    .insertInto('job_application')
    .values({ job_id: jobId, talent_id, ...changes })
    .execute();
  return talent_id;
};
const inGoodStanding = { frozen: false, complete: true, verified: true } as const;
const faultsOf = (response: { json: () => { errors?: { field: string }[] } }) =>
  response.json().errors?.map(({ field }) => field);

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
      ...complete,
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
    const { associate, viewer, projectId, characterId } = await createTeam(testApp());
    const job = await made(associate.headers, {
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
    expect(faultsOf(await post(headers, { ...complete, fee_paise: -1 }))).toEqual(['fee_paise']);
    const wrong = {
      ...{ playing_age_min: 40, playing_age_max: 20, works_from: '2027-02-02', works_to: '2027-01-01' },
      ...{ deadline: { at: inDays(-1), zone: 'Asia/Kolkata' }, is_unpaid: true },
      ...{ language_ids: [9999], gender_id: 9999, project_type: 9999, questions: [], charcter_ids: [1] },
    };
    expect(faultsOf(await post(headers, { ...complete, ...wrong }))).toEqual([
      ...['playing_age_max', 'works_to', 'fee_paise', 'charcter_ids', 'deadline'],
      ...['project_type', 'gender_id', 'language_ids', 'charcter_ids'],
    ]);
    expect((await post(headers, { ...complete, project_id: projectId })).statusCode).toBe(404);
    expect((await post(headers, { ...complete, copy_of: 999_999 })).statusCode).toBe(404);
    const own = await createTeam(testApp());
    const foreign = { project_id: own.projectId, charcter_ids: [characterId] };
    expect(faultsOf(await post(own.owner.headers, { ...complete, ...foreign }))).toEqual(['charcter_ids']);
  });

  test('201: sent twice and ten times at once, it is made once', async () => {
    const { headers } = await verified();
    const client_id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => made(headers, { client_id })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await list(headers)).json().totalResults).toBe(1);
  });

  test('201: a copy asks the same, as a draft, and does not close in the past', async () => {
    const { headers } = await verified();
    const question = { kind: 'text', text: 'Can you sing?', is_required: false, choices: [] };
    const deadline = { at: inDays(2), zone: 'Asia/Kolkata' };
    const source = await made(headers, { questions: [question], deadline });
    const copy = await made(headers, { ...{ title: 'Again', copy_of: source.id }, description: undefined });
    expect(copy).toMatchObject({ title: 'Again', status: 'draft', questions: [question], deadline });
    expect(copy.questions[0]?.id).not.toBe(source.questions[0]?.id);
    await testApp().pool.query(`update job set closes_at = now() - interval '1 day' where id = $1`, [
      source.id,
    ]);
    expect((await made(headers, { copy_of: source.id })).deadline).toBeNull();
    const stranger = await verified();
    expect((await post(stranger.headers, { ...complete, copy_of: source.id })).statusCode).toBe(404);
  });
});

describe('PATCH /v1/auditions/{id}', () => {
  test('200: fields, lists and questions change; what was answered is kept', async () => {
    const { headers } = await verified();
    const ask = (text: string) => ({ kind: 'text', text, is_required: false, choices: [] });
    const job = await opened(headers, { questions: [ask('One?'), ask('Two?')] });
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
    const { id } = await made(headers);
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
    const { id } = await opened(headers);
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
    const { id } = await opened(me.headers);
    const answered: unknown[] = [];
    const answer = async (_trx: unknown, closed: unknown) => {
      answered.push(closed);
      return [];
    };
    const changes = createJobChanges({ ...services, jobClosings: [{ answer }] });
    const actor = {
      ...{ kind: 'recruiter', accountId: me.id, sessionId: 'one' },
      ...inGoodStanding,
    } as const;
    await changes.update(actor, id, { step: 'close', words: 'Thank you.' });
    await expect(changes.update(actor, id, { step: 'close' })).rejects.toThrow();
    expect(answered).toEqual([{ jobId: id, words: 'Thank you.', by: me.id }]);
  });

  test('404 and 403: a job of somebody else, and one that a viewer only reads', async () => {
    const { owner, viewer, stranger, projectId } = await createTeam(testApp());
    const { id } = await made(owner.headers, { project_id: projectId });
    expect((await patch(stranger.headers, id, { title: 'Mine' })).statusCode).toBe(404);
    expect((await patch(viewer.headers, id, { title: 'Mine' })).json().code).toBe('PROJECT_RIGHT_MISSING');
    const seen = await list(viewer.headers);
    expect(seen.json().results).toMatchObject([{ id, can_edit: false, steps: [] }]);
    const path = { method: 'DELETE', url: `${url}/${id}` } as const;
    expect((await testApp().app.inject({ ...path, headers: viewer.headers })).statusCode).toBe(403);
    expect((await testApp().app.inject({ ...path, headers: owner.headers })).statusCode).toBe(204);
  });
});

describe('review', () => {
  test('the first three jobs of an unverified recruiter are read before they show, and the poster is told', async () => {
    const { id: me, headers } = await signedInRecruiter(testApp());
    const { jobReview } = testApp().services;
    for (let read = 0; read < 3; read += 1) {
      const job = await made(headers);
      expect(job.needs_review).toBe(true);
      expect((await patch(headers, job.id, { step: 'submit' })).json()).toMatchObject({
        status: 'in_review',
      });
      await jobReview.approve({ publicId: job.jobUniqueId });
      expect(await eventsOf(job.id)).toEqual(['job.submitted', 'job.approved', 'job.opened']);
    }
    const fourth = await opened(headers);
    expect(fourth.needs_review).toBe(false);
    expect((await notificationsOf(testApp(), me)).map(({ ref }) => ref)).toEqual([
      'job.approved',
      'job.approved',
      'job.approved',
    ]);
  });

  test('one that is returned says why, and is read again', async () => {
    const { id: me, headers } = await signedInRecruiter(testApp());
    const { id, jobUniqueId: publicId } = await made(headers);
    await patch(headers, id, { step: 'submit' });
    await testApp().services.jobReview.return({ publicId }, 'Say how long the shoot is.');
    const [row] = (await list(headers)).json().results;
    expect(row).toMatchObject({ status: 'draft', review_note: 'Say how long the shoot is.' });
    expect((await notificationsOf(testApp(), me)).map(({ message }) => message)).toEqual([
      expect.stringContaining('Say how long the shoot is.'),
    ]);
    const again = await patch(headers, id, { step: 'submit', description: 'Two days in Pune in March.' });
    expect(again.json()).toMatchObject({ status: 'in_review', review_note: null });
    expect((await patch(headers, id, { step: 'withdraw' })).json()).toMatchObject({ status: 'draft' });
  });

  test('an open job that starts to ask for money goes back to review, and once read stays open', async () => {
    const { headers } = await verified();
    const { id, jobUniqueId: publicId } = await opened(headers);
    const asks = { description: 'Two days. Registration fee ₹500 to be paid before.' };
    const flagged = await patch(headers, id, asks);
    expect(flagged.json()).toMatchObject({
      status: 'in_review',
      findings: [{ check: 'money_asked', blocks: true, field: 'description' }],
    });
    expect((await stepsOf(id)).at(-1)).toMatchObject({ step: 'flag', actor_id: null });
    await testApp().services.jobReview.approve({ publicId });
    expect((await patch(headers, id, { wanted: 4 })).json()).toMatchObject({ status: 'open', wanted: 4 });
  });

  test('only what the poster can mend is shown to them; moderators find the rest', async () => {
    const { db } = testApp();
    const mobile = '+919820012345';
    const gone = { mobile, mobile_verified_at: new Date(), closed_at: new Date() };
    await createTalent(db, { account: gone });
    const { headers } = await signedInRecruiter(testApp(), { account: { mobile } });
    const job = await made(headers, { description: 'Call 98200 12345.' });
    expect(job.findings.map(({ check }) => check)).toEqual(['contact_in_text']);
    const stored = await db
      .selectFrom('job_finding')
      .select('check_name')
      .where('job_id', '=', job.id)
      .orderBy('id')
      .execute();
    expect(stored.map(({ check_name }) => check_name)).toEqual([
      'contact_in_text',
      'new_account',
      'phone_of_closed_account',
    ]);
  });

  test('a text of somebody else and a fee far from the usual are named with what they are compared with', async () => {
    const text =
      'She sings on the last slow train between Pune and Mumbai, and knows every ticket inspector by name. ' +
      'Two shoot days in March, rehearsals in the evening, a car from the station and back. ' +
      'Send one tape of a song you love and one of a quarrel, each under a minute.';
    const first = await verified();
    const source = await opened(first.headers, { description: text, project_type: 7 });
    for (let more = 0; more < 7; more += 1) await opened(first.headers, { project_type: 7 });
    const { headers } = await verified();
    const copied = await made(headers, {
      ...{ description: text.replace('March', 'April'), project_type: 7, fee_paise: 150_000 },
    });
    expect(copied.findings).toEqual([
      {
        ...{ check: 'fee_unusual', blocks: false, field: 'fee_paise' },
        evidence: {
          ...{ per_day_paise: 150_000, usual_from_paise: 800_000, usual_to_paise: 800_000, compared: 8 },
        },
      },
      {
        ...{ check: 'copied_text', blocks: false, field: 'description' },
        evidence: {
          ...{ job: 'The singer', jobUniqueId: source.jobUniqueId, same_percent: expect.any(Number) },
        },
      },
    ]);
  });
});

describe('a deadline', () => {
  const deadline = { at: inDays(1), zone: 'America/New_York' };

  test('that passes expires the job once, over two nodes, and the poster is told; applications go on', async () => {
    const { db, services } = testApp();
    const { id: me, headers } = await verified();
    const { id } = await opened(headers, { deadline });
    await apply(id);
    const at = (ms: number) => ({ ...services, now: () => new Date(Date.parse(deadline.at) + ms) });
    await createExpiring(at(-1)).expire(id);
    expect((await list(headers)).json().results).toMatchObject([{ status: 'open' }]);
    await Promise.all([createExpiring(at(0)).expire(id), createExpiring(at(0)).expire(id)]);
    expect((await list(headers)).json().results).toMatchObject([{ status: 'expired', applications: 1 }]);
    expect((await stepsOf(id)).map(({ step }) => step)).toEqual(['submit', 'expire']);
    expect((await eventsOf(id)).at(-1)).toBe('job.expired');
    expect((await notificationsOf(testApp(), me)).map(({ ref }) => ref)).toEqual(['job.expired']);
    const application = await db
      .selectFrom('job_application')
      .select('status')
      .where('job_id', '=', id)
      .execute();
    expect(application).toEqual([{ status: 'applied' }]);
    expect(
      faultsOf(await patch(headers, id, { step: 'reopen', deadline: { ...deadline, at: inDays(-1) } })),
    ).toEqual(['deadline']);
    const reopened = await patch(headers, id, { step: 'reopen', deadline: { ...deadline, at: inDays(3) } });
    expect(reopened.json()).toMatchObject({ status: 'open', is_open: true, closed_at: null });
  });

  test('is waited for by one job of the worker, also after it was moved', async () => {
    const { headers } = await verified();
    const { id } = await opened(headers, { deadline });
    const moved = inDays(5);
    await patch(headers, id, { deadline: { ...deadline, at: moved } });
    const { rows } = await testApp().pool.query('select run_at from graphile_worker.jobs where key = $1', [
      `jobs/expire:${id}`,
    ]);
    expect(rows.map(({ run_at }) => run_at.toISOString())).toEqual([moved]);
  });
});

describe('GET /v1/auditions/own and numbers', () => {
  test('1,000 jobs: ten a page in two statements, with what happened to them', async () => {
    const { db, pool } = testApp();
    const { id: me, headers } = await verified();
    await pool.query(
      `insert into job (recruiter_id, title, description, project_type_id, status, opened_at, updated_at)
       select $1, 'Job ' || n, 'Text', 1, 'open', now() - interval '20 days', now() - n * interval '1 hour'
       from generate_series(1, 999) n`,
      [me],
    );
    const job = await opened(headers);
    const old = { updated_at: new Date(Date.now() - 8 * 86_400_000) };
    await apply(job.id, { ...old, status: 'shortlisted' });
    await apply(job.id, { status: 'applied' });
    await apply(job.id, { status: 'withdrawn' });
    const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    await db.insertInto('job_view').values({ job_id: job.id, day, views: 7 }).execute();
    const response = await list(headers);
    const page = listOwnJobs.response.parse(response.json());
    expect(page).toMatchObject({ totalResults: 1000, limit: 10, counts: { open: 1000, draft: 0 } });
    const [row] = page.results;
    expect(row).toMatchObject({
      ...{ id: job.id, views: 7, applications: 2, unseen: 1, chosen: 1, overdue: 1 },
      faces: [{ name: 'Asha Kulkarni' }, { name: 'Asha Kulkarni' }],
    });
    expect(row?.recent).toHaveLength(14);
    expect(row?.recent.at(-1)).toEqual({ views: 7, applications: 2 });
    expect((await list(headers, '?title=Job%2099&status=open')).json().totalResults).toBe(11);
    const actor = { kind: 'recruiter', accountId: me, sessionId: 'one' } as const;
    const statements = await countStatements(testApp(), (counted) =>
      createJobLists({ db: counted, photoUrl: async (key) => key }).list(
        { ...actor, ...inGoodStanding },
        { page: 1, limit: 10 },
      ),
    );
    expect(statements).toBe(2);
    const numbers = await testApp().app.inject({ url: `${url}/numbers/${job.id}`, headers });
    expect(numbers.json()).toEqual({
      ...{ views: 7, applications: 2, saved: 0, days: [{ day, views: 7, applications: 2 }] },
      stages: [
        { status: 'applied', count: 1 },
        { status: 'shortlisted', count: 1 },
        { status: 'withdrawn', count: 1 },
      ],
    });
    const other = page.results[1]?.id;
    const quiet = (await testApp().app.inject({ url: `${url}/numbers/${other}`, headers })).json();
    expect(quiet.days).toHaveLength(21);
    expect(quiet).toMatchObject({ views: 0, applications: 0, stages: [] });
    const stranger = await verified();
    const refused = await testApp().app.inject({
      url: `${url}/numbers/${job.id}`,
      headers: stranger.headers,
    });
    expect(refused.statusCode).toBe(404);
  });
});

test('an archive has what was written about a job, and erasing takes it out', async () => {
  const { db, pool } = testApp();
  const { id: me, headers } = await verified();
  const media = { kind: 'photo', label: 'Face', note: 'Plain', is_required: true, max_seconds: null };
  const question = { kind: 'choice', text: 'Which days?', is_required: true, choices: ['Mon', 'Tue'] };
  const disclosures = [{ kind: 'stunts', level: 'light', note: 'A fall' }];
  const said = {
    media: [media],
    questions: [question],
    disclosures,
    pay_note: 'Food',
    production_title: 'Line',
  };
  const { id } = await opened(headers, said);
  expect(await listPostedJobs(db, { id: me })).toMatchObject([
    {
      ...{ title: 'The singer', pay_note: 'Food', production_title: 'Line' },
      ...{ questions: ['Which days?'], media: ['Face: Plain'], disclosures: ['stunts: light: A fall'] },
    },
  ]);
  await emptyPostedJobs(db, { id: me });
  const { rows } = await pool.query(
    `select row_to_json(job)::text || (select json_agg(asked)::text from job_question asked where job_id = job.id)
      || (select json_agg(asked)::text from job_media_request asked where job_id = job.id)
      || (select json_agg(asked)::text from job_disclosure asked where job_id = job.id) as kept
     from job where id = $1`,
    [id],
  );
  expect(rows[0]?.kept).toContain('"status":"closed"');
  for (const words of ['6:40', 'Food', 'Line', 'Which days', 'Mon', 'Face', 'Plain', 'A fall'])
    expect(rows[0]?.kept).not.toContain(words);
});
