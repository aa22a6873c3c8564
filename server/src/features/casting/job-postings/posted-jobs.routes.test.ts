import { listOwnJobs } from '@callboard/contract/casting/job-postings';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTeam } from '../../../../test/character-team.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { createTalent } from '../../../../test/factories.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { faultsOf, inDays, jobsUrl, ownJobsOf } from '../../../../test/own-jobs.ts';
import { signedInRecruiter } from '../../../../test/project-callers.ts';
import { createExpiring } from './expiring.job.ts';
import { createJobLists } from './list-jobs.service.ts';
import { emptyPostedJobs, listPostedJobs } from './personal-data.queries.ts';

const testApp = useTestApp();
const { patch, make, list, verified, open, stepsOf, eventsOf, apply } = ownJobsOf(testApp);
const inGoodStanding = { frozen: false, complete: true, verified: true } as const;

describe('review', () => {
  test('the first three jobs of an unverified recruiter are read before they show, and the poster is told', async () => {
    const { id: me, headers } = await signedInRecruiter(testApp());
    const { jobReview } = testApp().services;
    for (let read = 0; read < 3; read += 1) {
      const job = await make(headers);
      expect(job.needs_review).toBe(true);
      const submitted = (await patch(headers, job.id, { step: 'submit' })).json();
      expect(submitted).toMatchObject({ status: 'in_review' });
      await jobReview.approve({ publicId: job.jobUniqueId, revision: submitted.revision });
      expect(await eventsOf(job.id)).toEqual(['job.submitted', 'job.approved', 'job.opened']);
    }
    const fourth = await open(headers);
    expect(fourth.needs_review).toBe(false);
    expect((await notificationsOf(testApp(), me)).map(({ ref }) => ref)).toEqual([
      'job.approved',
      'job.approved',
      'job.approved',
    ]);
  });

  test('one that is returned says why, and is read again', async () => {
    const { id: me, headers } = await signedInRecruiter(testApp());
    const { id, jobUniqueId: publicId } = await make(headers);
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

  test('where the poster left the project, its owner is told', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    const { id, jobUniqueId: publicId } = await make(associate.headers, { project_id: projectId });
    const asks = { description: 'Two days. Registration fee ₹500 to be paid before.' };
    await patch(associate.headers, id, { ...asks, step: 'submit' });
    await testApp().db.deleteFrom('project_member').where('account_id', '=', associate.id).execute();
    await testApp().services.jobReview.return({ publicId }, 'Never ask for money.');
    expect((await notificationsOf(testApp(), owner.id)).map(({ ref }) => ref)).toEqual(['job.returned']);
    expect(await notificationsOf(testApp(), associate.id)).toEqual([]);
  });

  test('an open job that starts to ask for money goes back to review, and once read stays open', async () => {
    const { headers } = await verified();
    const { id, jobUniqueId: publicId } = await open(headers);
    const asks = { description: 'Two days. Registration fee ₹500 to be paid before.' };
    const flagged = await patch(headers, id, asks);
    expect(flagged.json()).toMatchObject({
      status: 'in_review',
      findings: [{ check: 'money_asked', blocks: true, field: 'description' }],
    });
    expect((await stepsOf(id)).at(-1)).toMatchObject({ step: 'flag', actor_id: null });
    await testApp().services.jobReview.approve({ publicId, revision: flagged.json().revision });
    expect((await patch(headers, id, { wanted: 4 })).json()).toMatchObject({ status: 'open', wanted: 4 });
  });

  test('only what the poster can mend is shown to them; moderators find the rest', async () => {
    const { db } = testApp();
    const mobile = '+919820012345';
    const gone = { mobile, mobile_verified_at: new Date(), closed_at: new Date() };
    await createTalent(db, { account: gone });
    const { headers } = await signedInRecruiter(testApp(), { account: { mobile } });
    const job = await make(headers, { description: 'Call 98200 12345.' });
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
    const source = await open(first.headers, { description: text, project_type: 7 });
    for (let more = 0; more < 7; more += 1) await open(first.headers, { project_type: 7 });
    const { headers } = await verified();
    const copied = await make(headers, {
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
    const { id } = await open(headers, { deadline });
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
    const { id } = await open(headers, { deadline });
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
    const job = await open(headers);
    const old = { step_since: new Date(Date.now() - 8 * 86_400_000) };
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
    const numbers = await testApp().app.inject({ url: `${jobsUrl}/numbers/${job.id}`, headers });
    expect(numbers.json()).toEqual({
      ...{ views: 7, applications: 2, saved: 0, days: [{ day, views: 7, applications: 2 }] },
      stages: [
        { status: 'applied', count: 1 },
        { status: 'shortlisted', count: 1 },
        { status: 'withdrawn', count: 1 },
      ],
    });
    const other = page.results[1]?.id;
    const quiet = (await testApp().app.inject({ url: `${jobsUrl}/numbers/${other}`, headers })).json();
    expect(quiet.days).toHaveLength(21);
    expect(quiet).toMatchObject({ views: 0, applications: 0, stages: [] });
    const stranger = await verified();
    const refused = await testApp().app.inject({
      url: `${jobsUrl}/numbers/${job.id}`,
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
  const { id } = await open(headers, said);
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
