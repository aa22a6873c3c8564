import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  applicationCalls,
  askQuestion,
  postedJob,
  putApplication,
  requestMedia,
  someone,
} from '../../../../test/applications.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { createJobClosing } from './job-closing.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { apply, move, read } = applicationCalls(testApp);
const refsOf = async (accountId: number) =>
  (await notificationsOf(testApp(), accountId)).map(({ ref }) => ref);
const statusOf = async (id: number) => {
  const { status } = await db()
    .selectFrom('job_application')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
};

test('201: the withdrawn one is sent again with what is in this call, once', async () => {
  const { recruiter, job } = await postedJob(db());
  const question = await askQuestion(db(), job.id);
  const tape = await requestMedia(db(), job.id, { is_required: true });
  const talent = await someone(db());
  const photo = await db()
    .selectFrom('gallery_item')
    .select('id')
    .where('talent_id', '=', talent.id)
    .executeTakeFirstOrThrow();
  const first = await apply(talent, {
    jobId: job.public_id,
    note: 'First',
    answers: [{ question_id: question.id, answer: 'Yes' }],
    media: [{ gallary_id: photo.id }],
    awaited: [tape.id],
    client_id: randomUUID(),
  });
  const { id } = first.json();
  await move(recruiter, id, { jobApplyStatus: 3, from: 1 });
  await move(talent, id, { jobApplyStatus: 9 });
  const again = { jobId: job.public_id, note: 'Second', awaited: [tape.id], client_id: randomUUID() };
  expect((await apply(talent, { ...again, awaited: [] })).json().errors).toMatchObject([{ field: 'media' }]);
  for (const answer of await Promise.all([apply(talent, again), apply(talent, again)]))
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        id,
        jobApplyStatus: 1,
        sent: { note: 'Second', answers: [], media: [], awaited: [{ id: tape.id }] },
      },
    ]);
  const { steps } = (await read(talent, id)).json();
  expect(steps.map(({ status }: { status: string }) => status)).toEqual([
    'applied',
    'shortlisted',
    'withdrawn',
    'applied',
  ]);
  expect(await refsOf(recruiter.id)).toEqual([
    'application.sent',
    'application.withdrawn',
    'application.sent-again',
  ]);
  const other = await apply(talent, { ...again, client_id: randomUUID() });
  expect([other.statusCode, other.json().code]).toEqual([409, 'CONFLICT']);
});

test('a change or an application that is sent again names the media that follow', async () => {
  const { job } = await postedJob(db());
  const [tape, song] = [await requestMedia(db(), job.id), await requestMedia(db(), job.id)];
  const talent = await someone(db());
  const { id } = (await apply(talent, { jobId: job.public_id })).json();
  const awaited = (answer: { json: () => { sent: { awaited: { id: number }[] } } }) =>
    answer.json().sent.awaited.map((request) => request.id);
  expect(awaited(await move(talent, id, { awaited: [tape.id] }))).toEqual([tape.id]);
  expect(awaited(await move(talent, id, { note: 'More', awaited: [song.id] }))).toEqual([tape.id, song.id]);
  const unknown = await move(talent, id, { awaited: [song.id + 1000] });
  expect(unknown.json().errors).toMatchObject([{ field: 'awaited' }]);
  await move(talent, id, { jobApplyStatus: 9 });
  expect((await move(talent, id, { awaited: [tape.id] })).json().code).toBe('ALREADY_SETTLED');
  expect(awaited(await move(talent, id, { jobApplyStatus: 1, media: [], awaited: [] }))).toEqual([
    tape.id,
    song.id,
  ]);
});

test('403: nobody applies again with an unfinished or frozen profile', async () => {
  const { job } = await postedJob(db());
  const talent = await someone(db());
  const id = await putApplication(db(), { job: job.id, talent, status: 'withdrawn' });
  const profile = db().updateTable('talent').where('account_id', '=', talent.id);
  await profile.set({ completed_at: null }).execute();
  expect((await move(talent, id, { jobApplyStatus: 1 })).json().code).toBe('PROFILE_INCOMPLETE');
  await profile.set({ completed_at: new Date() }).execute();
  const account = db().updateTable('account').where('id', '=', talent.id);
  await account.set({ frozen_at: new Date(), frozen_reason: 'Test' }).execute();
  expect((await move(talent, id, { jobApplyStatus: 1 })).json().code).toBe('PROFILE_FROZEN');
});

type Answer = Awaited<ReturnType<typeof move>>;

/** Sent while somebody is closing the job: the call waits, or is over before it is closed. */
const whileClosing = async (
  job: { id: number },
  by: number,
  send: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await db()
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('job').set({ status: 'closed' }).where('id', '=', job.id).execute();
      await createJobClosing(testApp().services).answer(trx, { jobId: job.id, words: null, by });
      let isOver = false;
      const sent = send().finally(() => {
        isOver = true;
      });
      const isWaiting = async () => {
        const { rows } = await testApp().pool.query<{ waits: boolean }>(
          `select exists (select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock') as waits`,
        );
        return rows[0]?.waits === true;
      };
      while (!isOver && !(await isWaiting()));
      // Not awaited here: it may be waiting for this transaction.
      return { sent };
    });
  return answer.sent;
};

test.each(['apply again', 'apply with a new call', 'be considered again'])(
  'a job that closes meanwhile leaves nobody to %s',
  async (what) => {
    const { recruiter, job } = await postedJob(db());
    const talent = await someone(db());
    const isTeam = what === 'be considered again';
    const status = isTeam ? 'not_selected' : 'withdrawn';
    const id = await putApplication(db(), { job: job.id, talent, status });
    const answer = await whileClosing(job, recruiter.id, () => {
      if (isTeam) return move(recruiter, id, { jobApplyStatus: 2, from: 8 });
      return what === 'apply again'
        ? move(talent, id, { jobApplyStatus: 1, from: 9 })
        : apply(talent, { jobId: job.public_id });
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALREADY_SETTLED']);
    expect(await statusOf(id)).toBe(status);
  },
);
